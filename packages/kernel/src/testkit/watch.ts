import { book } from '../book.ts';
import type { Random } from '../chance/random.ts';
import type { Fault, Refusal, Seat } from '../types.ts';
import type { Move, Out } from '../types.ts';
import type { Game, Result, Setup } from '../game.ts';
import { derived } from '../derived.ts';
import { isFaults } from '../game.ts';
import type { MoveShapes } from '../moves.ts';
import { broken, stackOf } from '../position.ts';
import { readSetup } from '../setup.ts';
import { flag, int, list, nullable, oneOf, record, text, type Shape } from '../shape.ts';
import { advance, legal } from '../play.ts';

/**
 * The Watch: a small co-operative game that uses every part of the kernel. Intruders lie hidden at the gates; each guard
 * holds a secret sign. The guards choose their posts at once, then take turns to shine a light at a gate; at dawn
 * everybody shouts until the bell rings. It is what the kernel, the server and the bench are tested with.
 */
export type Kind = 'cat' | 'thief' | 'wolf';
const KINDS: readonly Kind[] = ['cat', 'thief', 'wolf'];
const STRENGTH: Record<Kind, number> = { cat: 0, thief: 7, wolf: 10 };

/** `choice` is the post that a guard has chosen, in secret until all have. */
export type Guard = { post: number; choice: number | null; oil: number; shouts: number; sign: number; shown: boolean };
export type SeenGuard = Omit<Guard, 'sign' | 'choice'> & { sign?: number; choice?: number | null };
export type Intruder = { faceUp: boolean; gone: boolean; kind: Kind };
export type SeenIntruder = { faceUp: boolean; gone: boolean; kind?: Kind };
type Deal = { rule: 'deal'; at: 'signs' | 'gates' };
/** `left` are the seats that have not chosen yet. */
type Posts = { rule: 'posts'; at: 'choose'; left: Seat[] };
type Turn = { rule: 'turn'; at: 'act' | 'passOn'; seat: Seat };
type Light = { rule: 'light'; at: 'turnUp' | 'throw' | 'oil' | 'result'; seat: Seat; gate: number; faces: number[] };
type Dawn = { rule: 'dawn'; at: 'shout'; left: number };
export type WatchFrame = Deal | Posts | Turn | Light | Dawn;
type Table<G, I> = { stack: WatchFrame[]; guards: G[]; gates: I[]; wounds: number; round: number; cargo: string };
export type View = Table<SeenGuard, SeenIntruder>;
export type State = Table<Guard, Intruder>;
type TakePost = { type: 'takePost'; seat: Seat; post: number };
type Shine = { type: 'shine'; seat: Seat; gate: number };
type Show = { type: 'show'; seat: Seat };
type Relight = { type: 'relight'; seat: Seat; die: number };
type Shout = { type: 'shout'; seat: Seat; loud: boolean };
export type WatchMove = TakePost | Shine | Show | Relight | Shout;
export type WatchEvent =
  | { type: 'dealtSign'; seat: Seat; sign?: number }
  | { type: 'tookPost'; seat: Seat; post?: number }
  | { type: 'shown'; seat: Seat; sign: number }
  | { type: 'turnedUp'; gate: number; kind: Kind }
  | { type: 'threw'; seat: Seat; faces: readonly number[] }
  | { type: 'burntOil'; seat: Seat; die: number }
  | { type: 'drivenOff'; gate: number; by: Seat }
  | { type: 'wounded'; wounds: number }
  | { type: 'shouted'; seat: Seat; loud: boolean }
  | { type: 'dawn' };
export type Watch = { view: View; state: State; move: WatchMove; event: WatchEvent };

const { rule, always, must, may, repeat, during, dice } = book<Watch>();
const GONE: Refusal = { rule: 'WT-3.1', code: 'GONE', text: 'Nobody is left at that gate.' };
const FAR: Refusal = { rule: 'WT-3.2', code: 'TOO_FAR', text: 'A light reaches the own gate and the two beside it.' };
const SHOWN: Refusal = { rule: 'WT-3.3', code: 'SHOWN', text: 'The sign has been shown already.' };
const NO_OIL: Refusal = { rule: 'WT-4.2', code: 'NO_OIL', text: 'Another throw costs one oil.' };
const NO_DIE: Refusal = { rule: 'WT-4.2', code: 'NO_DIE', text: 'Throw one of the dice again that lie on the table.' };
const TAKEN: Refusal = { rule: 'WT-2.1', code: 'HOARSE', text: 'After three shouts a guard is hoarse.' };
const OVER: Refusal = { rule: 'WT-5', code: 'OVER', text: 'The night is over.' };
const NO_GATE: Refusal = { rule: 'WT-2.2', code: 'NO_GATE', text: 'There is no such gate.' };

