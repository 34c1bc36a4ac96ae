import type { LevelWords } from '@nightfall/kernel';

/** The levels of the bots, as people choose them. */
export const LEVELS = {
  random: { name: 'Random', text: 'Plays any legal move.', rank: 0 },
  casual: { name: 'Casual', text: 'A friendly beginner: looks at every play, and often misjudges them.', rank: 1 },
  good: { name: 'Good', text: 'Weighs every play, and what may lie hidden.', rank: 2 },
  expert: { name: 'Expert', text: 'Plays every choice through, over and over, two turns ahead.', rank: 3 },
} as const satisfies { readonly [level: string]: LevelWords };
