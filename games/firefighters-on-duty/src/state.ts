import type { House, Seat } from '@nightfall/kernel';
import type { Scenario } from './city/scenario.ts';
import type { Slot, Sym } from './content/equipment.ts';
import type { Token } from './content/events.ts';
import type { Difficulty } from './content/settings.ts';
import type { VehicleId } from './content/vehicles.ts';

/** FD-3.2, FD-6.8, FD-6.14 Kinds of tokens that have no id: a place holds a number of each (FD-3.3). */
export type Kit = 'ff' | 'hose' | 'axe';
export type Person = 'civ' | 'inj';
/** FD-11.14 An Action die: idle, showing a symbol, or locked on a slot. */
export type Die = 'idle' | Sym | 'onEngine' | 'onAxe' | 'onShutoff';
/** FD-14.7 What a die on a slot is meant for. `water` counts for the engine alone. */
export type Aim = { space: string; water: number };

/** FD-21.7 What lies on a space: of people and equipment any number (FD-4.15). */
export type Space = {
  /** FD-6.1 Fires that stand upright, and those that lie; the latter count only where a rule names them (FD-6.3). */
  active: number;
  inactive: number;
  debris: number;
  ff: number;
  civ: number;
  inj: number;
  hose: number;
  axe: number;
  burned: boolean;
  /** FD-10.3 Skipped in Fire Growth of this round. */
  held: boolean;
  /** FD-6.36 The round on the Distress Call token; 0: none. */
  call: number;
  explosive: boolean;
  gas: boolean;
  power: boolean;
  /** FD-6.31 The level; 0: none. `fresh`: placed in this round's Fire Phase (FD-16.4). */
  smoke: number;
  fresh: boolean;
};
export const emptySpace = (): Space => ({
  active: 0,
  inactive: 0,
  debris: 0,
  ff: 0,
  civ: 0,
  inj: 0,
  hose: 0,
  axe: 0,
  burned: false,
  held: false,
  call: 0,
  explosive: false,
  gas: false,
  power: false,
  smoke: 0,
  fresh: false,
});

/** FD-6.17, FD-6.18 `at` is a place in space order, −1 when removed. `reminder`: it holds one of the 52 Fire tokens (FD-6.19). */
export type Vehicle = {
  at: number;
  water: number;
  ff: number;
  hose: number;
  axe: number;
  civ: number;
  inj: number;
  status: 'sound' | 'damaged' | 'removed';
  reminder: boolean;
};

export type Crew = {
  dice: [Die, Die];
  aims: { [K in Slot]: Aim | null };
  /** FD-20.2 Rolls left this round in paced mode; otherwise 0. */
  rolls: number;
  ready: boolean;
  done: boolean;
  /** FD-20.9 Commands accepted in this round. */
  acted: number;
  /** FD-13.13 Standing consent. */
  receive: boolean;
  give: boolean;
  /** FD-9.10 The plan marker. */
  plan: string | null;
};

/** FD-13.9 */
export type Offer = { id: number; from: VehicleId; to: VehicleId; n: number; by: Seat };
/** FD-7.5 A set of cards in id order; the next card is a die with as many sides as cards are left. */
export type Deck = { left: string[]; out: string[] };
export type DeckName = 'green' | 'yellow' | 'red' | 'calls';
export type Supply = {
  fire: number;
  water: number;
  civ: number;
  inj: number;
  debris: number;
  explosive: number;
  gas: number;
  smoke: number;
  power: number;
};
/** FD-18.1 Where Negative Points come from. */
export type Points = { burned: number; late: number; fire: number; injured: number; left: number };
/** FD-20.7 Whose beat it is; `sat` are the seats that have sat out in this cycle. */
export type Beat = { seat: Seat; begun: boolean; sat: Seat[] };
/** FD-1.2 to FD-1.5, FD-17.5 How it ended. `space` is the place of a casualty, −1 otherwise; `failed` are goals by their place in the scenario. */
export type Ending = { won: boolean; reason: 'goals' | 'casualty' | 'points' | 'objective'; space: number; failed: number[] };

