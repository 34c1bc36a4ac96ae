import { type Bot, legal } from '@nightfall/kernel';
import { madness } from '../rules/index.ts';
import type { Madness } from '../types.ts';

/** Any legal move. Who has made an offer waits for the answer. */
export const randomBot: Bot<Madness> = (v, seat, random) => {
  const moves = legal(madness, v, seat).filter(({ type }) => type !== 'cancelTrade');
  return moves.length === 0 ? [] : [moves[random.int(moves.length)]!];
};
