import { expect, test } from 'vitest';
import { conform } from '../conformance/index.ts';
import { heist, openHeist } from './heist.ts';

test.each([heist, openHeist])('$name passes the suite, against the clock and paced', (game) => {
  const options = [{ rounds: 2 }, { rounds: 2, lasts: 0 }];
  const setups = options.map((one) => ({ players: 3, options: one }));
  expect(conform(game, { games: 8, seed: 5, setups }).findings).toEqual([]);
});
