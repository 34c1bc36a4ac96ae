import { markdown, plain, type Block } from './markdown.ts';

/** A place in a rulebook that search can find: a heading by its id, or a clause by its number. */
export type Hit = { readonly to: string; readonly isHeading: boolean; readonly text: string };

const clause = (to: string, text: string): Hit => ({ to, isHeading: false, text });

function listed(block: Block): Hit[] {
  switch (block.type) {
    case 'heading':
      return block.level === 1 ? [] : [{ to: block.id, isHeading: true, text: plain(block.children) }];
    case 'paragraph':
      return block.clause ? [clause(block.clause, plain(block.children))] : [];
    case 'quote':
      return block.children.flatMap(listed);
    case 'table':
      return block.rows.flatMap((row) => (row.clause ? [clause(row.clause, row.cells.map(plain).join(' · '))] : []));
    case 'list':
      return block.items.flatMap(listedItem);
    default:
      return [];
  }
}
function listedItem(item: Extract<Block, { type: 'list' }>['items'][number]): Hit[] {
  const nested = item.nested.flatMap(listed);
  if (!item.clause) return nested;
  return [clause(item.clause, [plain(item.children), ...nested.map((hit) => hit.text)].join(' ')), ...nested];
}

export const placesIn = (blocks: readonly Block[]): readonly Hit[] => blocks.flatMap(listed);
export const placesOf = (source: string): readonly Hit[] => placesIn(markdown(source));

/** The places that have all the words, the numbers themselves included; headings first. */
export function searchRules(places: readonly Hit[], query: string): readonly Hit[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const found = places.filter(({ to, isHeading, text }) => {
    const said = `${isHeading ? '' : to} ${text}`.toLowerCase();
    return words.every((word) => said.includes(word));
  });
  return [...found.filter(({ isHeading }) => isHeading), ...found.filter(({ isHeading }) => !isHeading)];
}

const MARK = '<!-- for programmers -->';
/** A chapter whose heading is followed by the mark, and a clause that ends with it. */
const CHAPTER = new RegExp(`^## [^\\n]*\\n\\n${MARK}\\n.*?(?=^## |(?![^]))`, 'gms');
const CLAUSE = new RegExp(`^- (?:(?!\\n- |\\n\\n).)*?${MARK}(?:\\n|$)`, 'gms');

/** What only programmers need is left out: why a clause needs no code, and what is marked as theirs. */
export const forPlayers = (source: string): string =>
  source
    .replaceAll(/\s*\*\(no code:.*?\)\*/gs, '')
    .replaceAll(CHAPTER, '')
    .replaceAll(CLAUSE, '');
