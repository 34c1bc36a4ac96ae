import { randomBot } from '@nightfall/bots';
import { type Bot, type BotLevel, legal, refusal } from '@nightfall/kernel';
import type { Rune } from '../moves.ts';
import { runebound } from '../rules/book.ts';
import { decideAll } from './good.ts';

/** Random waits for the answer to a proposal instead of taking it back, and throws nothing away. */
const random = randomBot<Rune>(runebound, ({ type }) => type !== 'withdrawTrade' && type !== 'discardItem');

const good: Bot<Rune> = (v, seat, chance) => {
  const moves = decideAll(v, seat, chance);
  if (moves.length === 0) return [];
  return refusal(runebound, v, moves[0]!) ? random(v, seat, chance) : moves;
};
/** Casual sees what good sees, but every sixth time does whatever comes to mind. */
const WHIM = 6;
const casual: Bot<Rune> = (v, seat, chance) => {
  const isWhim = chance.int(WHIM) === 0 && legal(runebound, v, seat).length > 1;
  return isWhim ? random(v, seat, chance) : good(v, seat, chance);
};

export const bots: { readonly [level: string]: BotLevel<Rune> } = {
  random: { name: 'Random', text: 'Plays any legal move.', rank: 0, bot: random },
  casual: { name: 'Casual', text: 'Knows the way and the odds, and follows a whim now and then.', rank: 1, bot: casual },
  good: { name: 'Good', text: 'Grows, gathers and strikes by exact odds; as the Night King it hunts.', rank: 2, bot: good },
};
