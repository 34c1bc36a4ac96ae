import type { Fires, Firefighter, Point, View } from '@nightfall/fires-at-midnight';
import { refusal, type Game, type Seat } from '@nightfall/kernel';
import type { BoardProps } from '@nightfall/ui';
import { aimAt, reachOf, type Aim, type Mode, type Reach } from './aim.ts';
import { usePointing } from './pointer.ts';
import { remembering } from './remembering.ts';

export type Walking = { readonly who: Firefighter | undefined; readonly reach: Reach | undefined; readonly aim: Aim | undefined };

const reachNow = remembering(reachOf);
const aimNow = remembering(
  (game: Game<Fires>, view: View, reach: Reach, at: Point, mode: Mode, isExact: boolean, seat: Seat): Aim =>
    aimAt(view, reach, { at, mode, isExact }, seat, (move) => refusal(game.book, view, move)),
);

/** The active firefighter of this seat, what they can reach, and where the player points. */
export function useAim({ game, view, seat, legal, memory }: BoardProps<Fires>): Walking {
  const { wished, mode, via, isExact } = usePointing(memory);
  const isMine = seat !== null && legal.length > 0;
  const who = isMine ? view.crew.find(({ id }) => id === view.active) : undefined;
  const canWalk = who !== undefined && !who.down && view.ap > 0;
  const reach = canWalk ? reachNow(view, who, via) : undefined;
  const aim = reach && wished && seat !== null ? aimNow(game, view, reach, wished, mode, isExact, seat) : undefined;
  return { who, reach, aim };
}
