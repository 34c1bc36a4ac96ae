import { type Fault, type Setup, advance, isFaults, readSetup } from '@nightfall/kernel';
import { about } from './content/about.ts';
import { FIREFIGHTERS, VILLAGERS } from './content/box.ts';
import { dials, options as OPTIONS, settingsOf } from './content/options.ts';
import type { Settings } from './content/settings.ts';
import { rules } from './rules/book.ts';
import type { Firefighter, State } from './state.ts';

/** FM-2.2, FM-2.3 The firefighters go round the table: F1 to the first player, F2 to the second, and again from the first. */
const newFirefighter = (id: string, owner: number): Firefighter => ({
  id,
  owner,
  at: null,
  exit: null,
  down: false,
  water: 0,
  load: null,
  acted: false,
});

/** An empty table before the first die. */
const emptyTable = (settings: Settings, players: number, firefighters: number): State => ({
  // The setup comes first; the rounds wait below it (FM-8.44).
  stack: [
    { rule: 'round', at: 'open' },
    { rule: 'setup', at: 'items', next: 0 },
  ],
  settings,
  round: 0,
  turn: 0,
  active: null,
  ap: 0,
  marks: Array.from({ length: 36 }, () => 0),
  boom: Array.from({ length: 36 }, () => false),
  houses: [],
  trees: [],
  chests: [],
  villagers: VILLAGERS.map((id) => ({ id, at: null, state: 'pool', by: null })),
  crew: FIREFIGHTERS.slice(0, firefighters).map((id, i) => newFirefighter(id, i % players)),
  result: null,
});

/** FM-2.1–2.3 As many as there are players, unless the option says more. */
function crewSize(players: number, asked: number): number | Fault {
  const size = asked === 0 ? players : asked;
  const text = `Each of the ${players} players needs a firefighter.`;
  return size < players ? { where: 'options.firefighters', code: 'CREW', text, rule: 'FM-2.3' } : size;
}

export function setup(wanted: Setup): State | readonly Fault[] {
  const read = readSetup({ players: about.players, options: OPTIONS, dials }, wanted);
  if (isFaults(read)) return read;
  const { players, options } = read;
  const size = crewSize(players, Number(options['firefighters']));
  if (typeof size !== 'number') return [size];
  const s = emptyTable(settingsOf(options), players, size);
  advance(rules, s);
  return s;
}
