import { quickRandom } from '@nightfall/kernel';
import { expect, test } from 'vitest';
import { game } from '../game.ts';
import { imagineAll, moments } from '../testing/imagined.ts';
import { play, table } from '../testing/table.ts';
import { imagine } from './imagine.ts';

test('[RM-30.1] what a seat imagines looks to it exactly like what it sees, and could be', () => {
  const { states, misfits } = imagineAll(moments(1, 3, 67), 3);
  expect(misfits).toEqual([]);
  expect(states).toBeGreaterThan(20);
});

test('[RM-30.1] it makes up other cards each time', () => {
  const [s] = moments(2, 4, 150);
  const random = quickRandom(3);
  const guesses = Array.from({ length: 8 }, () => JSON.stringify(imagine(game.view(s!, 1), 1, random)));
  expect(new Set(guesses).size).toBeGreaterThan(1);
});

test('[RM-19.7] an offered good lies in the hand of the one who offers it, whoever imagines the trade', () => {
  const s = table({ heroes: [{ goods: ['D17', 'D44'] }, { goods: ['D06', 'D45'] }, {}] });
  play(s, '1 proposeTrade 2 () D17 () 1');
  for (let seat = 0; seat < 4; seat++) {
    const { trade, heroes } = imagine(game.view(s, seat), seat, quickRandom(seat));
    expect(heroes[0]!.goods).toEqual(expect.arrayContaining(trade!.give.goods));
  }
});
