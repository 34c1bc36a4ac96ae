import { type Bot, type BotLevel, legal } from '@nightfall/kernel';
import { rules } from '../rules/book.ts';
import type { Fires } from '../types.ts';

const random: Bot<Fires> = (v, seat, chance) => {
  const moves = legal(rules, v, seat);
  return moves.length === 0 ? [] : [moves[chance.int(moves.length)]!];
};

export const bots: { readonly [level: string]: BotLevel<Fires> } = {
  random: { name: 'Random', text: 'Does anything that the rules allow.', bot: random },
};