function turnUp(s: State, gate: number, out: Out<Watch>): void {
  const intruder = s.gates[gate]!;
  if (intruder.faceUp) return;
  intruder.faceUp = true;
  out?.({ type: 'turnedUp', gate, kind: intruder.kind });
}
function driveOff(s: State, gate: number, by: Seat, out: Out<Watch>): void {
  s.gates[gate]!.gone = true;
  out?.({ type: 'drivenOff', gate, by });
}
function wound(s: State, out: Out<Watch>): void {
  s.wounds += 1;
  out?.({ type: 'wounded', wounds: s.wounds });
}
function takeUp(guard: Guard): void {
  guard.post = guard.choice ?? 0;
  guard.choice = null;
}

const takePost: Move<Watch, Posts, TakePost> = {
  options: (v, _f, seat) => v.gates.map((_, post) => ({ type: 'takePost', seat, post })),
  refuse: (v, _f, { post }) => (v.gates[post] ? undefined : NO_GATE),
  perform: (s, f, { seat, post }, out) => {
    s.guards[seat]!.choice = post;
    f.left = f.left.filter((other) => other !== seat);
    out?.({ type: 'tookPost', seat, post });
    if (f.left.length === 0) for (const guard of s.guards) takeUp(guard);
  },
};
const distance = (a: number, b: number, gates: number) => Math.min((a - b + gates) % gates, (b - a + gates) % gates);
const shine: Move<Watch, Turn, Shine> = {
  options: (v, _f, seat) => v.gates.map((_, gate) => ({ type: 'shine', seat, gate })),
  refuse: (v, f, { gate }) => {
    if (v.gates[gate]?.gone !== false) return GONE;
    const reach = v.gates.filter((g) => !g.gone).length > 2 ? 1 : v.gates.length;
    return distance(v.guards[f.seat]!.post, gate, v.gates.length) > reach && isNear(v, f.seat) ? FAR : undefined;
  },
  perform: (s, f, { gate }) => {
    s.stack.push({ rule: 'light', at: 'turnUp', seat: f.seat, gate, faces: [] });
  },
};
/** Can this guard's light still reach anything? If not, every gate may be lit. */
const isNear = (v: View, seat: Seat) => v.gates.some((g, i) => !g.gone && distance(v.guards[seat]!.post, i, v.gates.length) <= 1);
const show: Move<Watch, Turn, Show> = {
  options: (_v, _f, seat) => [{ type: 'show', seat }],
  refuse: (v, f) => (v.guards[f.seat]!.shown ? SHOWN : undefined),
  perform: (s, f, { seat }, out) => {
    const guard = s.guards[seat]!;
    guard.shown = true;
    guard.oil += 1;
    out?.({ type: 'shown', seat, sign: guard.sign });
    f.at = 'act';
  },
};
const relight: Move<Watch, Light, Relight> = {
  options: (_v, f, seat) => f.faces.map((_, die) => ({ type: 'relight', seat, die })),
  refuse: (v, f, { die }) => {
    if (v.guards[f.seat]!.oil === 0) return NO_OIL;
    return f.faces[die] === undefined ? NO_DIE : undefined;
  },
  perform: (s, f, { die }, out) => {
    s.guards[f.seat]!.oil -= 1;
    f.faces.splice(die, 1);
    out?.({ type: 'burntOil', seat: f.seat, die });
    f.at = 'throw';
  },
};
const shout: Move<Watch, Dawn, Shout> = {
  options: (_v, _f, seat) => [true, false].map((loud) => ({ type: 'shout', seat, loud })),
  refuse: (v, _f, { seat }) => (v.guards[seat]!.shouts >= 3 ? TAKEN : undefined),
  perform: (s, _f, { seat, loud }, out) => {
    s.guards[seat]!.shouts += 1;
    out?.({ type: 'shouted', seat, loud });
  },
};

