import type { BotLevel } from '@nightfall/kernel';
import type { Siege } from '../moves.ts';
import { decideCarefully } from './careful.ts';
import { botOf } from './decide.ts';
import { decideGreedily } from './greedy.ts';
import { decideRandomly } from './random.ts';
import { STRONG, strongBot } from './strong.ts';

export const bots: { readonly [level: string]: BotLevel<Siege> } = {
  random: { name: 'Random', text: 'Draws anything that fits.', bot: botOf(decideRandomly) },
  greedy: { name: 'Greedy', text: 'Fells as many enemies as it can, now.', bot: botOf(decideGreedily) },
  careful: { name: 'Careful', text: 'Leaves no lone enemies behind and keeps its heroes.', bot: botOf(decideCarefully) },
  strong: { name: 'Strong', text: 'Tries its plans over many nights before it draws.', bot: strongBot(STRONG) },
};
