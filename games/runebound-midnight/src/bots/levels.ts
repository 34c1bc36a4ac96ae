import { randomBot } from '@nightfall/bots';
import { type Bot, type BotLevel, refusal } from '@nightfall/kernel';
import { LEVELS } from '../content/levels.ts';
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
  random: { ...LEVELS.random, bot: random },
  casual: { ...LEVELS.casual, bot: thinking(CASUAL) },
  good: { ...LEVELS.good, bot: goodBot },
  expert: { ...LEVELS.expert, bot: thinking(EXPERT) },
};
