import { randomBot } from '@nightfall/bots';
import type { Bot, BotLevel, Random } from '@nightfall/kernel';
import { LEVELS } from '../content/levels.ts';
import { fdBook } from '../rules/book.ts';
import type { Fd } from '../moves.ts';
import type { View } from '../state.ts';
import { SIGHTED, decide, type Eye, type Manner } from './hands.ts';

/** FD-27.4 What `good` overlooks sets the share of games that it wins; it was chosen by simulation. */
const GOOD: Manner = { threshold: 0.35, waver: 0, overlooks: 0.23, leavesInTime: true };
const CASUAL: Manner = { threshold: 0.6, waver: 0.7, overlooks: 0.3, leavesInTime: false };

/** A crew keeps this many spaces in view; in a larger city it overlooks more, by this much for each further space. */
const EYESHOT = { spaces: 50, beyond: 0.0095 };
const eyeOf = ({ waver, overlooks }: Manner, { length }: View['spaces'], random: Random): Eye => {
  const blind = overlooks === 0 ? 0 : overlooks + EYESHOT.beyond * Math.max(0, length - EYESHOT.spaces);
  return {
    value: (value) => (waver === 0 ? value : value * (1 - waver + (2 * waver * random.int(1000)) / 1000)),
    overlooks: () => random.int(1000) < 1000 * blind,
  };
};
const botOf =
  (manner: Manner): Bot<Fd> =>
  (v, seat, random, time) =>
    decide(v, seat, time, manner, eyeOf(manner, v.spaces, random));

export const goodBot = botOf(GOOD);

/** FD-26.1 A bot gets the view and nothing else. FD-26.2 The levels, with the waits of a person while a clock runs: Rookie, Regular and Veteran. */
export const bots: { readonly [level: string]: BotLevel<Fd> } = {
  random: { ...LEVELS.random, bot: randomBot(fdBook) },
  casual: { ...LEVELS.casual, bot: botOf(CASUAL) },
  good: { ...LEVELS.good, bot: goodBot },
  expert: { ...LEVELS.expert, bot: botOf(SIGHTED) },
};
