import { type Random, quickRandom } from '@nightfall/kernel';

export type Value = null | boolean | number | string | Value[] | { [key: string]: Value };
export const pick = <V>(random: Random, from: readonly V[]): V => from[random.int(from.length)]!;
export const newRandom = quickRandom;

const TEXTS = [
  '',
  ' ',
  'null',
  '0',
  '-1',
  '1e999',
  '../..',
  '%00',
  '\u0000',
  '\ud800',
  '\u202e',
  '💥',
  'a'.repeat(300),
  '__proto__',
  "' OR 1=1 --",
  '<b>',
];
const NUMBERS = [0, -0, 1, -1, 0.5, 63, 64, 2 ** 31, -(2 ** 31), 2 ** 53, 1e21, 1e308];

/** Any JSON, seldom deep. */
function anything(random: Random, depth = 0): Value {
  switch (random.int(depth > 3 ? 4 : 7)) {
    case 0:
      return null;
    case 1:
      return random.int(2) === 0;
    case 2:
      return pick(random, NUMBERS);
    case 3:
      return pick(random, TEXTS);
    case 4:
      return Array.from({ length: random.int(4) }, () => anything(random, depth + 1));
    default:
      return Object.fromEntries(
        Array.from({ length: random.int(4) }, () => [
          pick(random, [...TEXTS, 'type', 'seat', 'at']),
          anything(random, depth + 1),
        ]),
      );
  }
}

/** The same with one thing changed somewhere in it. */
function mutated(random: Random, value: Value): Value {
  if (random.int(4) === 0 || typeof value !== 'object' || value === null) return anything(random);
  if (Array.isArray(value)) {
    if (value.length === 0) return [anything(random)];
    const at = random.int(value.length);
    const one = random.int(3);
    if (one === 0) return value.toSpliced(at, 1);
    return value.with(at, one === 1 ? value[random.int(value.length)]! : mutated(random, value[at]!));
  }
  const keys = Object.keys(value);
  const key = keys.length > 0 ? pick(random, keys) : 'x';
  const { [key]: old = null, ...rest } = value;
  return random.int(4) === 0 ? rest : { ...rest, [random.int(8) === 0 ? pick(random, TEXTS) : key]: mutated(random, old) };
}
/** Mostly as it should be, sometimes not. */
export const nearly = (random: Random, value: Value): Value => (random.int(3) === 0 ? mutated(random, value) : value);

/** JSON, now and then cut off or with a byte changed. */
export function written(random: Random, value: Value): string {
  const text = JSON.stringify(value);
  const how = random.int(12);
  if (how === 0) return text.slice(0, random.int(text.length + 1));
  if (how > 1) return text;
  const at = random.int(text.length + 1);
  return text.slice(0, at) + String.fromCharCode(random.int(256)) + text.slice(at + 1);
}
