import {
  advance,
  type Fault,
  type House,
  houseOf,
  isFaults,
  type Json,
  readSetup,
  type SeatName,
  type Setup,
} from '@nightfall/kernel';
import { listed } from '@nightfall/kit/words';
import { cityOf, scenarioOf } from './city/cities.ts';
import { readScenario } from './city/read-scenario.ts';
import type { Scenario } from './city/scenario.ts';
import { about } from './content/about.ts';
import { BOX, HYDRANT_HOLDS } from './content/box.ts';
import { CALL_CARDS } from './content/calls.ts';
import { EVENT_CARDS } from './content/events.ts';
import { dials, options } from './content/options.ts';
import { SCENARIOS } from './content/scenarios.ts';
import { BUDGETS, type Difficulty } from './content/settings.ts';
import { CAPACITIES, CREWS, engineOf } from './content/vehicles.ts';
import { fdBook } from './rules/book.ts';
import { type Crew, type Deck, emptySpace, type State, type Supply, type Vehicle } from './state.ts';

/** SU1 What the host has chosen. */
export type Settings = Pick<
  State,
  'scenario' | 'own' | 'difficulty' | 'heat' | 'mode' | 'order' | 'ms' | 'briefing' | 'budget' | 'guided' | 'goals'
>;

/** SU4, SU5, SU8, SU9 Engines are dealt to the stations, full; the Truck waits empty at the last, the Carrier at the Hospital. */
function vehicleAtStart(settings: Settings, index: number): Vehicle {
  const { stations, hospital } = cityOf(settings);
  const at = index === 1 ? hospital : index === 0 ? stations[stations.length - 1]! : stations[(index - 2) % stations.length]!;
  const water = index >= engineOf(0) ? CAPACITIES[index]!.water : 0;
  return { at, water, ff: 0, hose: 0, axe: 0, civ: 0, inj: 0, status: 'sound', reminder: false };
}
/** SU3, FD-13.13 */
export const newCrew = (): Crew => ({
  dice: ['idle', 'idle'],
  aims: { engine: null, axe: null, shutoff: null },
  rolls: 0,
  ready: false,
  done: false,
  acted: 0,
  receive: true,
  give: false,
  plan: null,
});
/** SU6 */
const fullDeck = (ids: readonly string[]): Deck => ({ left: [...ids], out: [] });
export const CARDS = {
  green: EVENT_CARDS.filter(({ type }) => type === 'green').map(({ id }) => id),
  yellow: EVENT_CARDS.filter(({ type }) => type === 'yellow').map(({ id }) => id),
  red: EVENT_CARDS.filter(({ type }) => type === 'red').map(({ id }) => id),
  calls: CALL_CARDS.map(({ id }) => id),
} as const;

/** SU10, SU12 Everything that is counted, as it comes out of the box. */
export const FULL_BOX: Readonly<Supply> = Object.freeze({
  fire: BOX.fire.count,
  water: BOX.water.count,
  civ: BOX.civ.count,
  inj: BOX.inj.count,
  debris: BOX.debris.count,
  explosive: BOX.explosive.count,
  gas: BOX.gas.count,
  smoke: BOX.smoke.count,
  power: BOX.power.count,
});

/** SU11, SU13 Tokens are dealt one by one over the stations, the first station first. */
export function dealToStations(s: State, kind: 'ff' | 'hose' | 'axe', count: number): void {
  const { stations } = cityOf(s);
  for (let i = 0; i < count; i++) s.spaces[stations[i % stations.length]!]![kind] += 1;
}

/** SU2 to SU14 The table without the scenario's placements; tokens lie in their supplies. */
export function bareTable(players: number, settings: Settings): State {
  const city = cityOf(settings);
  const { reserve } = scenarioOf(settings);
  const reserves = city.stations.map((station) => reserve[city.ids[station]!] ?? 0);
  const hydrants = city.hydrants.map(() => HYDRANT_HOLDS);
  const vehicles = Array.from({ length: players + 2 }, (_, i) => vehicleAtStart(settings, i));
  const used = [...reserves, ...hydrants, ...vehicles.map(({ water }) => water)].reduce((sum, n) => sum + n, 0);
  return {
    stack: [{ rule: 'shift', at: 'lay' }],
    ...settings,
    round: 1,
    spaces: city.places.map(emptySpace),
    vehicles,
    crews: Array.from({ length: players }, newCrew),
    hydrants,
    reserves,
    supply: { ...FULL_BOX, water: FULL_BOX.water - used },
    box: FULL_BOX,
    decks: {
      green: fullDeck(CARDS.green),
      yellow: fullDeck(CARDS.yellow),
      red: fullDeck(CARDS.red),
      calls: fullDeck(CARDS.calls),
    },
    offers: [],
    lastOffer: 0,
    returned: city.stations.map(() => ({ ff: 0, hose: 0, axe: 0 })),
    evacuated: 0,
    delivered: 0,
    fast: 0,
    onTime: 0,
    late: 0,
    points: { burned: 0, late: 0, fire: 0, injured: 0, left: 0 },
    short: false,
    beat: null,
    result: null,
  };
}

