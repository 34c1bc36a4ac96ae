import { quickRandom, type Bot } from '@nightfall/kernel';
import { watch, type State, type Watch } from '@nightfall/kernel/watch';
import { expect, test } from 'vitest';
import { playOut, randomBot } from './index.ts';

const start = (players = 3) => watch.setup({ players, options: {} }) as State;
const bots = (players = 3) => Array.from({ length: players }, () => randomBot(watch.book));

test('random bots play a game with secrets, dice, simultaneous choices and a clock to its end', () => {
  for (let seed = 0; seed < 20; seed++) {
    const { result, inputs, decisions } = playOut(watch, start(), bots(), quickRandom(seed));
    expect(result?.outcome).toMatch(/won|lost/);
    expect(inputs).toBeGreaterThan(decisions);
  }
});

test('the same seed gives the same game', () => {
  const [a, b] = [start(), start()];
  expect(playOut(watch, a, bots(), quickRandom(7))).toEqual(playOut(watch, b, bots(), quickRandom(7)));
  expect(a).toEqual(b);
});

test('a game that does not end within the limit has no result', () => {
  expect(playOut(watch, start(), bots(), quickRandom(1), 4)).toMatchObject({ result: undefined, inputs: 4 });
});

test('a bot that plays an illegal move is found out', () => {
  const cheat: Bot<Watch> = (_v, seat) => [{ type: 'shine', seat, gate: 99 }];
  expect(() => playOut(watch, start(1), [cheat], quickRandom(1))).toThrow('the bot of seat 0 played');
});

test('a random bot plays only what fits, and nothing where nothing does', () => {
  const only = (type: string) => randomBot(watch.book, (move) => move.type === type);
  const s = start(1);
  const { moves } = { moves: randomBot(watch.book)(watch.view(s, 0), 0, quickRandom(1)) };
  expect(only(moves[0]?.type ?? '')(watch.view(s, 0), 0, quickRandom(1))).toHaveLength(moves.length);
  expect(only('none')(watch.view(s, 0), 0, quickRandom(1))).toEqual([]);
});
