import { expect, test } from 'vitest';
import type { Options } from '../game.ts';
import { heist, type Heist } from '../testkit/heist.ts';
import { headOf, SEED } from '../testkit/start.ts';
import { Match } from './match.ts';

/** Three at the table; the clock of the first round begins at 1000. */
function acting(options: Options = {}): Match<Heist> {
  const match = Match.begin(heist, headOf(heist, 3, { lasts: 120_000, ...options }), SEED) as Match<Heist>;
  match.settle();
  [0, 1, 2].forEach((seat) => match.play({ type: 'ready', seat }, 1000));
  return match;
}
const grab = (match: Match<Heist>, at: number) => {
  expect(match.play({ type: 'grab', seat: 0 }, at)).toBeUndefined();
  match.settle(at);
};

test('[10.1] dice inside a timed sentence do not restart its clock', () => {
  const match = acting();
  expect(match.clock).toEqual({ id: 'round-1', since: 1000, lasts: 120_000 });
  grab(match, 61_000);
  expect(match.deadline).toBe(121_000);
});

test('[10.1] while the dice are asked for, the clock runs on', () => {
  const match = acting();
  match.play({ type: 'grab', seat: 0 }, 61_000);
  expect(match.waiting.for).toBe('dice');
  expect(match.deadline).toBe(121_000);
});

test('[10.1] undo over a bell gives no fresh clock: the time that has passed is gone', () => {
  const match = acting();
  grab(match, 61_000);
  match.play({ type: 'bell' }, 121_000);
  expect(match.clock).toBeUndefined();
  match.undo(0, match.inputs.length - 1, 200_000);
  expect(match.deadline).toBe(121_000);
});

test('[10.1] undo past the input that started a clock lets it begin anew', () => {
  const match = acting();
  match.undo(2, match.inputs.length - 1, 50_000);
  expect(match.clock).toBeUndefined();
  match.play({ type: 'ready', seat: 2 }, 60_000);
  expect(match.clock).toEqual({ id: 'round-1', since: 60_000, lasts: 120_000 });
});

test('a stretch whose bell has rung is over: the next of the same name is another', () => {
  const same = { ...heist, book: { rules: { ...heist.book.rules, round: namedAlike() } } };
  const match = Match.begin(same, headOf(heist, 2, { lasts: 5000 }), SEED) as Match<Heist>;
  for (const at of [0, 5000]) {
    match.settle(at);
    [0, 1].forEach((seat) => match.play({ type: 'ready', seat }, at));
    expect(match.clock).toMatchObject({ id: 'night', since: at });
    match.play({ type: 'bell' }, at + 5000);
  }
});
function namedAlike() {
  const { round } = heist.book.rules;
  const { act } = round.sentences;
  if (act?.by !== 'players' || !act.clock) throw new Error('no clock');
  return { ...round, sentences: { ...round.sentences, act: { ...act, clock: { ...act.clock, id: () => 'night' } } } };
}

test('[10.1] a snapshot carries the clocks, those of the past too', () => {
  const match = acting();
  grab(match, 30_000);
  match.play({ type: 'bell' }, 121_000);
  const again = Match.thaw(heist, match.head, match.log, JSON.parse(JSON.stringify(match.freeze())), SEED) as Match<Heist>;
  again.undo(0, again.inputs.length - 1, 130_000);
  expect(again.deadline).toBe(121_000);
});

test('a paced game has no clock and no bell', () => {
  const match = acting({ lasts: 0 });
  expect(match.waiting).toMatchObject({ for: 'seats', seats: [0, 1, 2], clock: undefined });
  expect(match.deadline).toBeUndefined();
  expect(match.play({ type: 'bell' }, 5000)).toMatchObject({ code: 'NOT_NOW' });
});

test('[good] match time never goes back', () => {
  const match = acting();
  grab(match, 5000);
  match.play({ type: 'plan', seat: 1, place: 2 }, 4000);
  match.hand(2, 'bot:slow', 3000);
  match.undo(1, match.inputs.length - 1, 10);
  expect(match.log.map(({ at }) => at)).toEqual([0, 1000, 1000, 1000, 5000, 5000, 5000, 5000, 5000]);
  expect(match.now).toBe(5000);
});

test('the stream of dice is the match’s own: a thawed match and one read from its log throw on alike', () => {
  const match = acting();
  for (let i = 0; i < 30; i++) grab(match, 2000 + i);
  const thawed = Match.thaw(heist, match.head, match.log, match.freeze(), SEED) as Match<Heist>;
  const replayed = Match.begin(heist, match.head, SEED) as Match<Heist>;
  for (const entry of match.log) replayed.append(entry);
  for (let i = 0; i < 30; i++) for (const one of [match, thawed, replayed]) grab(one, 3000 + i);
  expect(thawed.inputs).toEqual(match.inputs);
  expect(replayed.inputs).toEqual(match.inputs);
});

test('looking at the next throw uses nothing up', () => {
  const match = acting();
  match.play({ type: 'grab', seat: 0 });
  const faces = match.faces();
  expect(match.faces()).toEqual(faces);
  match.settle();
  expect(match.inputs.at(-1)).toEqual({ type: 'dice', faces });
});
