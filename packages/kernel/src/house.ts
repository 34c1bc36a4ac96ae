import type { Options } from './game.ts';
import { int, isFields, optional, record, type Shape } from './shape.ts';
import type { Fault, Json, Types } from './types.ts';

/** A number of the book that a table may change as a house rule. Without one, nothing of a game changes. */
export type Dial<S extends Types['state'] = Types['state']> = {
  readonly id: string;
  readonly name: string;
  /** What it says with a number in the place of `{n}`, within a sentence: "an experience counter costs {n} XP". */
  readonly words: string;
  readonly rule: string;
  readonly min: number;
  readonly max: number;
  /** A value that is not the book's, to begin with when somebody asks what it does. */
  readonly trial: number;
  /** What it is at this table; undefined: the table has no such number. */
  now(state: S): number | undefined;
};
export type House = { readonly [dial: string]: number };
/** The option that carries the house rules of a table; it is there only where there are some. */
export const HOUSE = 'house';

export const houseOf = (options: Options): House => (options[HOUSE] ?? {}) as House;

/** The house rules as a part of a state, which has none by the book. */
export const houseIn = (options: Options): { readonly house?: House } => {
  const house = houseOf(options);
  return Object.keys(house).length > 0 ? { house } : {};
};
/** House rules in a position. */
export const houseShape = (dials: readonly Dial[]): Shape<House> =>
  record(Object.fromEntries(dials.map(({ id, min, max }) => [id, optional(int(min, max))]))) as Shape<House>;

/** House rules from outside, as an option of their own; nothing where there are none. */
export function readHouse(dials: readonly Dial[], value: unknown, faults: Fault[]): Options {
  const given = isFields(value) ? value : value === undefined || value === null ? {} : { '?': value };
  for (const [id, n] of Object.entries(given)) {
    const fault = faultIn(
      dials.find((dial) => dial.id === id),
      n,
      dials,
    );
    if (fault) faults.push({ where: `options.${HOUSE}.${id.slice(0, 40)}`, ...fault });
  }
  return Object.keys(given).length > 0 ? { [HOUSE]: given as Json } : {};
}
function faultIn(dial: Dial | undefined, n: unknown, dials: readonly Dial[]): Omit<Fault, 'where'> | undefined {
  const known = dials.length > 0 ? `there are ${dials.map(({ id }) => id).join(', ')}` : 'this game has none';
  if (!dial) return { code: 'UNKNOWN', text: `There is no such number to change; ${known}.` };
  const { is, what } = int(dial.min, dial.max);
  return is(n) ? undefined : { code: 'VALUE', text: `${dial.name} must be ${what}.`, rule: dial.rule };
}

/** "House rule: an experience counter costs 4 XP"; undefined by the book. */
export function houseInWords(dials: readonly Dial[] = [], options: Options = {}): string | undefined {
  const house = houseOf(options);
  const said = dials.flatMap(({ id, words }) => (house[id] === undefined ? [] : [words.replace('{n}', String(house[id]))]));
  return said.length === 0 ? undefined : `House rule${said.length > 1 ? 's' : ''}: ${said.join('; ')}`;
}
