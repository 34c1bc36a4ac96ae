import type { Item } from './pubsub.ts';

/** PostgreSQL takes letters of less than 8,000 bytes. */
const FULL = 7900;
/** Rows beyond this are not sent along: whoever needs them reads them. */
const LONG = 4000;

type Letter = { readonly node: string; readonly items: readonly Item[] };
/** How every letter of a node begins. */
const headOf = (node: string): string => `{"node":${JSON.stringify(node)},"items":[`;

/** As few letters as hold these items, in their order. */
export function lettersOf(node: string, items: readonly Item[]): string[] {
  const letters: string[][] = [];
  let room = 0;
  for (const text of items.map(written)) {
    const bytes = Buffer.byteLength(text) + 1;
    if (bytes > room) {
      letters.push([]);
      room = FULL - headOf(node).length;
    }
    letters[letters.length - 1]!.push(text);
    room -= bytes;
  }
  return letters.map((texts) => `${headOf(node)}${texts.join(',')}]}`);
}
function written(item: Item): string {
  const text = JSON.stringify(item);
  return item.k === 'lines' && Buffer.byteLength(text) > LONG ? JSON.stringify({ ...item, rows: undefined }) : text;
}

/** What others wrote. A node hears its own letters, too, and need not read them. */
export const readLetter = (node: string, text: string): Letter =>
  text.startsWith(headOf(node)) ? { node, items: [] } : (JSON.parse(text) as Letter);
