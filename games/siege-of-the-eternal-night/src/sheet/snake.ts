import type { Field } from './field.ts';
import { emptyMask, has, type Mask } from './mask.ts';

export type SnakeFault = { readonly code: 'BROKEN' | 'SELF_TOUCH' | 'STRAIGHT'; readonly places: readonly number[] };

/** What is wrong with the form of a path, in the order of SN-13.15; different squares of the sheet are taken for granted. */
export const snakeFault = (field: Field, path: readonly number[]): SnakeFault | undefined =>
  broken(field, path) ?? touchesItself(field, path) ?? straight(path);

/** SN-5.3 Squares that follow each other are neighbours. */
function broken(field: Field, path: readonly number[]): SnakeFault | undefined {
  for (let i = 1; i < path.length; i++)
    if (!has(field.beside[path[i]!]!, path[i - 1]!)) return { code: 'BROKEN', places: [path[i - 1]!, path[i]!] };
  return undefined;
}

/** SN-5.4 Squares that do not follow each other are never neighbours. */
function touchesItself(field: Field, path: readonly number[]): SnakeFault | undefined {
  for (let i = 2; i < path.length; i++)
    for (let j = 0; j < i - 1; j++)
      if (has(field.beside[path[i]!]!, path[j]!)) return { code: 'SELF_TOUCH', places: [path[i]!, path[j]!] };
  return undefined;
}

/** SN-5.5 No four squares that follow each other lie in one line, at any length (SN-12.9); coming back to a row is fine (SN-5.6). */
function straight(path: readonly number[]): SnakeFault | undefined {
  for (let i = 3; i < path.length; i++)
    if (isLine(path, i)) return { code: 'STRAIGHT', places: [path[i - 3]!, path[i - 2]!, path[i - 1]!, path[i]!] };
  return undefined;
}
function isLine(path: readonly number[], i: number): boolean {
  const step = path[i]! - path[i - 1]!;
  return step === path[i - 1]! - path[i - 2]! && step === path[i - 2]! - path[i - 3]!;
}

/** May `next` follow this path, whose squares are all in `used`? It keeps SN-5.3 to SN-5.5. */
export function mayFollow(field: Field, path: readonly number[], used: Mask, next: number): boolean {
  const last = path[path.length - 1]!;
  const near = field.beside[next]!;
  if (has(used, next) || !has(near, last)) return false;
  for (let w = 0; w < 4; w++) {
    const own = w === last >>> 5 ? 1 << (last & 31) : 0;
    if ((near[w]! & used[w]! & ~own) !== 0) return false;
  }
  const n = path.length;
  return n < 3 || next - last !== last - path[n - 2]! || last - path[n - 2]! !== path[n - 2]! - path[n - 3]!;
}

/** Every snake of `length` squares inside `open`, once: its smaller end first (SN-5.7, SN-17.1). */
export function eachSnake(field: Field, length: number, open: readonly number[], found: (path: readonly number[]) => void): void {
  const path: number[] = [];
  const used = emptyMask();
  const flip = (place: number) => (used[place >>> 5]! ^= 1 << (place & 31));
  const step = (place: number) => {
    path.push(place);
    flip(place);
    if (path.length < length) {
      for (const next of field.neighbours[place]!) if (has(open, next) && mayFollow(field, path, used, next)) step(next);
    } else if (length === 1 || path[0]! < place) found(path);
    flip(place);
    path.pop();
  };
  for (let place = 0; place < field.letters.length; place++) if (has(open, place)) step(place);
}

/** Can this path, itself legal, grow to `length` squares inside `open`? */
export function canGrow(field: Field, path: readonly number[], length: number, open: readonly number[]): boolean {
  const used = emptyMask();
  for (const place of path) used[place >>> 5]! |= 1 << (place & 31);
  const grow = (grown: readonly number[]): boolean => {
    if (grown.length >= length) return grown.length === length;
    return field.neighbours[grown[grown.length - 1]!]!.some((next) => {
      if (!has(open, next) || !mayFollow(field, grown, used, next)) return false;
      used[next >>> 5]! ^= 1 << (next & 31);
      const fits = grow([...grown, next]);
      used[next >>> 5]! ^= 1 << (next & 31);
      return fits;
    });
  };
  return grow(path);
}