/** FD-9.2 The states of a game. Where it stands is data: the sentence that comes next. */
export type ShiftFrame = {
  rule: 'shift';
  at: 'lay' | 'setup' | 'wake' | 'brief' | 'count' | 'open' | 'act' | 'ring' | 'sweep' | 'resolve' | 'fire' | 'dawn' | 'end';
};
/** SU15: the scenario's placements, one after the other, because a random hazard asks for a die. */
export type LayoutFrame = { rule: 'layout'; at: 'entries' | 'heat' | 'end'; i: number };
export type HazardFrame = { rule: 'hazard'; at: 'throw' | 'end'; space: number; isFresh: boolean };
export type RollFrame = { rule: 'roll'; at: 'throw' | 'end'; seat: Seat; dice: number[] };
export type HoseFrame = { rule: 'hose'; at: 'throw' | 'end'; seat: Seat; space: number; water: number };
export type AxeFrame = { rule: 'axe'; at: 'throw' | 'end'; seat: Seat; space: number };
export type ShutoffFrame = { rule: 'shutoff'; at: 'cut' | 'end'; seat: Seat; space: number };
/** FD-15.1 The Fire Phase. `list` are the spaces still to handle in a step; `present` where Firefighters stood at the bell. */
export type FireFrame = {
  rule: 'fire';
  at: 'snapshot' | 'casualties' | 'injuries' | 'vehicles' | 'burn' | 'draw' | 'hazards' | 'answer' | 'grow' | 'spread' | 'end';
  list: number[];
  present: number[];
};
/** FD-7.4 What a card still does, one token after the other; a random hazard asks for a die. */
export type EffectFrame = { rule: 'effect'; at: 'effects' | 'end'; list: Effect[] };
export type Effect = { what: Token | 'hold' | 'sendBack'; at: number };
export type FdFrame =
  | ShiftFrame
  | LayoutFrame
  | RollFrame
  | HoseFrame
  | AxeFrame
  | ShutoffFrame
  | FireFrame
  | EffectFrame
  | HazardFrame;

/**
 * FD-21.7 The whole game. FD-1.7: nothing in it is secret, so the state is also what everybody sees; decks have no order,
 * and dice fall when they are asked for. FD-21.1, FD-21.3, FD-20.10: it changes by
 * inputs alone, so the same inputs give the same game. Spaces, vehicles and stations go by their place in a list, commands by ids.
 */
export type State = {
  stack: FdFrame[];
  /** The id of one of the seven scenarios, or of the home-made one in `own`. */
  scenario: string;
  own: Scenario | null;
  difficulty: Difficulty;
  heat: number;
  mode: 'clock' | 'paced';
  /** FD-20.6 The order of paced mode. */
  order: 'free' | 'beats';
  /** FD-11.2, FD-9.5 The length of the Action Phase and of a limited briefing, in milliseconds; 0: no limit. */
  ms: number;
  briefing: number;
  /** FD-20.2 Rolls a seat has in a round of paced mode. */
  budget: number;
  /** FD-23.7 Guided play: the first round is paced, the others have a clock. */
  guided: boolean;
  /** FD-17.3 Goals by house rules, by their kind; left out by the book. Never written. */
  goals?: House;
  round: number;
  spaces: Space[];
  vehicles: Vehicle[];
  /** FD-2.1, FD-2.5 One a seat: a crew of one to four. */
  crews: Crew[];
  /** FD-6.22, FD-6.23 Water at the kerbs and in the Reserves; the supply has the rest. */
  hydrants: number[];
  reserves: number[];
  supply: Supply;
  /** FD-21.9 How many tokens this game has in all; fewer in a position that leaves some out. Never written. */
  box: Readonly<Supply>;
  decks: { [K in DeckName]: Deck };
  offers: Offer[];
  lastOffer: number;
  /** FD-6.16 By station. */
  returned: { ff: number; hose: number; axe: number }[];
  evacuated: number;
  delivered: number;
  fast: number;
  onTime: number;
  late: number;
  points: Points;
  /** FD-15.3 The supply of Fire has run out in this Fire Phase. */
  short: boolean;
  beat: Beat | null;
  result: Ending | null;
};
export type View = State;

