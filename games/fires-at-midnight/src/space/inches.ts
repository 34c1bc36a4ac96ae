/** Lengths in the words of players (FM-0.2): inches with one decimal, and more only where one would hide what decided. */

const DIGITS = [1, 2, 3] as const;

/** Mil as inches. A length on one side of the limit never reads as if it lay on it: 4.001″ stays 4.001″, 2.736″ is 2.7″. */
export function inches(mil: number, limit = 0): string {
  const whole = Math.max(mil, 0);
  const side = Math.sign(whole - limit);
  const isTold = (digits: number) => Math.sign(Number((whole / 1000).toFixed(digits)) - limit / 1000) === side;
  return `${(whole / 1000).toFixed(DIGITS.find(isTold) ?? 3)}″`;
}

/** FM-0.2 µin as inches; rounded up to a mil first, so that a length beyond the limit never reads like the limit. */
export const inchesUp = (length: number, limit = 0): string => inches(Math.ceil(length / 1000), limit);
