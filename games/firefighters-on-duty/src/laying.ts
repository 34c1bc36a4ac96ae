import { layingOf } from '@nightfall/kernel';
import { about } from './content/about.ts';
import { LEVELS } from './content/levels.ts';
import { nightly } from './content/nights.ts';
import { dials, firstGame, options } from './content/options.ts';
import type { Fd } from './moves.ts';
import { seating, setup } from './setup.ts';

/** What it takes to lay a table. */
export const laying = layingOf<Fd>(about, {
  options,
  dials,
  firstGame,
  nightly,
  seating,
  setup,
  bots: LEVELS,
});