const theGuard = (_v: View, f: Turn | Light) => [f.seat];
const isOver = (s: View) => s.gates.every((g) => g.gone) || s.wounds >= 5;
const missing = (_v: View, f: Light) => (f.faces.length === 0 ? [6, 6] : [6]);
const strength = (f: Light) => f.faces[0]! + f.faces[1]!;
const holds = (s: View, f: Light) => strength(f) >= STRENGTH[s.gates[f.gate]!.kind!];

/** WT-1 Each guard gets a secret sign; the intruders lie hidden at the gates. */
const deal = rule<Deal>('WT-1', {
  signs: dice(
    (v) => v.guards.map(() => 6),
    (s, _f, faces, out) =>
      faces.forEach((sign, seat) => {
        s.guards[seat]!.sign = sign;
        out?.({ type: 'dealtSign', seat, sign });
      }),
  ),
  gates: dice(
    (v) => v.gates.map(() => 3),
    (s, _f, faces) => faces.forEach((face, i) => (s.gates[i]!.kind = KINDS[face - 1]!)),
  ),
});
/** WT-2 Everybody chooses a post, in secret; the posts are shown together. */
const posts = rule<Posts>('WT-2', {
  choose: repeat((_v, f) => f.left, { takePost }),
});
/** WT-3 The guards act in turn, until no intruder is left or five wounds are taken. */
const turn = rule<Turn>('WT-3', {
  act: must(theGuard, { shine, show }),
  passOn: always((s, f) => {
    if (isOver(s)) return;
    f.seat = (f.seat + 1) % s.guards.length;
    if (f.seat === 0) s.round += 1;
    f.at = 'act';
  }),
});
/** WT-4 A light on a gate: the intruder is turned up, and the dice say whether it is driven off. */
const light = rule<Light>('WT-4', {
  turnUp: always((s, f, out) => turnUp(s, f.gate, out)),
  throw: dice(missing, (_s, f, faces, out) => {
    f.faces.push(...faces);
    out?.({ type: 'threw', seat: f.seat, faces: [...f.faces] });
  }),
  oil: may(theGuard, { relight }, (v, f) => !holds(v, f)),
  result: always((s, f, out) => (holds(s, f) ? driveOff(s, f.gate, f.seat, out) : wound(s, out))),
});
/** WT-5 At dawn everybody shouts until the bell rings. */
const dawn = rule<Dawn>('WT-5', {
  shout: during(
    (v) => v.guards.flatMap((g, seat) => (g.shouts < 3 ? [seat] : [])),
    { shout },
    { id: () => 'dawn', lasts: () => 10_000, rang: (_s, _f, out) => out?.({ type: 'dawn' }) },
  ),
});

const cloneFrame = (f: WatchFrame): WatchFrame => {
  if (f.rule === 'posts') return { ...f, left: [...f.left] };
  return f.rule === 'light' ? { ...f, faces: [...f.faces] } : { ...f };
};
function clone(s: State): State {
  return {
    stack: s.stack.map(cloneFrame),
    guards: s.guards.map((g) => ({ ...g })),
    gates: s.gates.map((g) => ({ ...g })),
    wounds: s.wounds,
    round: s.round,
    cargo: s.cargo,
  };
}

const seenGuard = (guard: Guard, isOwn: boolean): SeenGuard => {
  const { post, choice, oil, shouts, sign, shown } = guard;
  const open = { post, oil, shouts, shown };
  if (isOwn) return { ...open, choice, sign };
  return shown ? { ...open, sign } : open;
};
const seenGate = ({ faceUp, gone, kind }: Intruder): SeenIntruder => (faceUp ? { faceUp, gone, kind } : { faceUp, gone });
/** What a seat sees: its own sign and post, and what has been turned up. */
function view({ stack, guards, gates, wounds, round, cargo }: State, seat: Seat | null): View {
  return {
    stack: stack.map(cloneFrame),
    guards: guards.map((g, i) => seenGuard(g, i === seat)),
    gates: gates.map(seenGate),
    wounds,
    round,
    cargo,
  };
}
/** Other signs and choices of the other guards, other intruders behind the gates. */
function disguise(s: State, seat: Seat | null, random: Random): State {
  const other = clone(s);
  for (const [i, guard] of other.guards.entries()) {
    if (i === seat) continue;
    if (!guard.shown) guard.sign = 1 + random.int(6);
    if (guard.choice !== null) guard.choice = random.int(s.gates.length);
  }
  for (const gate of other.gates) if (!gate.faceUp) gate.kind = KINDS[random.int(3)]!;
  return other;
}

