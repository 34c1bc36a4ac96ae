import { plain, type Block } from './markdown.ts';
import { placesIn } from './search.ts';

/** A part of a rulebook that is read at once. The first has no number: what the game is about. */
export type Chapter = { readonly id: string; readonly name: string; readonly blocks: readonly Block[] };

const isChapter = (block: Block): block is Extract<Block, { type: 'heading' }> => block.type === 'heading' && block.level === 2;

export function chaptersOf(blocks: readonly Block[]): readonly Chapter[] {
  const starts = blocks.flatMap((block, i) => (isChapter(block) ? [{ block, i }] : []));
  const before = blocks.slice(0, starts[0]?.i ?? blocks.length);
  // The title alone tells nothing.
  const first: Chapter[] = before.some(({ type }) => type !== 'heading')
    ? [{ id: 'about', name: 'About the game', blocks: before }]
    : [];
  const rest = starts.map(({ block, i }, n): Chapter => {
    return { id: block.id, name: plain(block.children), blocks: blocks.slice(i, starts[n + 1]?.i) };
  });
  return [...first, ...rest];
}

/** The chapter in which a clause or a heading stands; for a number that stands for a whole section, that section. */
export function chapterOf(chapters: readonly Chapter[], place: string): number {
  const has = (id: string) => chapters.findIndex((one) => one.id === id || placesIn(one.blocks).some(({ to }) => to === id));
  const number = place.replace(/^[A-Z]{2}-/, '');
  const found = [place, `section-${number}`].map(has).find((at) => at >= 0);
  if (found !== undefined) return found;
  return number.includes('.') ? chapterOf(chapters, place.slice(0, place.lastIndexOf('.'))) : 0;
}
