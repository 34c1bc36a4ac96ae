import { type Fault, isFaults, type Json, readAs, type ValueOf } from '@nightfall/kernel';
import { cityOf } from '../city/cities.ts';
import { readScenario } from '../city/read-scenario.ts';
import type { Scenario } from '../city/scenario.ts';
import { BOX } from '../content/box.ts';
import { ACTION_MS } from '../content/settings.ts';
import type { VehicleId } from '../content/vehicles.ts';
import { inPlay } from '../queries/people.ts';
import { rollsOf } from '../queries/phase.ts';
import { onTable } from '../queries/supply.ts';
import { indexOfVehicle } from '../queries/vehicles.ts';
import { bareTable, CARDS, dealToStations, FULL_BOX, newCrew, type Settings } from '../setup.ts';
import type { DeckName, Kit, ShiftFrame, State, Supply } from '../state.ts';
import { WRITTEN } from './position-shapes.ts';

type Written = ValueOf<typeof WRITTEN>;

/** FD-9.2 The phases that stand still, and the sentence that each of them waits at. */
export const PHASES = {
  setup: 'setup',
  briefing: 'brief',
  countdown: 'count',
  action: 'act',
  bell: 'resolve',
  over: 'end',
} as const satisfies { readonly [phase: string]: ShiftFrame['at'] };

const settingsOf = (data: Written, own: Scenario | null): Settings => ({
  scenario: own ? own.id : data.scenario,
  own,
  difficulty: data.difficulty,
  heat: data.heat,
  mode: data.mode,
  order: data.order,
  ms: data.ms,
  briefing: data.briefing,
  budget: data.budget,
  guided: data.guided,
  ...(data.goals ? { goals: data.goals } : {}),
});
const USUAL = {
  difficulty: 'easy',
  heat: 0,
  mode: 'clock',
  order: 'free',
  ms: ACTION_MS,
  briefing: 0,
  budget: 20,
  guided: false,
} as const;
/** What a position says when it says nothing: the bare table of its scenario. */
export const usualTable = (s: State): State => ({
  ...bareTable(s.crews.length, { ...USUAL, scenario: s.scenario, own: s.own }),
});

const fault = (where: string, text: string): Fault => ({ where, code: 'VALUE', text });

function readSpaces(s: State, data: Written, faults: Fault[]): void {
  const { indexOf } = cityOf(s);
  for (const [id, here] of Object.entries(data.spaces)) {
    const at = indexOf[id];
    if (at === undefined) faults.push(fault(`spaces.${id}`, `There is no ${id} on this map.`));
    else s.spaces[at] = here;
  }
}
function readVehicles(s: State, data: Written, faults: Fault[]): void {
  const { indexOf } = cityOf(s);
  for (const [id, { at, water, ...rest }] of Object.entries(data.vehicles)) {
    const index = indexOfVehicle(id as VehicleId);
    const it = s.vehicles[index];
    if (!it) faults.push(fault(`vehicles.${id}`, `There is no ${id} in this game.`));
    else {
      const place = at === undefined ? it.at : at === null ? -1 : (indexOf[at] ?? -2);
      if (place === -2) faults.push(fault(`vehicles.${id}.at`, `There is no ${String(at)} on this map.`));
      s.vehicles[index] = { ...it, ...rest, at: place, water: water ?? (place < 0 ? 0 : it.water) };
    }
  }
}
function readCrews(s: State, data: Written, faults: Fault[]): void {
  if (data.crews.length > s.crews.length) faults.push(fault('crews', `There are ${s.crews.length} crews in this game.`));
  s.crews = s.crews.map((_, seat) => {
    const { dice, aims, rolls, ...rest } = data.crews[seat] ?? { ...newCrew(), rolls: undefined, aims: undefined };
    return { ...rest, dice: [dice[0], dice[1]], aims: aims ?? newCrew().aims, rolls: rolls ?? rollsOf(s) };
  });
}
function readDecks(s: State, data: Written, faults: Fault[]): void {
  for (const name of Object.keys(CARDS) as DeckName[]) {
    const out = data.discards[name] ?? [];
    const cards: readonly string[] = CARDS[name];
    const stray = out.find((card, i) => !cards.includes(card) || out.indexOf(card) !== i);
    if (stray !== undefined) faults.push(fault(`discards.${name}`, `${stray} is not a card of this deck, or is listed twice.`));
    s.decks[name] = { left: cards.filter((card) => !out.includes(card)), out };
  }
}

/** Tokens that a position does not mention are where setup puts them: on the stations, in the supply. */
function fillUp(s: State, data: Written, faults: Fault[]): void {
  for (const kind of ['ff', 'hose', 'axe'] as const satisfies readonly Kit[]) {
    const left = BOX[kind].count - inPlay(s, kind);
    if (left < 0) faults.push(fault('spaces', `There are only ${BOX[kind].count} of ${kind} in the box.`));
    dealToStations(s, kind, left);
  }
  const box: Supply = { ...FULL_BOX };
  for (const kind of Object.keys(FULL_BOX) as (keyof Supply)[]) {
    const used = onTable(s, kind);
    s.supply[kind] = data.supply[kind] ?? FULL_BOX[kind] - used;
    box[kind] = used + s.supply[kind];
    if (s.supply[kind] < 0) faults.push(fault('supply', `There are only ${FULL_BOX[kind]} of ${kind} in the box.`));
  }
  s.box = Object.freeze(box);
}

/** A written position as a state; or everything that is wrong with it. */
export function readPosition(json: Json): State | readonly Fault[] {
  const data = readAs(WRITTEN, json);
  if (isFaults(data)) return data;
  const own = data.own === null ? null : readScenario(data.own);
  if (own && isFaults(own)) return own.map((one) => ({ ...one, where: `own.${one.where}` }));
  const bare = bareTable(data.players, settingsOf(data, own));
  const s: State = { ...bare, ...pick(data, bare) };
  s.stack = data.stack ?? (data.phase === 'over' ? [] : [{ rule: 'shift', at: PHASES[data.phase] }]);
  const faults: Fault[] = [];
  readSpaces(s, data, faults);
  readVehicles(s, data, faults);
  readCrews(s, data, faults);
  readDecks(s, data, faults);
  fillUp(s, data, faults);
  return faults.length > 0 ? faults : s;
}

/** The plain parts, as they are; the usual where the position says nothing. */
const pick = (data: Written, usual: State) => ({
  round: data.round,
  hydrants: data.hydrants ?? usual.hydrants,
  reserves: data.reserves ?? usual.reserves,
  offers: data.offers,
  lastOffer: data.lastOffer,
  returned: data.returned ?? usual.returned,
  evacuated: data.evacuated,
  delivered: data.delivered,
  fast: data.fast,
  onTime: data.onTime,
  late: data.late,
  points: data.points ?? usual.points,
  short: data.short,
  beat: data.beat,
  result: data.result,
});
