import { houseInWords } from './house.ts';
import type { Game, OptionSpec, Setup } from './game.ts';
import type { Json } from './types.ts';

function valueInWords(spec: OptionSpec, value: Json): string {
  if (spec.kind === 'choice')
    return choiceInWords(spec.name, spec.choices.find((choice) => choice.value === value)?.name ?? String(value));
  if (spec.kind === 'switch') return value === true ? spec.name : `No ${spec.name.toLowerCase()}`;
  if (spec.kind === 'data') return spec.name;
  return `${spec.name}: ${String(value)}`;
}
/** A bare number says nothing without what it counts. */
const choiceInWords = (name: string, choice: string): string => (/^\d/.test(choice) ? `${name}: ${choice}` : choice);

/** A setup in a few words: how many play, and what differs from the usual game. */
export function setupInWords(
  { options, players: seats, dials }: Pick<Game, 'options' | 'players' | 'dials'>,
  { players, options: chosen }: Setup,
): string {
  const changed = options.flatMap((spec) => {
    const value = chosen[spec.id] ?? spec.default;
    return JSON.stringify(value) === JSON.stringify(spec.default) ? [] : [valueInWords(spec, value)];
  });
  const table = seats.max === 1 ? [] : [players === 1 ? 'Alone' : `${players} players`];
  const setting = [...table, ...(changed.length > 0 ? changed : ['the usual game'])].join(', ');
  return [setting, houseInWords(dials, chosen) ?? []].flat().join('. ');
}
