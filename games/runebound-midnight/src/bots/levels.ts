import { randomBot } from '@nightfall/bots';
import { type Bot, type BotLevel, refusal } from '@nightfall/kernel';
import type { Rune } from '../moves.ts';
import { runebound } from '../rules/book.ts';
import { decideAll } from './good.ts';
import { CASUAL, EXPERT, GOOD, inManner, type Manner } from './manner.ts';

/** Random waits for the answer to a proposal instead of taking it back, and throws nothing away. */
const random = randomBot<Rune>(runebound, ({ type }) => type !== 'withdrawTrade' && type !== 'discardItem');

const thinking =
  (manner: Manner): Bot<Rune> =>
  (v, seat, chance) => {
    const moves = inManner(manner, () => decideAll(v, seat, chance));
    if (moves.length === 0) return [];
    return refusal(runebound, v, moves[0]!) ? random(v, seat, chance) : moves;
  };

/** What the balance of the game is tied to. */
export const goodBot = thinking(GOOD);

export const bots: { readonly [level: string]: BotLevel<Rune> } = {
  random: { name: 'Random', text: 'Plays any legal move.', rank: 0, bot: random },
  casual: {
    name: 'Casual',
    text: 'A friendly beginner: sees the next turn, and is often a little off.',
    rank: 1,
    bot: thinking(CASUAL),
  },
  good: {
    name: 'Good',
    text: 'Grows, gathers and strikes by exact odds; as the Night King it hunts.',
    rank: 2,
    bot: goodBot,
  },
  expert: {
    name: 'Expert',
    text: 'Plays the Heroes like Good; its Night King hunts with more patrols and leaves no test to chance.',
    rank: 3,
    bot: thinking(EXPERT),
  },
};
