import type { Book } from '@nightfall/kernel';
import type { Rune } from '../moves.ts';
import { KING } from '../state.ts';
import { characterOf, listed } from '../text/names.ts';
import { blow } from './blow.ts';
import { combat } from './combat.ts';
import { barter, heal } from './die-actions.ts';
import { draw } from './draw.ts';
import { escapeTest } from './escape.ts';
import { experience } from './experience.ts';
import { hero } from './hero.ts';
import { infiltration } from './infiltration.ts';
import { knockOut } from './knock-out.ts';
import { night } from './night.ts';
import { patrol } from './patrol.ts';
import { GAME_OVER, waitingFor, wrongStep } from './refusals.ts';
import { round } from './round.ts';
import { setup } from './setup.ts';
import { threat } from './threat.ts';
import { trade } from './trade.ts';
import { variants } from './variants.ts';

const rules: Book<Rune>['rules'] = {
  setup,
  variants,
  round,
  night,
  patrol,
  draw,
  threat,
  hero,
  heal,
  barter,
  infiltration,
  trade,
  combat,
  blow,
  escape: escapeTest,
  knockOut,
  experience,
};
/** RM-31.2 What does not answer the question of the moment is refused in the order of the book. */
export const runebound: Book<Rune> = {
  rules,
  over: GAME_OVER,
  waiting: (v, seats) => waitingFor(seats.length === 0 ? 'the dice' : listed(seats.map((seat) => characterOf(v, seat)))),
  notNow: (now, { seat }) => wrongStep(seat === KING ? 'RM-12.1' : 'RM-31.2', now),
};
