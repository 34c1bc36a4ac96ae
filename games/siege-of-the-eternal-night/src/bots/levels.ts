import type { BotLevel } from '@nightfall/kernel';
import type { Siege } from '../moves.ts';
import { decideCarefully } from './careful.ts';
import { botOf } from './decide.ts';
import { decideGreedily } from './greedy.ts';
import { decideRandomly } from './random.ts';
import { STRONG, strongBot } from './strong.ts';

export const bots: { readonly [level: string]: BotLevel<Siege> } = {
  random: { name: 'Random', text: 'Draws anything that fits.', rank: 0, bot: botOf(decideRandomly) },
  casual: {
    name: 'Casual',
    text: 'Fells as many enemies as it can, now.',
    rank: 1,
    formerly: ['greedy'],
    bot: botOf(decideGreedily),
  },
  good: {
    name: 'Good',
    text: 'Leaves no lone enemies behind and keeps its heroes.',
    rank: 2,
    formerly: ['careful'],
    bot: botOf(decideCarefully),
  },
  expert: {
    name: 'Expert',
    text: 'Tries its plans over many nights before it draws.',
    rank: 3,
    formerly: ['strong'],
    bot: strongBot(STRONG),
  },
};
