import { type Bot, type Game, type Input, type Mind, perform, quickRandom, throwDice, waitingFor } from '@nightfall/kernel';
import { imagine, type State, watch, type Watch } from '@nightfall/kernel/watch';
import { expect, test } from 'vitest';
import { plainMind, randomBot, reviewing, weighing } from '../index.ts';
import { honest } from '../careful.ts';
import { sameFaces } from './chances.ts';
import { type Played, storyOf } from './story.ts';

const mind: Mind<Watch> = { ...plainMind(watch), imagine, chapter: ({ round }) => `Round ${round}`, tries: 40 };
const game: Game<Watch> & { readonly mind: Mind<Watch> } = { ...watch, mind };
const start = () => watch.setup({ players: 1, options: {} }) as State;

/** A whole game of this bot, input by input. */
function playedBy(bot: Bot<Watch>, seed: number, of = game): Played<Watch> {
  const [s, random, inputs]: [State, ReturnType<typeof quickRandom>, Input<Watch>[]] = [start(), quickRandom(seed), []];
  for (let asked = waitingFor(watch.book, s); asked.for !== 'nobody'; asked = waitingFor(watch.book, s)) {
    const [move] = asked.for === 'seats' ? bot(watch.view(s, 0), 0, random) : [];
    const rest: Input<Watch> = asked.for === 'dice' ? { type: 'dice', faces: throwDice(asked.sides, random) } : { type: 'bell' };
    inputs.push(move ?? rest);
    perform(watch.book, s, move ?? rest);
  }
  return { game: of, start: start(), inputs, seats: [0], seat: 0, players: 1 };
}
const lookBack = (played: Played<Watch>) => {
  const steps = reviewing(played);
  const told: number[] = [];
  for (;;) {
    const { done, value } = steps.next();
    if (done) return { review: value, told };
    told.push(value.done / value.of);
  }
};
/** Never shines a light while it can do something else. */
const lazy: Bot<Watch> = (v, seat, random) => {
  const other = randomBot(watch.book, ({ type }) => type !== 'shine')(v, seat, random);
  return other.length > 0 ? other : randomBot(watch.book)(v, seat, random);
};

test('a review is the same on every run, tells how far it is, and has a point for every chapter', () => {
  const played = playedBy(randomBot(watch.book), 4);
  const { review, told } = lookBack(played);
  expect(lookBack(played).review).toEqual(review);
  expect(told).toEqual(told.toSorted((a, b) => a - b));
  expect(told.at(-1)).toBeLessThanOrEqual(1);
  expect(review.points.map(({ chapter }) => chapter)).toEqual(storyOf(played).stations.map(({ chapter }) => chapter));
  for (const { win, low, high } of review.points) expect([low <= win, win <= high]).toEqual([true, true]);
});

test('what came of a game is its first chance, less the cost of decisions, and luck', () => {
  const { review } = lookBack(playedBy(lazy, 2));
  expect(review.points[0]!.win - review.cost + review.luck).toBeCloseTo(review.end);
  expect(review.costly.length).toBeLessThanOrEqual(3);
  for (const { cost, error } of review.costly) expect(cost).toBeGreaterThan(error);
});

test('the decisions of others are not judged', () => {
  const played = playedBy(randomBot(watch.book), 4);
  expect(storyOf(played).decisions.length).toBeGreaterThan(2);
  expect(storyOf({ ...played, seats: [1] }).decisions).toEqual([]);
});

test('where chapters are judged as a whole, they are played again with the same dice', () => {
  const whole = { ...game, mind: { ...mind, isJudgedWhole: true } };
  const { review } = lookBack(playedBy(lazy, 2, whole));
  for (const { played, better } of review.costly) {
    expect(played).toEqual([]);
    expect(better.length).toBeGreaterThan(0);
  }
});

test('no number of tries makes a fitted value surer than it is', () => {
  const sure = { win: 0.5, low: 0.49, high: 0.51 };
  expect(honest({ ...mind, isCut: () => true }, sure).high).toBeCloseTo(0.541, 3);
  expect(honest(mind, sure)).toEqual(sure);
});

test('the same faces fall again, as long as there are any and they fit', () => {
  const dice = sameFaces([6, 2, 9], { int: () => 0, u32: () => 0 });
  expect([dice.int(6), dice.int(6), dice.int(6), dice.int(6)]).toEqual([5, 1, 0, 0]);
});

test('the odds of a hint: its plan against its rivals, by the same fates', () => {
  const played = playedBy(randomBot(watch.book), 4);
  const { state } = storyOf(played).decisions[2]!;
  const v = watch.view(state, 0);
  const [plan] = mind.plans(v, 0, quickRandom(1));
  const steps = weighing(game, v, 0, plan!, quickRandom(1));
  let step = steps.next();
  while (!step.done) step = steps.next();
  const { odds, rivals } = step.value;
  expect([odds.low <= odds.win, odds.win <= odds.high]).toEqual([true, true]);
  expect(rivals.length).toBeLessThanOrEqual(2);
  for (const rival of rivals) expect(rival.plan).not.toEqual(plan);
});
