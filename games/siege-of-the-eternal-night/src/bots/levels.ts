import type { BotLevel } from '@nightfall/kernel';
import { LEVELS } from '../content/levels.ts';
import type { Siege } from '../moves.ts';
import { decideCarefully } from './careful.ts';
import { botOf } from './decide.ts';
import { decideGreedily } from './greedy.ts';
import { decideRandomly } from './random.ts';
import { STRONG, strongBot } from './strong.ts';

export const bots: { readonly [level: string]: BotLevel<Siege> } = {
  random: { ...LEVELS.random, bot: botOf(decideRandomly) },
  casual: { ...LEVELS.casual, bot: botOf(decideGreedily) },
  good: { ...LEVELS.good, bot: botOf(decideCarefully) },
  expert: { ...LEVELS.expert, bot: strongBot(STRONG) },
};
