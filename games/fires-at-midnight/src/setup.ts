import { type Fault, type Setup, advance } from '@nightfall/kernel';
import { FIREFIGHTERS, VILLAGERS } from './content/box.ts';
import { readSettings } from './content/options.ts';
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

const fault = (where: string, code: string, text: string): Fault => ({ where, code, text });

/** FM-2.1–2.3 As many as there are players, unless the option says more. */
function crewSize(players: number, asked: unknown): number | Fault {
  const size = asked === undefined || asked === 0 ? players : Number(asked);
  if (!Number.isInteger(size) || size < 1 || size > 6)
    return fault('options.firefighters', 'CREW', 'The crew has 1 to 6 firefighters (FM-2.1).');
  return size < players
    ? fault('options.firefighters', 'CREW', `Each of the ${players} players needs a firefighter (FM-2.3).`)
    : size;
}

export function setup({ players, options }: Setup): State | readonly Fault[] {
  if (!Number.isInteger(players) || players < 1 || players > 6) return [fault('players', 'PLAYERS', 'One to six play (FM-2.2).')];
  const settings = readSettings(options);
  if (Array.isArray(settings)) return settings;
  const size = crewSize(players, options['firefighters']);
  if (typeof size !== 'number') return [size];
  const s = emptyTable(settings as Settings, players, size);
  advance(rules, s);
  return s;
}