const cloneSpace = (p: Space): Space => ({
  active: p.active,
  inactive: p.inactive,
  debris: p.debris,
  ff: p.ff,
  civ: p.civ,
  inj: p.inj,
  hose: p.hose,
  axe: p.axe,
  burned: p.burned,
  held: p.held,
  call: p.call,
  explosive: p.explosive,
  gas: p.gas,
  power: p.power,
  smoke: p.smoke,
  fresh: p.fresh,
});
function cloneSpaces(spaces: readonly Space[]): Space[] {
  const copies: Space[] = [];
  for (let i = 0; i < spaces.length; i++) copies.push(cloneSpace(spaces[i]!));
  return copies;
}
const cloneVehicle = (v: Vehicle): Vehicle => ({
  at: v.at,
  water: v.water,
  ff: v.ff,
  hose: v.hose,
  axe: v.axe,
  civ: v.civ,
  inj: v.inj,
  status: v.status,
  reminder: v.reminder,
});
const cloneAim = (aim: Aim | null): Aim | null => aim && { space: aim.space, water: aim.water };
const cloneCrew = (c: Crew): Crew => ({
  dice: [c.dice[0], c.dice[1]],
  aims: { engine: cloneAim(c.aims.engine), axe: cloneAim(c.aims.axe), shutoff: cloneAim(c.aims.shutoff) },
  rolls: c.rolls,
  ready: c.ready,
  done: c.done,
  acted: c.acted,
  receive: c.receive,
  give: c.give,
  plan: c.plan,
});
const cloneDeck = (deck: Deck): Deck => ({ left: deck.left.slice(), out: deck.out.slice() });

function cloneFrame(f: FdFrame): FdFrame {
  switch (f.rule) {
    case 'shift':
      return { rule: 'shift', at: f.at };
    case 'roll':
      return { ...f, dice: f.dice.slice() };
    case 'fire':
      return { ...f, list: f.list.slice(), present: f.present.slice() };
    case 'effect':
      return { ...f, list: f.list.map((one) => ({ ...one })) };
    default:
      return { ...f };
  }
}

/** A copy that shares nothing which is written later; a home-made scenario is never written. */
export function clone(s: State): State {
  return {
    stack: s.stack.map(cloneFrame),
    scenario: s.scenario,
    own: s.own,
    difficulty: s.difficulty,
    heat: s.heat,
    mode: s.mode,
    order: s.order,
    ms: s.ms,
    briefing: s.briefing,
    budget: s.budget,
    guided: s.guided,
    ...(s.goals && { goals: { ...s.goals } }),
    round: s.round,
    spaces: cloneSpaces(s.spaces),
    vehicles: s.vehicles.map(cloneVehicle),
    crews: s.crews.map(cloneCrew),
    hydrants: s.hydrants.slice(),
    reserves: s.reserves.slice(),
    supply: { ...s.supply },
    box: { ...s.box },
    decks: {
      green: cloneDeck(s.decks.green),
      yellow: cloneDeck(s.decks.yellow),
      red: cloneDeck(s.decks.red),
      calls: cloneDeck(s.decks.calls),
    },
    offers: s.offers.map((offer) => ({ ...offer })),
    lastOffer: s.lastOffer,
    returned: s.returned.map((tokens) => ({ ...tokens })),
    evacuated: s.evacuated,
    delivered: s.delivered,
    fast: s.fast,
    onTime: s.onTime,
    late: s.late,
    points: { ...s.points },
    short: s.short,
    beat: s.beat && { ...s.beat, sat: s.beat.sat.slice() },
    result: s.result && { ...s.result, failed: s.result.failed.slice() },
  };
}
