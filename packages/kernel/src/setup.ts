import { copy } from './copy.ts';
import { HOUSE, readHouse } from './house.ts';
import type { Game, OptionSpec, Options, Setup } from './game.ts';
import { data as anyData, int, isFields, type Shape } from './shape.ts';
import type { Fault, Json } from './types.ts';

/** Maximum length of a text option and of a piece of data, in characters. */
const MAX_TEXT = 256;
const DATA = anyData(20_000);

/** Settings from outside: options left out take their defaults, everything else is refused with its place and clause. */
export function readSetup(
  { players, options, dials = [] }: Pick<Game, 'players' | 'options' | 'dials'>,
  data: unknown,
): Setup | readonly Fault[] {
  if (!isFields(data)) return [{ where: '', code: 'OBJECT', text: 'Settings must have `players` and `options`.' }];
  const faults: Fault[] = [];
  for (const key of Object.keys(data))
    if (key !== 'players' && key !== 'options')
      faults.push({ where: key.slice(0, 40), code: 'UNKNOWN', text: 'There is no such setting.' });
  const seats = readPlayers(int(players.min, players.max), data['players'], faults);
  const { [HOUSE]: house, ...rest } = isFields(data['options']) ? data['options'] : {};
  const given = isFields(data['options']) ? rest : (data['options'] ?? {});
  const chosen = { ...readOptions(options, given, faults), ...readHouse(dials, house, faults) };
  return faults.length > 0 ? faults : { players: seats, options: chosen };
}
function readPlayers(shape: Shape<number>, value: unknown, faults: Fault[]): number {
  if (!shape.is(value)) faults.push({ where: 'players', code: 'PLAYERS', text: `The number of players must be ${shape.what}.` });
  return value as number;
}

/** Every option of the game with a value. Faults are noted under `options.`. */
export function readOptions(specs: readonly OptionSpec[], data: unknown, faults: Fault[], where = 'options'): Options {
  if (!isFields(data)) faults.push({ where, code: 'OBJECT', text: `${where} must be an object.` });
  const given = isFields(data) ? data : {};
  const chosen: { [id: string]: Json } = {};
  for (const spec of specs) chosen[spec.id] = readOption(spec, given[spec.id], `${where}.${spec.id}`, faults);
  for (const id of Object.keys(given))
    if (!specs.some((spec) => spec.id === id))
      faults.push({ where: `${where}.${id.slice(0, 40)}`, code: 'UNKNOWN', text: `There is no option "${id.slice(0, 40)}".` });
  return chosen;
}

function readOption(spec: OptionSpec, value: unknown, where: string, faults: Fault[]): Json {
  if (value === undefined) return spec.default;
  const found = valueOf(spec, value);
  if (found !== undefined) return found;
  faults.push({ where, code: 'VALUE', text: `${spec.name} must be ${whatOf(spec)}.`, rule: spec.rule });
  return spec.default;
}

/** The value an option gets; undefined if it cannot have this one. Choices may come as numbers and flags: `6` for "6". */
function valueOf(spec: OptionSpec, value: unknown): Json | undefined {
  switch (spec.kind) {
    case 'choice':
      return typeof value === 'object' ? undefined : spec.choices.find((choice) => choice.value === String(value))?.value;
    case 'switch':
      return typeof value === 'boolean' ? value : undefined;
    case 'number':
      return int(spec.min, spec.max).is(value) ? (value as number) : undefined;
    case 'text':
      return typeof value === 'string' && value.length <= MAX_TEXT && new RegExp(`^(?:${spec.pattern})$`, 'v').test(value)
        ? value
        : undefined;
    case 'data':
      return DATA.is(value) ? copy(value as Json) : undefined;
  }
}
function whatOf(spec: OptionSpec): string {
  switch (spec.kind) {
    case 'choice':
      return `one of ${spec.choices.map((choice) => choice.value).join(', ')}`;
    case 'switch':
      return 'true or false';
    case 'number':
      return `a whole number from ${spec.min} to ${spec.max}`;
    case 'text':
      return `a text of ${spec.hint}`;
    case 'data':
      return DATA.what;
  }
}
