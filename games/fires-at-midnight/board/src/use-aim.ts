import type { Fires, Firefighter } from '@nightfall/fires-at-midnight';
import type { BoardProps } from '@nightfall/ui';
import { useMemo } from 'react';
import { aimAt, reachOf, type Aim, type Reach } from './aim.ts';
import { usePointing } from './pointer.ts';

export type Walking = { readonly who: Firefighter | undefined; readonly reach: Reach | undefined; readonly aim: Aim | undefined };

/** The active firefighter of this seat, what he can reach, and where the player points. */
export function useAim({ view, seat, legal, refusal }: BoardProps<Fires>): Walking {
  const { wished, mode } = usePointing();
  const isMine = seat !== null && legal.length > 0;
  const who = isMine ? view.crew.find(({ id }) => id === view.active) : undefined;
  const canWalk = who !== undefined && !who.down && view.ap > 0;
  const reach = useMemo(() => (canWalk ? reachOf(view, who) : undefined), [view, canWalk, who]);
  const aim = useMemo(
    () => (reach && wished && seat !== null ? aimAt(view, reach, wished, mode, seat, refusal) : undefined),
    [reach, wished, mode, view, seat],
  );
  return { who, reach, aim };
}
