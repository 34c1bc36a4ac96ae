export type Difficulty = 'easy' | 'hard' | 'inferno';
export type Pace = 'tense' | 'standard' | 'relaxed';

/** FD-19.2 Fire added by the faces 1 to 6 of the Spread die. */
export const SPREAD: { readonly [K in Difficulty | 'firefighter']: readonly number[] } = {
  easy: [0, 0, 0, 1, 1, 2],
  hard: [0, 0, 1, 1, 1, 2],
  inferno: [0, 1, 1, 1, 1, 2],
  firefighter: [0, 0, 0, 0, 1, 2],
};

/** FD-16.1, FD-18.1 This many Negative Points lose the game. */
export const MOST_POINTS = 3;

/** FD-20.2 Rolls a round in paced mode. */
export const BUDGETS: { readonly [K in Pace]: number } = { tense: 16, standard: 20, relaxed: 26 };
/** FD-19.4 The lengths that a table may set, in seconds. */
export const CLOCKS: readonly number[] = [90, 120, 150, 180];
/** FD-9.5 The limits of the briefing, in seconds; 0 is none. */
export const BRIEFINGS: readonly number[] = [0, 60, 120, 180];
/** FD-11.2 The clock of the book. */
export const ACTION_MS = 120_000;
/** FD-9.2 */
export const COUNTDOWN_MS = 3000;
/** FD-14.6 */
export const BELL_MS = 20_000;
/** FD-20.9 After this many commands in a round a seat is done. */
export const COMMANDS_A_ROUND = 300;
/** FD-23.7 Guided play: rolls of round 1, then seconds of the clock. */
export const GUIDED = { rolls: 30, seconds: [0, 180, 120, 120] } as const;
