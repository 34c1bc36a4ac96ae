/** Tokens have no names, people do: the first one brought to safety is the first of these, and so on. */
const NAMES = ['Mara', 'Jonas', 'Edith', 'Samir', 'Lotte', 'Bruno', 'Ines', 'Pavel', 'Greta', 'Omar', 'Clara', 'Felix'] as const;

/** The name of the nth person who reached the gathering point, and of the nth who reached the hospital, counted from 1. */
export const evacuatedName = (n: number): string => NAMES[(n - 1) % NAMES.length]!;
export const deliveredName = (n: number): string => NAMES[(NAMES.length - n + 100 * NAMES.length) % NAMES.length]!;
