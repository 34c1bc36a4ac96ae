import { type Game, isFaults, legal, quickRandom } from '@nightfall/kernel';
import { watch } from '@nightfall/kernel/watch';
import { expect, test } from 'vitest';
import { playOut } from './play-out.ts';
import { randomBot } from './random.ts';

const game = watch as unknown as Game;

test('what does not fit is never played, and all that fits is played equally often', () => {
  const s = game.setup({ players: 2, options: {} });
  if (isFaults(s)) throw new Error('setup');
  const free = () => [0, 1].find((one) => legal(game.book, s, one).length > 2);
  const any = randomBot(game.book);
  while (free() === undefined) playOut(game, s, [any, any], quickRandom(1), 1);
  const seat = free()!;
  const [unfit, ...fitting] = legal(game.book, s, seat).map((move) => JSON.stringify(move));
  const bot = randomBot(game.book, (move) => JSON.stringify(move) !== unfit);
  const random = quickRandom(7);
  const draws = 3000;
  const counts = new Map<string, number>();
  for (let i = 0; i < draws; i++) {
    const move = JSON.stringify(bot(s, seat, random)[0]);
    counts.set(move, (counts.get(move) ?? 0) + 1);
  }
  expect([...counts.keys()].toSorted()).toEqual(fitting.toSorted());
  const fair = draws / fitting.length;
  for (const count of counts.values()) expect(Math.abs(count - fair)).toBeLessThan(5 * Math.sqrt(fair));
});
