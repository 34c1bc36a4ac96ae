import { canonical } from '../canonical.ts';

/** Quick where the keys stand in the same order, exact where they do not. */
export const isSame = (a: unknown, b: unknown): boolean =>
  JSON.stringify(a) === JSON.stringify(b) || canonical(a) === canonical(b);

/** Where two values part, as a short text. */
export function difference(a: unknown, b: unknown): string {
  const [left, right] = [canonical(a), canonical(b)];
  let at = 0;
  while (left[at] === right[at] && at < left.length) at++;
  return `…${left.slice(Math.max(0, at - 60), at + 80)} against …${right.slice(Math.max(0, at - 60), at + 80)}`;
}

/** A copy through JSON: nothing of it belongs to the original. */
export const plainCopy = <V>(value: V): V => JSON.parse(JSON.stringify(value)) as V;
