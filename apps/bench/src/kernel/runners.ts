import { legal, type Out, perform, type Random, throwDice, waitingFor } from '@nightfall/kernel';
import {
  type Assault,
  addDice,
  attack,
  burnTorch,
  isOver,
  type NightAttack,
  nightAttack,
  reroll,
  reveal,
  setUp,
  slay,
  strikes,
  type State,
  type Turn,
  wound,
} from './night-attack.ts';

/** What a runner did: decisions of players, steps (decisions and throws), and a checksum of how its games ended. */
export type Tally = { games: number; moves: number; steps: number; sum: number };
/** Plays one game. `out` listens to its events, if anybody does. */
export type Runner = (random: Random, tally: Tally, out: Out<NightAttack>) => void;

export function noteEnd(tally: Tally, { guards, heroes }: Pick<State, 'guards' | 'heroes'>): void {
  tally.games += 1;
  for (const hero of heroes) tally.sum = (Math.imul(tally.sum, 31) + hero.wounds * 7 + hero.torches) | 0;
  for (const guard of guards) tally.sum = (Math.imul(tally.sum, 31) + (guard.slain ? 1 : 0)) | 0;
}

/** One game by the kernel: ask, choose among the legal moves, play. */
export const byKernel: Runner = (random, tally, out) => {
  const s = setUp();
  for (let asked = waitingFor(nightAttack, s); asked.for !== 'nobody'; asked = waitingFor(nightAttack, s)) {
    if (asked.for === 'dice') perform(nightAttack, s, { type: 'dice', faces: throwDice(asked.sides, random) }, out);
    else {
      const moves = legal(nightAttack, s, asked.seats[0]!);
      perform(nightAttack, s, moves[random.int(moves.length)]!, out);
      tally.moves += 1;
    }
    tally.steps += 1;
  }
  noteEnd(tally, s);
};

/** The same moves and verbs of the game, driven by a loop that is written for this game alone: no frames, no sentences. */
export const byBareLoop: Runner = (random, tally, out) => {
  const s = setUp();
  const turn: Turn = { rule: 'turn', at: 'attack', hero: 0 };
  for (; !isOver(s); turn.hero = (turn.hero + 1) % s.heroes.length)
    assault(s, chooseGuard(s, turn, random, tally), turn.hero, random, tally, out);
  noteEnd(tally, s);
};
function chooseGuard(s: State, turn: Turn, random: Random, tally: Tally): number {
  const standing = attack.options(s, turn, turn.hero).filter((move) => !attack.refuse(s, turn, move));
  tally.moves += 1;
  tally.steps += 1;
  return standing[random.int(standing.length)]!.guard;
}
function assault(s: State, guard: number, hero: number, random: Random, tally: Tally, out: Out<NightAttack>): void {
  const f: Assault = { rule: 'assault', at: 'roll', hero, guard, faces: [] };
  reveal(s, guard, out);
  addDice(f, throwDice([6, 6], random), out);
  tally.steps += 1;
  while (!strikes(s, f) && throwAgain(s, f, random, tally, out)) {
    addDice(f, throwDice([6], random), out);
    tally.steps += 1;
  }
  if (strikes(s, f)) slay(s, guard, hero, out);
  else wound(s, hero, out);
}
/** True if a torch was paid. */
function throwAgain(s: State, f: Assault, random: Random, tally: Tally, out: Out<NightAttack>): boolean {
  const moves = reroll.options(s, f, f.hero).filter((move) => !reroll.refuse(s, f, move));
  if (moves.length === 0) return false;
  const chosen = moves[random.int(moves.length + 1)];
  tally.moves += 1;
  tally.steps += 1;
  if (chosen) burnTorch(s, f, chosen.die, out);
  return chosen !== undefined;
}
