import { canonical } from '../canonical.ts';

/** Fast if the keys are in the same order, exact if they are not. */
export const isSame = (a: unknown, b: unknown): boolean =>
  JSON.stringify(a) === JSON.stringify(b) || canonical(a) === canonical(b);

/** Where two values differ, as a short text. */
export function difference(a: unknown, b: unknown): string {
  const [left, right] = [canonical(a), canonical(b)];
  let at = 0;
  while (left[at] === right[at] && at < left.length) at++;
  return `…${left.slice(Math.max(0, at - 60), at + 80)} against …${right.slice(Math.max(0, at - 60), at + 80)}`;
}

/** A copy through JSON that shares nothing with the original. */
export const plainCopy = <V>(value: V): V => JSON.parse(JSON.stringify(value)) as V;
