import { first, guide, usual, type Way } from './local.ts';

export const WAYS = { guide, first, usual } as const satisfies Record<string, Way>;
export type WayName = keyof typeof WAYS;
