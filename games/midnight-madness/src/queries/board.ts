import type { Seat } from '@nightfall/kernel';
import type { Kind } from '../content/tokens.ts';
import type { Arc } from '../content/spaces.ts';
import type { State, Token } from '../state.ts';

/** Questions about the board that many rules ask. */

export const isHidden = (token: Token): boolean => token.kind === null;
export const isWallUp = (s: State, arc: Arc): boolean => s.walls[arc - 1] !== 'fallen';
export const isTowerUp = (s: State, arc: Arc): boolean => s.towers[arc - 1]!;
export const current = (s: State): readonly Seat[] => [s.current];

export function findToken(s: State, id: number): Token | undefined {
  for (const token of s.tokens) if (token.id === id) return token;
  return undefined;
}

export function towersLeft(s: State): number {
  let count = 0;
  for (const stands of s.towers) if (stands) count++;
  return count;
}

/** MM-3.4, MM-18.3: two Fortify tokens, on walls or in the reserve. */
export function fortifyReserve(s: State): number {
  let count = 2;
  for (const wall of s.walls) if (wall === 'fortified') count--;
  return count;
}

/** MM-5.10 The kinds that a hidden token may turn out to be. */
export const unseenFor = (s: State, isStart: boolean): Kind[] => (isStart ? s.unseenStart : s.unseenSupply);

export const idsOf = (tokens: readonly Token[]): number[] => tokens.map(({ id }) => id);
