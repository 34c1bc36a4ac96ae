import type { Fires, Firefighter, FireMove } from '@nightfall/fires-at-midnight';
import { refusal } from '@nightfall/kernel';
import type { BoardProps } from '@nightfall/ui';
import { useCallback, useMemo } from 'react';
import { aimAt, reachOf, type Aim, type Reach } from './aim.ts';
import { usePointing } from './pointer.ts';

export type Walking = { readonly who: Firefighter | undefined; readonly reach: Reach | undefined; readonly aim: Aim | undefined };

/** The active firefighter of this seat, what he can reach, and where the player points. */
export function useAim({ game, view, seat, legal }: BoardProps<Fires>): Walking {
  const { wished, mode, via, isExact } = usePointing();
  const isMine = seat !== null && legal.length > 0;
  const who = isMine ? view.crew.find(({ id }) => id === view.active) : undefined;
  const canWalk = who !== undefined && !who.down && view.ap > 0;
  const refuse = useCallback((move: FireMove) => refusal(game.book, view, move), [game, view]);
  const reach = useMemo(() => (canWalk ? reachOf(view, who, via) : undefined), [view, canWalk, who, via]);
  const aim = useMemo(
    () => (reach && wished && seat !== null ? aimAt(view, reach, { at: wished, mode, isExact }, seat, refuse) : undefined),
    [reach, wished, mode, isExact, view, seat, refuse],
  );
  return { who, reach, aim };
}
