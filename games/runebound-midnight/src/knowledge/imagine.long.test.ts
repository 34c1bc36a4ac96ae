import { expect, test } from 'vitest';
import { imagineAll, moments } from '../testing/imagined.ts';

test('[RM-30.1] ten thousand imagined states, and every one shows the view that it came from', () => {
  let states = 0;
  for (let seed = 1; states < 10_000; seed++) {
    const players = 2 + (seed % 5);
    const found = imagineAll(moments(seed, players, 3), players, 10_000 - states);
    expect(found.misfits).toEqual([]);
    states += found.states;
  }
});
