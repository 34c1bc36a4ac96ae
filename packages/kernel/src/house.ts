import type { Options } from './game.ts';
import { int, isFields } from './shape.ts';
import type { Fault, Json } from './types.ts';

/** A number of the book that a table may change as a house rule. Without one, nothing of a game changes. */
export type Dial = {
  readonly id: string;
  readonly name: string;
  /** What it says with a number in the place of `{n}`, within a sentence: "a counter costs {n} XP". */
  readonly words: string;
  readonly rule: string;
  readonly min: number;
  readonly max: number;
};
export type House = { readonly [dial: string]: number };
/** The option that carries the house rules of a table; it is there only where there are some. */
export const HOUSE = 'house';

export const houseOf = (options: Options): House => (options[HOUSE] ?? {}) as House;

/** House rules from outside, as an option of their own; nothing where there are none. */
export function readHouse(dials: readonly Dial[], value: unknown, faults: Fault[], where = `options.${HOUSE}`): Options {
  if (value === undefined || value === null) return {};
  if (!isFields(value)) faults.push({ where, code: 'OBJECT', text: 'House rules are numbers by their names.' });
  else for (const [id, n] of Object.entries(value)) faults.push(...dialFaults(dials, id.slice(0, 40), n, where));
  return isFields(value) && Object.keys(value).length > 0 ? { [HOUSE]: { ...value } as Json } : {};
}
function dialFaults(dials: readonly Dial[], id: string, n: unknown, at: string): Fault[] {
  const [where, dial] = [`${at}.${id}`, dials.find((one) => one.id === id)];
  const known = dials.map((one) => one.id).join(', ') || 'none';
  if (!dial) return [{ where, code: 'UNKNOWN', text: `There is no number "${id}" to change; there are ${known}.` }];
  const shape = int(dial.min, dial.max);
  return shape.is(n) ? [] : [{ where, code: 'VALUE', text: `${dial.name} must be ${shape.what}.`, rule: dial.rule }];
}

/** "House rule: a counter costs 4 XP"; undefined by the book. */
export function houseInWords(dials: readonly Dial[] = [], options: Options = {}): string | undefined {
  const house = houseOf(options);
  const said = dials.flatMap(({ id, words }) => (house[id] === undefined ? [] : [words.replace('{n}', String(house[id]))]));
  return said.length === 0 ? undefined : `House rule${said.length > 1 ? 's' : ''}: ${said.join('; ')}`;
}
