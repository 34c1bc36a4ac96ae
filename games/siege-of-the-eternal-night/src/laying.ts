import { layingOf } from '@nightfall/kernel';
import { about } from './content/about.ts';
import { LEVELS } from './content/levels.ts';
import { nightly } from './content/nights.ts';
import { dials, firstGame, options } from './content/options.ts';
import type { Siege } from './moves.ts';
import { setup } from './setup.ts';

/** What it takes to lay a table. */
export const laying = layingOf<Siege>(about, {
  options,
  dials,
  firstGame,
  nightly,
  setup,
  bots: LEVELS,
});