/** A state behind what a seat sees: each sign, choice and intruder that it does not know is made up. */
export function imagine(v: View, seat: Seat, random: Random): State {
  const left = v.stack.flatMap((f) => (f.rule === 'posts' ? f.left : []));
  const isChoosing = v.stack.some(({ rule }) => rule === 'posts');
  const isDealt = !v.stack.some((f) => f.rule === 'deal' && f.at === 'signs');
  const choiceOf = (guard: Seat) => (isChoosing && !left.includes(guard) ? random.int(v.gates.length) : null);
  return {
    ...v,
    stack: v.stack.map(cloneFrame),
    guards: v.guards.map((guard, i) => ({
      ...guard,
      sign: guard.sign ?? (isDealt ? 1 + random.int(6) : 0),
      choice: i === seat ? guard.choice! : choiceOf(i),
    })),
    gates: v.gates.map((gate) => ({ ...gate, kind: gate.kind ?? KINDS[random.int(3)]! })),
  };
}

function setup(wanted: Setup): State | readonly Fault[] {
  const settings = readSetup(watch, wanted);
  if (isFaults(settings)) return settings;
  const { players, options } = settings;
  const gates = Number(options['gates']);
  const cargo = 'x'.repeat(Number(options['cargo']));
  const s: State = {
    stack: [
      { rule: 'dawn', at: 'shout', left: 0 },
      { rule: 'turn', at: 'act', seat: 0 },
      { rule: 'posts', at: 'choose', left: Array.from({ length: players }, (_, seat) => seat) },
      { rule: 'deal', at: 'signs' },
    ],
    guards: Array.from({ length: players }, () => ({ post: 0, choice: null, oil: 2, shouts: 0, sign: 0, shown: false })),
    gates: Array.from({ length: gates }, () => ({ faceUp: false, gone: false, kind: 'cat' as Kind })),
    wounds: 0,
    round: 1,
    cargo,
  };
  advance(watch.book, s);
  return s;
}

const result = (v: View): Result | undefined => {
  if (v.stack.length > 0) return undefined;
  const won = v.gates.every((g) => g.gone);
  const title = won ? 'The gates held' : 'The watch fell';
  return {
    outcome: won ? 'won' : 'lost',
    winners: won ? v.guards.map((_, i) => i) : [],
    scores: [v.wounds],
    title,
    text: `${v.wounds} wounds.`,
    rule: 'WT-3',
  };
};

const line = (text: string, rule: string) => ({ text, rule });
function eventLine(e: WatchEvent, name: (seat: Seat) => string) {
  switch (e.type) {
    case 'dealtSign':
      return line(`${name(e.seat)} gets a sign.`, 'WT-1');
    case 'tookPost':
      return line(`${name(e.seat)} has chosen a post.`, 'WT-2');
    case 'shown':
      return line(`${name(e.seat)} shows the sign ${e.sign}.`, 'WT-3.3');
    case 'turnedUp':
      return line(`At gate ${e.gate + 1} stands a ${e.kind}.`, 'WT-4');
    case 'threw':
      return line(`${name(e.seat)} throws ${e.faces.join(' and ')}.`, 'WT-4');
    case 'burntOil':
      return line(`${name(e.seat)} burns oil.`, 'WT-4.2');
    case 'drivenOff':
      return line(`Gate ${e.gate + 1} is free.`, 'WT-4');
    case 'wounded':
      return line(`The watch has ${e.wounds} wounds.`, 'WT-4');
    case 'shouted':
      return line(`${name(e.seat)} shouts.`, 'WT-5');
    case 'dawn':
      return line('The sun is up.', 'WT-5');
  }
}

