import { canonical } from '../canonical.ts';

/** Fast if the keys are in the same order, exact if they are not. */
export const isSame = (a: unknown, b: unknown): boolean =>
  JSON.stringify(a) === JSON.stringify(b) || canonical(a) === canonical(b);

/** Where two values differ, and how: `hands[1][0]: 6 against 4`. */
export function difference(a: unknown, b: unknown, path = ''): string {
  if (isObject(a) && isObject(b) && Array.isArray(a) === Array.isArray(b)) {
    const key = [...Object.keys(a), ...Object.keys(b)].find((one) => !isSame(a[one], b[one]));
    if (key !== undefined) return difference(a[key], b[key], `${path}${Array.isArray(a) ? `[${key}]` : `${path && '.'}${key}`}`);
  }
  return `${path && `${path}: `}${short(a)} against ${short(b)}`;
}
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const short = (value: unknown): string => (value === undefined ? 'nothing' : canonical(value)).slice(0, 120);

/** A copy through JSON that shares nothing with the original. */
export const plainCopy = <V>(value: V): V => JSON.parse(JSON.stringify(value)) as V;
