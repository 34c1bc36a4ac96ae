import { type Scene, markOf, nameOf } from './scene.ts';

const WHAT: Record<string, string> = { e: 'enemy', w: 'enemy, wallbreaker', g: 'gate', '-': 'no square' };
export const KIND_WORDS: Record<string, string> = {
  troop: 'a troop',
  flamestrike: 'Flamestrike',
  hammer: 'Divine Hammer',
  volley: 'a volley',
  hero: 'a hero',
  last: 'the last troop',
  free: 'a free mark',
};

/** A square in words, for those who hear the sheet: "e4, enemy, forbidden: e4 touches f4, drawn this turn." */
export function describe(scene: Scene, cell: number, whyNot: string | undefined, path: readonly number[]): string {
  const words = [nameOf(scene, cell), WHAT[scene.letters[cell]!]!];
  const mark = markOf(scene, cell);
  const place = path.indexOf(cell);
  if (mark) words.push(`marked in turn ${mark.turn} by ${KIND_WORDS[mark.kind] ?? mark.kind}`);
  else if (place >= 0) words.push(`square ${place + 1} of ${path.length} in your hand`);
  else if (scene.letters[cell] !== '-') words.push(whyNot ? `forbidden: ${whyNot}` : 'open');
  return words.join(', ');
}