const randomBot = (v: View, seat: Seat, random: Random) => {
  const moves = legal(watch.book, v, seat);
  return moves.length > 0 ? [moves[random.int(moves.length)]!] : [];
};

const MOVES: MoveShapes<WatchMove> = {
  takePost: { post: int(0, 99) },
  shine: { gate: int(0, 99) },
  show: {},
  relight: { die: int(0, 99) },
  shout: { loud: flag },
};
const SEAT = int(0, 3);
const GATE = int(0, 11);
const STATE: Shape<State> = record({
  stack: stackOf<Watch>(() => watch.book, {
    deal: {},
    posts: { left: list(SEAT, 4) },
    turn: { seat: SEAT },
    light: { seat: SEAT, gate: GATE, faces: list(int(1, 6), 2) },
    dawn: { left: int(0, 0) },
  }),
  guards: list(
    record({ post: GATE, choice: nullable(GATE), oil: int(0, 99), shouts: int(0, 3), sign: int(0, 6), shown: flag }),
    4,
    1,
  ),
  gates: list(record({ faceUp: flag, gone: flag, kind: oneOf(...KINDS) }), 12, 1),
  wounds: int(0, 5),
  round: int(1, 100_000),
  cargo: text(8000),
});

function invariants(s: State): Fault[] {
  const lost = s.guards.findIndex(({ post }) => post >= s.gates.length);
  const hidden = s.gates.findIndex(({ gone, faceUp }) => gone && !faceUp);
  return [
    ...(lost < 0 ? [] : [broken('WT-2.2', `Guard ${lost + 1} stands at no gate.`, `guards[${lost}].post`)]),
    ...(hidden < 0 ? [] : [broken('WT-4', 'Nobody is driven off unseen.', `gates[${hidden}]`)]),
  ];
}

export const watch: Game<Watch> = {
  ...derived<Watch>(STATE, MOVES, 'WT-1'),
  id: 'watch',
  name: 'The Watch',
  prefix: 'WT',
  version: 1,
  players: { min: 1, max: 4 },
  kind: 'cooperative',
  secrets: true,
  options: [
    {
      id: 'gates',
      name: 'Gates',
      text: 'How many gates are watched.',
      rule: 'WT-1',
      kind: 'number',
      default: 6,
      min: 1,
      max: 12,
    },
    {
      id: 'cargo',
      name: 'Cargo',
      text: 'Ballast, to make the state larger.',
      rule: 'WT-1',
      kind: 'number',
      default: 0,
      min: 0,
      max: 8000,
    },
  ],
  book: { rules: { deal, posts, turn, light, dawn }, over: OVER },
  setup,
  view,
  eventFor: (event, seat) => {
    if (event.type === 'dealtSign' && event.seat !== seat) return { type: 'dealtSign', seat: event.seat };
    return event.type === 'tookPost' && event.seat !== seat ? { type: 'tookPost', seat: event.seat } : event;
  },
  clone,
  disguise,
  result,
  attempts: (v, seat) => [
    ...v.gates.map((_, i): WatchMove => ({ type: 'shine', seat, gate: i + (seat % 2) })),
    ...v.gates.map((_, i): WatchMove => ({ type: 'takePost', seat, post: i + 1 })),
    { type: 'show', seat },
    { type: 'relight', seat, die: 0 },
    { type: 'relight', seat, die: 2 },
    { type: 'shout', seat, loud: true },
  ],
  words: {
    prompt: (v, seat, name) => {
      const top = v.stack[v.stack.length - 1];
      if (!top) return line('The night is over.', 'WT-3');
      return top.rule === 'turn'
        ? line(`${top.seat === seat ? 'You' : name(top.seat)}: shine a light or show the sign.`, 'WT-3')
        : line('Choose.', 'WT-2');
    },
    event: eventLine,
    move: (_v, move) => move.type,
    board: (v) => v.gates.map((g, i) => `${i + 1} ${g.gone ? '-' : (g.kind ?? '?')}`).join('\n'),
  },
  invariants,
  bots: { random: { name: 'Random', text: 'Any legal move.', rank: 0, bot: randomBot } },
  reveals: (event) =>
    event.type === 'turnedUp'
      ? `gate ${event.gate + 1} has been turned up`
      : event.type === 'shown'
        ? 'a sign has been shown'
        : undefined,
};
