import { book } from '../book.ts';
import type { Random } from '../chance/random.ts';
import type { Game, Result, SeatName, Setup, TimeLeft } from '../game.ts';
import { advance, legal } from '../play.ts';
import { moveReader } from '../moves.ts';
import { plainPosition, stackOf } from '../position.ts';
import { flag, int, list, record, type Shape } from '../shape.ts';
import type { Fault, Move, Out, Refusal, Seat } from '../types.ts';

/**
 * The Heist: a small game in real time between two sides. A thief hides in one of six places and grabs what she can; the guards
 * search and tell each other where. All of them throw dice while one clock runs. It is what time, sides and bots in real time
 * are tested with.
 */
const PLACES = [1, 2, 3, 4, 5, 6];
type Round = { rule: 'round'; at: 'hide' | 'brief' | 'act' | 'dawn' };
type Deed = { rule: 'deed'; at: 'throw'; seat: Seat; place: number };
type HeistFrame = Round | Deed;
/** `left` counts the deeds that a seat still has in a paced round. */
export type Crew = { ready: boolean; left: number };
type Table<Secret> = {
  stack: HeistFrame[];
  round: number;
  rounds: number;
  /** How long a round lasts in milliseconds; 0: the game is paced. */
  lasts: number;
  loot: number;
  alarms: number;
  crews: Crew[];
  /** Where the thief hides: hers to know. */
  spot: Secret;
  /** The place that each guard has marked, 0 for none: the guards' to know. */
  plans: Secret[];
};
export type HeistView = Table<number | null>;
export type HeistState = Table<number>;
type Ready = { type: 'ready'; seat: Seat };
type Grab = { type: 'grab'; seat: Seat };
type Search = { type: 'search'; seat: Seat; place: number };
type Plan = { type: 'plan'; seat: Seat; place: number };
export type HeistMove = Ready | Grab | Search | Plan;
export type HeistEvent =
  | { type: 'hid'; place?: number }
  | { type: 'grabbed'; face: number; loot: number }
  | { type: 'searched'; seat: Seat; place: number; found: boolean }
  | { type: 'planned'; seat: Seat; place?: number }
  | { type: 'rang'; round: number };
export type Heist = { view: HeistView; state: HeistState; move: HeistMove; event: HeistEvent };

const { rule, always, dice, during, repeat } = book<Heist>();
const THIEF = 0;
const GUARDS_ONLY: Refusal = { rule: 'HS-3.2', code: 'GUARDS_ONLY', text: 'Only guards search and plan.' };
const THIEF_ONLY: Refusal = { rule: 'HS-3.1', code: 'THIEF_ONLY', text: 'Only the thief grabs.' };
const OVER: Refusal = { rule: 'HS-4', code: 'OVER', text: 'The night is over.' };
const NO_PLACE: Refusal = { rule: 'HS-3.2', code: 'NO_PLACE', text: 'There are six places.' };

const seatsWith = (v: HeistView, is: (crew: Crew) => boolean): Seat[] =>
  v.crews.flatMap((crew, seat) => (is(crew) ? [seat] : []));
function spend(s: HeistState, seat: Seat): void {
  if (s.lasts === 0) s.crews[seat]!.left -= 1;
}
const refuseGuard = (seat: Seat, place: number): Refusal | undefined => {
  if (seat === THIEF) return GUARDS_ONLY;
  return PLACES.includes(place) ? undefined : NO_PLACE;
};

const ready: Move<Heist, Round, Ready> = {
  options: (_v, _f, seat) => [{ type: 'ready', seat }],
  refuse: () => undefined,
  perform: (s, _f, { seat }) => void (s.crews[seat]!.ready = true),
};
const grab: Move<Heist, Round, Grab> = {
  options: (_v, _f, seat) => (seat === THIEF ? [{ type: 'grab', seat }] : []),
  refuse: (_v, _f, { seat }) => (seat === THIEF ? undefined : THIEF_ONLY),
  perform: (s, _f, { seat }) => {
    spend(s, seat);
    s.stack.push({ rule: 'deed', at: 'throw', seat, place: 0 });
  },
};
const search: Move<Heist, Round, Search> = {
  options: (_v, _f, seat) => (seat === THIEF ? [] : PLACES.map((place) => ({ type: 'search', seat, place }))),
  refuse: (_v, _f, { seat, place }) => refuseGuard(seat, place),
  perform: (s, _f, { seat, place }) => {
    spend(s, seat);
    s.stack.push({ rule: 'deed', at: 'throw', seat, place });
  },
};
const plan: Move<Heist, Round, Plan> = {
  options: (_v, _f, seat) => (seat === THIEF ? [] : PLACES.map((place) => ({ type: 'plan', seat, place }))),
  refuse: (_v, _f, { seat, place }) => refuseGuard(seat, place),
  perform: (s, _f, { seat, place }, out) => {
    spend(s, seat);
    s.plans[seat] = place;
    out?.({ type: 'planned', seat, place });
  },
};

