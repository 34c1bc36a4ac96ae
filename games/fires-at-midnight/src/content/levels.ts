import type { LevelWords } from '@nightfall/kernel';

/** The levels of the bots, as people choose them. */
export const LEVELS = {
  random: { name: 'Random', text: 'Plays any legal move.', rank: 0 },
  casual: { name: 'Casual', text: 'Looks one action ahead and hardly at the fire.', rank: 1 },
  good: { name: 'Good', text: 'Plans whole turns and tries every roll of the fire.', rank: 2 },
  expert: { name: 'Expert', text: 'Plans like Good, and overlooks fewer of the turns that it could take.', rank: 3 },
} as const satisfies { readonly [level: string]: LevelWords };
