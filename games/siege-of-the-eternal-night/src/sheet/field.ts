import { add, emptyMask, type Mask } from './mask.ts';

/** What follows from a grid alone: names, neighbours and sets of places, worked out once. */
export type Field = {
  readonly width: number;
  readonly height: number;
  /** One letter a place, row after row. */
  readonly letters: string;
  readonly names: readonly string[];
  /** Neighbouring squares in the order up, right, down, left; void and outside are nobody's neighbours (SN-2.4). */
  readonly neighbours: readonly (readonly number[])[];
  readonly beside: readonly Mask[];
  /** SN-2.2 */
  readonly squares: Mask;
  readonly enemies: Mask;
  readonly wallbreakers: Mask;
  readonly gates: Mask;
  readonly enemyPlaces: readonly number[];
};

const byText = new Map<string, Field>();
const byGrid = new WeakMap<readonly string[], Field>();
/** An editor may try many grids; old ones are forgotten. */
const KEPT = 64;

export function fieldOf(grid: readonly string[]): Field {
  const known = byGrid.get(grid);
  if (known) return known;
  const text = grid.join('/');
  const field = byText.get(text) ?? buildField(grid);
  if (!byText.has(text) && byText.size >= KEPT) byText.delete(byText.keys().next().value!);
  byText.set(text, field);
  byGrid.set(grid, field);
  return field;
}

/** SN-2.3 The name of a place: column letter, row number from the top. */
const nameOf = (place: number, width: number) => String.fromCharCode(97 + (place % width)) + (Math.floor(place / width) + 1);

function buildField(grid: readonly string[]): Field {
  const width = grid[0]!.length;
  const letters = grid.join('');
  const each = letters.split('');
  const masks = { squares: emptyMask(), enemies: emptyMask(), wallbreakers: emptyMask(), gates: emptyMask() };
  const neighbours = each.map((_, place) => neighboursOf(letters, width, place));
  each.forEach((letter, place) => {
    if (letter !== '-') add(masks.squares, place);
    if (letter === 'e' || letter === 'w') add(masks.enemies, place);
    if (letter === 'w') add(masks.wallbreakers, place);
    if (letter === 'g') add(masks.gates, place);
  });
  const beside = neighbours.map((near) => {
    const mask = emptyMask();
    for (const place of near) add(mask, place);
    return mask;
  });
  const enemyPlaces = each.flatMap((letter, place) => (letter === 'e' || letter === 'w' ? [place] : []));
  const names = each.map((_, place) => nameOf(place, width));
  return { width, height: grid.length, letters, names, neighbours, beside, ...masks, enemyPlaces };
}

/** SN-17.3 Left and right stop at the edge of the box: the next place in the count may begin a new row. */
function neighboursOf(letters: string, width: number, place: number): number[] {
  const column = place % width;
  const near: number[] = [];
  if (place >= width) near.push(place - width);
  if (column < width - 1) near.push(place + 1);
  if (place + width < letters.length) near.push(place + width);
  if (column > 0) near.push(place - 1);
  return letters[place] === '-' ? [] : near.filter((other) => letters[other] !== '-');
}

/** The place that a name means, or −1 when it lies outside the box or is void (SN-5.9). */
export function placeOf(field: Field, name: string): number {
  const column = name.charCodeAt(0) - 97;
  const row = (name.length === 2 ? name.charCodeAt(1) - 48 : Number(name.slice(1))) - 1;
  if (column < 0 || column >= field.width || row < 0 || row >= field.height) return -1;
  const place = row * field.width + column;
  return field.letters.charCodeAt(place) === 45 ? -1 : place;
}

export const isWallbreaker = (field: Field, place: number): boolean => field.letters.charCodeAt(place) === 119;
export const isGate = (field: Field, place: number): boolean => field.letters.charCodeAt(place) === 103;
