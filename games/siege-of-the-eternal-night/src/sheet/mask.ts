/** A set of places: bit `i & 31` of word `i >>> 5` stands for place `i` (SN-2.5). Plain numbers, so that it lives in the state. */
export type Mask = number[];

export const emptyMask = (): Mask => [0, 0, 0, 0];
export const has = (mask: readonly number[], place: number): boolean => ((mask[place >>> 5]! >>> (place & 31)) & 1) === 1;

export function add(mask: Mask, place: number): void {
  mask[place >>> 5]! |= 1 << (place & 31);
}

/** Adds all places of `other`. */
export function join(mask: Mask, other: readonly number[]): void {
  for (let w = 0; w < 4; w++) mask[w]! |= other[w]!;
}

/** The places of `a` that are not in `b`. */
export const without = (a: readonly number[], b: readonly number[]): Mask => [
  a[0]! & ~b[0]!,
  a[1]! & ~b[1]!,
  a[2]! & ~b[2]!,
  a[3]! & ~b[3]!,
];
export const both = (a: readonly number[], b: readonly number[]): Mask => [
  a[0]! & b[0]!,
  a[1]! & b[1]!,
  a[2]! & b[2]!,
  a[3]! & b[3]!,
];
export const either = (a: readonly number[], b: readonly number[]): Mask => [
  a[0]! | b[0]!,
  a[1]! | b[1]!,
  a[2]! | b[2]!,
  a[3]! | b[3]!,
];

function bits(word: number): number {
  let v = word - ((word >>> 1) & 0x55555555);
  v = (v & 0x33333333) + ((v >>> 2) & 0x33333333);
  return Math.imul((v + (v >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
export const size = (mask: readonly number[]): number => bits(mask[0]!) + bits(mask[1]!) + bits(mask[2]!) + bits(mask[3]!);

export function placesOf(mask: readonly number[]): number[] {
  const found: number[] = [];
  for (let w = 0; w < 4; w++)
    for (let word = mask[w]!; word !== 0; word &= word - 1) found.push(w * 32 + 31 - Math.clz32(word & -word));
  return found;
}

export function maskOf(places: readonly number[]): Mask {
  const mask = emptyMask();
  for (const place of places) add(mask, place);
  return mask;
}