function fell(s: HeistState, { seat, place }: Deed, face: number, out: Out<Heist>): void {
  if (place === 0) {
    s.loot += face;
    return out?.({ type: 'grabbed', face, loot: s.loot });
  }
  const found = place === s.spot && face > 2;
  if (found) s.alarms += 1;
  out?.({ type: 'searched', seat, place, found });
}

/** HS-2 A round: the thief hides, everybody gets ready, all act until the bell (or, paced, until nobody has a deed left). */
const round = rule<Round>('HS-2', {
  hide: dice(
    () => [PLACES.length],
    (s, _f, [face], out) => {
      s.spot = face!;
      out?.({ type: 'hid', place: face! });
    },
  ),
  brief: repeat((v) => seatsWith(v, (crew) => !crew.ready), { ready }),
  act: during(
    (v) => seatsWith(v, (crew) => v.lasts > 0 || crew.left > 0),
    { grab, search, plan },
    {
      id: (v) => `round-${v.round}`,
      lasts: (v) => (v.lasts > 0 ? v.lasts : undefined),
      rang: (s, _f, out) => out?.({ type: 'rang', round: s.round }),
    },
  ),
  dawn: always((s, f) => {
    if (s.round === s.rounds) return;
    s.round += 1;
    for (const crew of s.crews) Object.assign(crew, freshCrew());
    f.at = 'hide';
  }),
});
/** HS-3 A deed: one die. */
const deed = rule<Deed>('HS-3', {
  throw: dice(
    () => [6],
    (s, f, [face], out) => fell(s, f, face!, out),
  ),
});
const freshCrew = (): Crew => ({ ready: false, left: 5 });

const numberIn = (options: Setup['options'], key: string, fallback: number, most: number): number | undefined => {
  const value = options[key] ?? fallback;
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most ? value : undefined;
};
function setup({ players, options }: Setup): HeistState | readonly Fault[] {
  const rounds = numberIn(options, 'rounds', 3, 1000);
  const lasts = numberIn(options, 'lasts', 10_000, 600_000);
  if (!rounds) return [{ where: 'options.rounds', code: 'RANGE', text: 'Rounds: 1 to 1000.' }];
  if (lasts === undefined) return [{ where: 'options.lasts', code: 'RANGE', text: 'Milliseconds: 0 to 600000.' }];
  const s: HeistState = {
    stack: [{ rule: 'round', at: 'hide' }],
    round: 1,
    rounds,
    lasts,
    loot: 0,
    alarms: 0,
    spot: 1,
    crews: Array.from({ length: players }, freshCrew),
    plans: Array.from({ length: players }, () => 0),
  };
  advance(heist.book, s);
  return s;
}

const clone = (s: HeistState): HeistState => ({
  ...s,
  stack: s.stack.map((f) => ({ ...f })),
  crews: s.crews.map((crew) => ({ ...crew })),
  plans: [...s.plans],
});
const isGuard = (seat: Seat | null): boolean => seat !== null && seat !== THIEF;
const view = (s: HeistState, seat: Seat | null): HeistView => ({
  ...clone(s),
  spot: seat === THIEF ? s.spot : null,
  plans: s.plans.map((place) => (isGuard(seat) ? place : null)),
});
function disguise(s: HeistState, seat: Seat | null, random: Random): HeistState {
  const other = clone(s);
  if (seat !== THIEF) other.spot = 1 + random.int(PLACES.length);
  if (!isGuard(seat)) other.plans = s.plans.map(() => random.int(PLACES.length + 1));
  return other;
}
const eventFor = (event: HeistEvent, seat: Seat | null): HeistEvent | undefined => {
  if (event.type === 'hid') return seat === THIEF ? event : { type: 'hid' };
  return event.type === 'planned' && !isGuard(seat) ? { type: 'planned', seat: event.seat } : event;
};

function result(v: HeistView): Result | undefined {
  if (v.stack.length > 0) return undefined;
  const isRich = v.loot > 10 * v.alarms;
  const winners = v.crews.flatMap((_, seat) => ((seat === THIEF) === isRich ? [seat] : []));
  const title = isRich ? 'The thief got away' : 'The guards caught her';
  return {
    outcome: 'won',
    winners,
    scores: [v.loot, v.alarms],
    title,
    text: `Loot ${v.loot}, alarms ${v.alarms}.`,
    rule: 'HS-4',
  };
}

