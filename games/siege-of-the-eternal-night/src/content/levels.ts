import type { LevelWords } from '@nightfall/kernel';

/** The levels of the bots, as people choose them. */
export const LEVELS = {
  random: { name: 'Random', text: 'Draws anything that fits.', rank: 0 },
  casual: { name: 'Casual', text: 'Fells as many enemies as it can, now.', rank: 1, formerly: ['greedy'] },
  good: { name: 'Good', text: 'Leaves no lone enemies behind and keeps its heroes.', rank: 2, formerly: ['careful'] },
  expert: { name: 'Expert', text: 'Tries its plans over many nights before it draws.', rank: 3, formerly: ['strong'] },
} as const satisfies { readonly [level: string]: LevelWords };
