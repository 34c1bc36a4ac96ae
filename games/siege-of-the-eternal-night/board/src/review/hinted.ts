import { useEffect } from 'react';
import type { BoardProps } from '@nightfall/ui';
import type { Siege } from '@nightfall/siege-of-the-eternal-night';

const place = (table: string): string => `nightfall.siege-hints.${table}`;

/** The turns of this night in which a hint showed a move. */
export function hintedTurns(table: string): ReadonlySet<number> {
  const kept = localStorage.getItem(place(table));
  return new Set(kept ? kept.split(' ').map(Number) : []);
}

/** Notes that the move of a hint was shown: what came of it is not the player's fault. */
export function useHinted({ table, hint, view: { turn } }: BoardProps<Siege>): void {
  const isShown = hint !== undefined && hint.moves.length > 0;
  useEffect(() => {
    if (isShown && table !== '') localStorage.setItem(place(table), [...new Set([...hintedTurns(table), turn])].join(' '));
  }, [isShown, table, turn]);
}