const line = (text: string, clause: string) => ({ text, rule: clause });
function eventLine(event: HeistEvent, name: (seat: Seat) => string) {
  switch (event.type) {
    case 'hid':
      return line(event.place === undefined ? 'The thief hides.' : `You hide in place ${event.place}.`, 'HS-2');
    case 'grabbed':
      return line(`The thief grabs ${event.face}; she has ${event.loot}.`, 'HS-3.1');
    case 'searched':
      return line(`${name(event.seat)} searches place ${event.place}${event.found ? ' and finds her.' : '.'}`, 'HS-3.2');
    case 'planned':
      return line(`${name(event.seat)} marks ${event.place === undefined ? 'a place' : `place ${event.place}`}.`, 'HS-3.2');
    case 'rang':
      return line(`Round ${event.round} is over.`, 'HS-2');
  }
}

const anyMove = (v: HeistView, seat: Seat, random: Random) => {
  const moves = legal(heist.book, v, seat);
  return moves.length > 0 ? [moves[random.int(moves.length)]!] : [];
};
/** Keeps still in the last fifth of the time. */
const careful = (v: HeistView, seat: Seat, random: Random, time?: TimeLeft) =>
  time && time.left < time.lasts / 5 ? [] : anyMove(v, seat, random);

const seating = ({ players }: Setup): SeatName[] =>
  Array.from({ length: players }, (_, seat) =>
    seat === THIEF ? { name: 'Thief', side: 'thief' } : { name: `Guard ${seat}`, side: 'guards' },
  );
const whole = (id: string, name: string, text: string, most: number, fallback: number) => ({
  id,
  name,
  text,
  rule: 'HS-1',
  kind: 'number' as const,
  default: fallback,
  min: 0,
  max: most,
});

const STATE: Shape<HeistState> = record({
  stack: stackOf<Heist>(() => heist.book, { round: {}, deed: { seat: int(0, 3), place: int(0, 6) } }),
  round: int(1, 99),
  rounds: int(1, 99),
  lasts: int(0, 1e9),
  loot: int(0, 999),
  alarms: int(0, 999),
  crews: list(record({ ready: flag, left: int(0, 99) }), 4, 1),
  spot: int(0, 6),
  plans: list(int(0, 6), 4),
});

export const heist: Game<Heist> = {
  id: 'heist',
  name: 'The Heist',
  prefix: 'HS',
  version: 1,
  players: { min: 2, max: 4 },
  kind: 'versus',
  secrets: true,
  options: [
    { ...whole('rounds', 'Rounds', 'How many rounds are played.', 1000, 3), min: 1 },
    whole('lasts', 'Time', 'How long a round lasts, in milliseconds; 0 plays without a clock.', 600_000, 10_000),
  ],
  seating,
  apart: 'HS-1.2',
  pace: { grab: 300 },
  book: { rules: { round, deed }, over: OVER },
  setup,
  view,
  eventFor,
  clone,
  disguise,
  result,
  readMove: moveReader<HeistMove>({ ready: {}, grab: {}, search: { place: int(0, 99) }, plan: { place: int(0, 99) } }),
  attempts: (_v, seat) => [
    { type: 'ready', seat },
    { type: 'grab', seat },
    { type: 'search', seat, place: 1 },
    { type: 'search', seat, place: 7 },
    { type: 'plan', seat, place: 2 },
  ],
  position: plainPosition(STATE),
  words: {
    prompt: (v) => line(v.stack.length === 0 ? 'The night is over.' : 'Act.', 'HS-2'),
    event: eventLine,
    move: (_v, move) => move.type,
    board: (v) => `Round ${v.round}: loot ${v.loot}, alarms ${v.alarms}`,
  },
  bots: {
    slow: { name: 'Slow', text: 'Any legal move, at leisure.', rank: 0, bot: anyMove, pace: [400, 500] },
    quick: { name: 'Quick', text: 'Any legal move, at once.', rank: 0, bot: anyMove, pace: [60, 90] },
    careful: { name: 'Careful', text: 'Keeps still towards the end.', rank: 0, bot: careful, pace: [60, 90] },
  },
};

/** The same with everything open, so that clients play the inputs themselves; and anybody may play for both sides. */
const { eventFor: _, disguise: __, apart: ___, ...open } = heist;
export const openHeist: Game<Heist> = { ...open, id: 'open-heist', name: 'The Open Heist', secrets: false, view: clone };
