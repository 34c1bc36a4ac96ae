import type { Laying } from '@nightfall/kernel';
import { about } from './content/about.ts';
import { LEVELS } from './content/levels.ts';
import { nightly } from './content/nights.ts';
import { dials, firstGame, OPTIONS } from './content/options.ts';
import type { Siege } from './moves.ts';
import { setup } from './setup.ts';

/** What it takes to lay a table. */
export const laying: Laying<Siege> = {
  id: about.id,
  name: about.name,
  players: about.players,
  kind: about.kind,
  options: OPTIONS,
  dials,
  firstGame,
  nightly,
  setup,
  bots: LEVELS,
};
