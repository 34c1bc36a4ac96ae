import { randomBot } from '@nightfall/bots';
import type { BotLevel } from '@nightfall/kernel';
import type { Madness } from '../moves.ts';
import { madness } from '../rules/book.ts';
import { casualBot } from './casual.ts';
import { goodBot } from './good.ts';

/** Random waits for the answer to an offer instead of withdrawing it. */
export const bots: { readonly [level: string]: BotLevel<Madness> } = {
  random: { name: 'Random', text: 'Plays any legal move.', bot: randomBot(madness, ({ type }) => type !== 'cancelTrade') },
  casual: { name: 'Casual', text: 'Shoots whatever is nearest, and asks for a card when it needs one.', bot: casualBot },
  good: { name: 'Good', text: 'Weighs every play, and what may lie hidden.', bot: goodBot },
};
