import { book, type Book, type Move, type Out, type Refusal, type Seat } from '@nightfall/kernel';

/**
 * The small game of the bench. The heroes attack in turn; an attack turns a hidden guard face up, two dice are rolled, and
 * a failed roll may be saved by paying a torch for another throw of one die, as often as there are torches. It ends when
 * no guard stands or a hero has four wounds.
 */
export type Hero = { strength: number; torches: number; wounds: number };
export type Guard = { faceUp: boolean; slain: boolean; toughness: number };
type SeenGuard = { faceUp: boolean; slain: boolean; toughness?: number };
export type Turn = { rule: 'turn'; at: 'attack' | 'passOn' | 'end'; hero: Seat };
export type Assault = {
  rule: 'assault';
  at: 'turnUp' | 'roll' | 'torch' | 'result' | 'end';
  hero: Seat;
  guard: number;
  faces: number[];
};
type Table<G> = { stack: (Turn | Assault)[]; heroes: Hero[]; guards: G[] };
type View = Table<SeenGuard>;
export type State = Table<Guard>;
export type Attack = { type: 'attack'; seat: Seat; guard: number };
export type Reroll = { type: 'reroll'; seat: Seat; die: number };
type Event =
  | { type: 'revealed'; guard: number; toughness: number }
  | { type: 'rolled'; hero: Seat; faces: readonly number[] }
  | { type: 'burntTorch'; hero: Seat; die: number }
  | { type: 'slain'; guard: number; by: Seat }
  | { type: 'wounded'; hero: Seat };
export type NightAttack = { view: View; state: State; move: Attack | Reroll; event: Event };
const { rule, always, must, may, dice } = book<NightAttack>();

const NOT_STANDING: Refusal = { rule: 'NA-1.1', code: 'NOT_STANDING', text: 'Attack a guard who still stands.' };
const NO_TORCH: Refusal = { rule: 'NA-2.3', code: 'NO_TORCH', text: 'Another throw costs one torch.' };
const NO_SUCH_DIE: Refusal = { rule: 'NA-2.3', code: 'NO_SUCH_DIE', text: 'Throw one of the dice again that you rolled.' };

export function reveal(s: State, guard: number, out: Out<NightAttack>): void {
  const { toughness, faceUp } = s.guards[guard]!;
  if (faceUp) return;
  s.guards[guard]!.faceUp = true;
  out?.({ type: 'revealed', guard, toughness });
}
export function slay(s: State, guard: number, by: Seat, out: Out<NightAttack>): void {
  s.guards[guard]!.slain = true;
  out?.({ type: 'slain', guard, by });
}
export function wound(s: State, hero: Seat, out: Out<NightAttack>): void {
  s.heroes[hero]!.wounds += 1;
  out?.({ type: 'wounded', hero });
}
export function burnTorch(s: State, f: Assault, die: number, out: Out<NightAttack>): void {
  s.heroes[f.hero]!.torches -= 1;
  f.faces.splice(die, 1);
  out?.({ type: 'burntTorch', hero: f.hero, die });
}
export function addDice(f: Assault, faces: readonly number[], out: Out<NightAttack>): void {
  for (const face of faces) f.faces.push(face);
  out?.({ type: 'rolled', hero: f.hero, faces: [...f.faces] });
}

export const attack: Move<NightAttack, Turn, Attack> = {
  options: (v, _f, seat) => v.guards.map((_, guard) => ({ type: 'attack', seat, guard })),
  refuse: (v, _f, { guard }) => (v.guards[guard]?.slain === false ? undefined : NOT_STANDING),
  perform: (s, f, { guard }) => {
    s.stack.push({ rule: 'assault', at: 'turnUp', hero: f.hero, guard, faces: [] });
  },
};
export const reroll: Move<NightAttack, Assault, Reroll> = {
  options: (_v, f, seat) => f.faces.map((_, die) => ({ type: 'reroll', seat, die })),
  refuse: (v, f, { die }) => {
    if (v.heroes[f.hero]!.torches === 0) return NO_TORCH;
    return f.faces[die] === undefined ? NO_SUCH_DIE : undefined;
  },
  perform: (s, f, { die }, out) => {
    burnTorch(s, f, die, out);
    f.at = 'roll';
  },
};

const theHero = (_v: View, f: Turn | Assault) => [f.hero];
export const isOver = (s: Pick<State, 'guards' | 'heroes'>): boolean =>
  s.guards.every((g) => g.slain) || s.heroes.some((h) => h.wounds === 4);
const missing = (_v: View, f: Assault) => (f.faces.length === 0 ? [6, 6] : [6]);
export const strikes = (s: View, f: Assault): boolean =>
  f.faces[0]! + f.faces[1]! + s.heroes[f.hero]!.strength >= s.guards[f.guard]!.toughness!;

/** NA-1 The heroes attack in seating order. */
const turn = rule<Turn>('NA-1', {
  attack: must(theHero, { attack }),
  passOn: always((s, f) => {
    if (isOver(s)) return;
    f.hero = (f.hero + 1) % s.heroes.length;
    f.at = 'attack';
  }),
});

/** NA-2 The assault. */
const assault = rule<Assault>('NA-2', {
  turnUp: always((s, f, out) => reveal(s, f.guard, out)),
  roll: dice(missing, (_s, f, faces, out) => addDice(f, faces, out)),
  torch: may(theHero, { reroll }, (s, f) => !strikes(s, f)),
  result: always((s, f, out) => (strikes(s, f) ? slay(s, f.guard, f.hero, out) : wound(s, f.hero, out))),
});
export const nightAttack: Book<NightAttack> = { rules: { turn, assault } };

const TOUGHNESS = [5, 5, 6, 6, 7, 7, 7, 8, 8, 8, 9, 9, 9, 10, 10, 10, 11, 11, 12, 12];
export const setUp = (): State => ({
  stack: [{ rule: 'turn', at: 'attack', hero: 0 }],
  heroes: [1, 2, 3, 4].map((strength) => ({ strength, torches: 3, wounds: 0 })),
  guards: TOUGHNESS.map((toughness) => ({ faceUp: false, slain: false, toughness })),
});