const isDifficulty = (value: Json | undefined): value is Difficulty =>
  value === 'easy' || value === 'hard' || value === 'inferno';
const fault = (where: string, code: string, text: string, rule: string): Fault => ({ where, code, text, rule });

const goalsIn = (goals: House): Pick<State, 'goals'> => (Object.keys(goals).length > 0 ? { goals } : {});

function settingsOf(chosen: Setup['options'], own: Scenario | null): Settings {
  const pace = chosen['pace'];
  return {
    scenario: own ? own.id : String(chosen['scenario']),
    own,
    difficulty: isDifficulty(chosen['difficulty']) ? chosen['difficulty'] : 'easy',
    heat: chosen['heat'] === true ? 1 : 0,
    mode: chosen['mode'] === 'paced' ? 'paced' : 'clock',
    order: chosen['order'] === 'beats' ? 'beats' : 'free',
    ms: 1000 * Number(chosen['clock']),
    briefing: 1000 * Number(chosen['briefing']),
    budget: pace === 'tense' || pace === 'relaxed' ? BUDGETS[pace] : BUDGETS.standard,
    guided: chosen['guided'] === true,
    ...goalsIn(houseOf(chosen)),
  };
}

/** FD-23.7 Guided play is First Watch against the clock. */
function guideFaults(settings: Settings): Fault[] {
  if (!settings.guided || (settings.scenario === 'SC-1' && settings.mode === 'clock' && !settings.own)) return [];
  return [fault('options.guided', 'GUIDED', 'The guided game is always First Watch in real time.', 'FD-23.7')];
}
/** FD-17.4 A house rule changes a goal that is there. */
const goalFaults = (settings: Settings): Fault[] =>
  Object.keys(settings.goals ?? {})
    .filter((kind) => !scenarioOf(settings).goals.some((goal) => goal.kind === kind))
    .map((kind) => fault(`options.house.${kind}`, 'GOAL', `This scenario has no such goal. ${whereIs(kind)}`, 'FD-17.4'));
function whereIs(kind: string): string {
  const found = SCENARIOS.filter(({ goals }) => goals.some((goal) => goal.kind === kind)).map(
    ({ id, name }) => `${name} (${id})`,
  );
  return found.length > 0 ? `You find it in ${listed(found)}.` : 'Only a home-made scenario can have it.';
}
/** A home-made scenario may ask for more than the box holds. */
function boxFaults(s: State): Fault[] {
  return s.supply.water < 0 ? [fault('options.own.reserve', 'WATER', 'There are only 80 water dice in the box.', 'FD-3.1')] : [];
}

/** FD-8.1 Sets up the table at once with all defaults; or returns what is wrong with the settings. */
export function setup(wanted: Setup): State | readonly Fault[] {
  const read = readSetup({ players: about.players, options, dials }, wanted);
  if (isFaults(read)) return read;
  const own = read.options['own'] === null ? null : readScenario(read.options['own']);
  if (own && isFaults(own)) return own.map((one) => ({ ...one, where: `options.own.${one.where}` }));
  const settings = settingsOf(read.options, own);
  const s = bareTable(read.players, settings);
  const faults = [...guideFaults(settings), ...goalFaults(settings), ...boxFaults(s)];
  if (faults.length > 0) return faults;
  dealToStations(s, 'hose', BOX.hose.count);
  dealToStations(s, 'axe', BOX.axe.count);
  dealToStations(s, 'ff', BOX.ff.count);
  advance(fdBook, s);
  return s;
}

/** FD-2.2 The colour follows the seat. */
export const seating = ({ players }: Setup): readonly SeatName[] =>
  CREWS.slice(0, players).map(({ colour }) => ({ name: colour, side: 'crew' }));
