import type { LevelWords } from '@nightfall/kernel';

/** The levels of the bots, as people choose them. */
export const LEVELS = {
  random: { name: 'Random', text: 'Plays any legal move.', rank: 0 },
  casual: { name: 'Casual', text: 'A friendly beginner: sees the next turn, and is often a little off.', rank: 1 },
  good: { name: 'Good', text: 'Grows, gathers and strikes by exact odds; as the Night King it hunts.', rank: 2 },
  expert: {
    name: 'Expert',
    text: 'Plays the Heroes like Good; its Night King hunts with more patrols and leaves no test to chance.',
    rank: 3,
  },
} as const satisfies { readonly [level: string]: LevelWords };
