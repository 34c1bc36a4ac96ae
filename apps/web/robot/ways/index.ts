import { evening } from './evening.ts';
import { first, guide, handedRound, king, online, paced, usual, type Way } from './local.ts';

export const WAYS = { guide, first, usual, paced, king, online, 'handed-round': handedRound, evening } as const satisfies Record<
  string,
  Way
>;
export type WayName = keyof typeof WAYS;
