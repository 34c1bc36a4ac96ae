import { type Bot, type Game, legal, quickRandom, type Types } from '@nightfall/kernel';
import { heist } from '@nightfall/kernel/heist';
import { expect, test } from 'vitest';
import { type Job, playGame, type Played, ratings, runJob, SequentialTest } from '../index.ts';

test('a sequential test finds a difference that is there, none that is not, and keeps its answer', () => {
  const asked = { better: 0.1, even: 0, error: 0.05 };
  const play = (chance: number, seed: number) => {
    const [random, series] = [quickRandom(seed), new SequentialTest(asked)];
    while (
      series.pairs < 5000 &&
      series.add((random.int(1000) < 1000 * chance ? 1 : 0) - (random.int(2) === 0 ? 1 : 0)) === 'open'
    );
    return { series, finding: series.add(0) };
  };
  const found = (chance: number) => Array.from({ length: 40 }, (_, seed) => play(chance, seed).finding);
  expect(found(0.62).filter((one) => one === 'better').length).toBeGreaterThanOrEqual(38);
  expect(found(0.5).filter((one) => one === 'not better').length).toBeGreaterThanOrEqual(36);
  const { series } = play(0.8, 1);
  expect(series.pairs).toBeLessThan(200);
  for (let i = 0; i < 100; i++) expect(series.add(-1)).toBe('better');
});

test('ratings order players, put 3 wins of 4 at about 190 points, and say how sure that is', () => {
  const bouts = (first: string, second: string, wins: number, of: number) =>
    Array.from({ length: of }, (_, i) => ({ first, second, got: i < wins ? 1 : 0 }));
  const [a, b, c] = ratings([...bouts('a', 'b', 300, 400), ...bouts('c', 'b', 0, 20)]);
  expect(a!.value - b!.value).toBeCloseTo(191, -1);
  expect([a!.value > b!.value, b!.value > c!.value]).toEqual([true, true]);
  expect(a!.high - a!.low).toBeLessThan(c!.high - c!.low);
  expect(Number.isFinite(c!.value)).toBe(true);
});

const job: Job = {
  game: 'heist',
  setup: { players: 2, options: { lasts: 0 } },
  bots: ['first', 'first'],
  seed: '7',
  from: 0,
  to: 6,
};
const game = heist as unknown as Game;
const played = (of: Job, on = idle(0)) => {
  const all: Played[] = [];
  runJob(on, of, (one) => all.push(one));
  return all;
};

test('a game of a series is the same whoever plays it, and in whatever order', () => {
  const all = played(job);
  expect(all.map(({ number }) => number)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(played({ ...job, from: 4 })).toEqual(all.slice(4));
  expect(playGame(idle(0), job, 2)).toEqual(all[2]);
  expect(played({ ...job, seed: '8' })).not.toEqual(all);
});

/** Plays its first legal move, and draws this many numbers for nothing. */
const idle = (draws: number): Game => {
  const bot: Bot<Types> = (v, seat, random) => {
    for (let i = 0; i < draws; i++) random.int(6);
    return legal(game.book, v, seat).slice(0, 1);
  };
  return { ...game, bots: { first: { name: 'First', text: '', rank: 0, bot } } };
};
test('in pairs, a bot that draws more numbers changes no dice', () => {
  const paired = { ...job, isPaired: true };
  expect(played(paired, idle(3))).toEqual(played(paired, idle(0)));
  expect(played(job, idle(3))).not.toEqual(played(job, idle(0)));
});
