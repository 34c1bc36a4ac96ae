import { layingOf } from '@nightfall/kernel';
import { about } from './content/about.ts';
import { LEVELS } from './content/levels.ts';
import { nightly } from './content/nights.ts';
import { dials, firstGame, options } from './content/options.ts';
import type { Rune } from './moves.ts';
import { seating, setup } from './setup.ts';

/** What it takes to lay a table. */
export const laying = layingOf<Rune>(about, {
  options,
  dials,
  firstGame,
  nightly,
  seating,
  /** RM-2.4 Nobody plays the Night King and a Hero. */
  apart: 'RM-2.4',
  setup,
  bots: LEVELS,
});
