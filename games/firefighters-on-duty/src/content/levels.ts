import type { LevelWords } from '@nightfall/kernel';

/** The levels of the bots, as people choose them. */
export const LEVELS = {
  random: { name: 'Random', text: 'Plays any legal move.', rank: 0, pace: [2100, 2500] },
  casual: {
    name: 'Casual',
    text: 'A rookie: willing, a little slow, and stays in the fire too long.',
    rank: 1,
    pace: [2600, 3000],
  },
  good: { name: 'Good', text: 'A regular: shares out the fires, the people and the calls.', rank: 2, pace: [2100, 2500] },
  expert: {
    name: 'Expert',
    text: 'A veteran: overlooks nothing, and is no quicker with its hands than you are.',
    rank: 3,
    pace: [2100, 2500],
  },
} as const satisfies { readonly [level: string]: LevelWords };
