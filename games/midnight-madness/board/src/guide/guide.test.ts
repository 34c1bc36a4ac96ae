import { game, type MadnessMove, type State } from '@nightfall/midnight-madness';
import { apply, isFaults, legal, quickRandom, waitingFor } from '@nightfall/kernel';
import { expect, test } from 'vitest';
import { guide } from './guide.ts';

type Chooser = (v: State, moves: readonly MadnessMove[]) => MadnessMove;

/** Plays the guided game as the table does, and tells which bubbles were due, and when the first of them came. */
function playGuide(choose: Chooser, turns: number): Map<string, number> {
  const s = game.setup(guide.setup);
  if (isFaults(s)) throw new Error('the setup of the guide is refused');
  const script = [...guide.dice];
  const random = quickRandom(5);
  const seen = new Map<string, number>();
  while (s.turn <= turns) {
    for (const { id, when, until } of guide.steps) if (!seen.has(id) && when(s) && !until?.(s)) seen.set(id, s.turn);
    const asked = waitingFor(game.book, s);
    if (asked.for === 'nobody') break;
    const no = apply(game.book, s, answer(asked));
    if (no) throw new Error(no.text);
  }
  return seen;

  function answer(asked: ReturnType<typeof waitingFor>) {
    if (asked.for === 'dice') {
      const faces = script.shift() ?? guide.rig!(s as State, asked.sides) ?? asked.sides.map((n) => 1 + (random.u32() % n));
      return { type: 'dice' as const, faces };
    }
    const seat = asked.for === 'seats' ? asked.seats[0]! : 0;
    if (seat === 1) return game.bots['casual']!.bot(s as State, 1, random)[0]!;
    return choose(s as State, legal(game.book, s as State, 0) as MadnessMove[]);
  }
}

const find = (moves: readonly MadnessMove[], type: MadnessMove['type']) => moves.find((move) => move.type === type);
/** Somebody who does what the bubbles say. */
const obedient: Chooser = (v, moves) => {
  const offer = moves.find((m) => m.type === 'offerTrade' && m.give === 'knight/red' && m.take === 'archer/green');
  const shot = moves.find((m) => m.type === 'playAttack' && v.tokens.find(({ id }) => id === m.token)?.kind === null);
  return find(moves, 'replace') ?? offer ?? shot ?? find(moves, 'chooseDamage') ?? find(moves, 'endPhase') ?? moves[0]!;
};
/** Somebody who only lets them come. */
const idle: Chooser = (_v, moves) => find(moves, 'endPhase') ?? moves[0]!;

test('every bubble of the guided game comes to somebody who follows it, within three rounds', () => {
  const seen = playGuide(obedient, 6);
  expect([...seen.keys()].sort()).toEqual(guide.steps.map(({ id }) => id).sort());
  expect(seen.get('struck')).toBeLessThanOrEqual(5);
  expect(seen.get('boss')).toBeLessThanOrEqual(4);
});

test('[MM-12.11] [MM-14.3] a wall is struck and a boss comes also to somebody who does nothing', () => {
  const seen = playGuide(idle, 6);
  expect([...seen.keys()]).toEqual(expect.arrayContaining(['trade', 'arrive', 'danger', 'struck', 'boss']));
});

/** The order in which the steps come to somebody who never dismisses one: each once, none comes back. */
function comings(choose: Chooser, isRead: boolean): string[] {
  const [came, done] = [[] as string[], new Set<string>()];
  playGuide((v, moves) => {
    for (const { id, until } of guide.steps) if (came.includes(id) && until?.(v)) done.add(id);
    const step = guide.steps.find(({ id, when, until }) => !done.has(id) && when(v) && !until?.(v));
    if (step && came.at(-1) !== step.id) came.push(step.id);
    if (step && isRead) done.add(step.id);
    return choose(v, moves);
  }, 12);
  return came;
}

test.each([
  ['obedient', obedient],
  ['idle', idle],
] as const)('no step comes back after another, so that the count only goes up: %s', (_name, choose) => {
  for (const isRead of [true, false]) {
    const came = comings(choose, isRead);
    expect(came).toEqual([...new Set(came)]);
  }
});

test('a step is short enough for a phone and speaks of no mouse', () => {
  for (const { text } of guide.steps) {
    expect(text.length).toBeLessThanOrEqual(185);
    expect(text).not.toMatch(/\b(hover|click|point at|tap)\b/i);
  }
});

test('[MM-8.8] a trade is not asked for when the card for it is gone', () => {
  const s = game.setup(guide.setup) as State;
  for (const faces of guide.dice) apply(game.book, s, { type: 'dice', faces });
  const trade = guide.steps.find(({ id }) => id === 'trade')!;
  const then = { ...s, phase: 'trade' as const };
  expect(trade.when(then)).toBe(true);
  expect(trade.when({ ...then, hands: [['brick'], ...s.hands.slice(1)] })).toBe(false);
});
