import { obviousAction, phaseOf, type Fd, type FdMove, type State } from '@nightfall/firefighters-on-duty';
import type { Seat, TimeLeft } from '@nightfall/kernel';
import { leftOf, type BoardProps, type Clock } from '@nightfall/ui';
import { useDeferredValue, useMemo } from 'react';
import { placeOf } from './reading.ts';

type Props = Pick<BoardProps<Fd>, 'view' | 'seat' | 'legal' | 'clock' | 'refusal'>;

/** Rolling, and the end of one's round, stay the player's own. */
const OWN_WILL = new Set<string>(['roll', 'ready', 'unready', 'done', 'undone', 'endBeat', 'sitOut', 'forfeit', 'retract']);
export const timeOf = (clock: Clock | undefined): TimeLeft | undefined =>
  clock && { id: clock.id, lasts: clock.lasts, left: leftOf(clock, Date.now()) };

/** What a careful crew would do now with the dice that lie there; nothing where a roll is all that helps. */
function obviousFor(view: State, seat: Seat, time?: TimeLeft): FdMove | undefined {
  const phase = phaseOf(view);
  if (phase !== 'action' && phase !== 'bell') return undefined;
  const [move] = obviousAction(view, seat, time);
  return move && !OWN_WILL.has(move.type) ? move : undefined;
}

/** The obvious action of this seat. What a tap did is shown first; then this is thought of anew. */
export function useObvious({ view, seat, legal, clock, refusal }: Props): FdMove | undefined {
  const later = useDeferredValue(view);
  const isAsked = seat !== null && legal.length > 0;
  // The time left changes all the time; it is looked at when something on the table has changed.
  // oxlint-disable-next-line react/exhaustive-deps
  const move = useMemo(() => (isAsked ? obviousFor(later, seat, timeOf(clock)) : undefined), [isAsked, later, seat]);
  return move && !refusal(move) ? move : undefined;
}
/** The place that the obvious action is about, so that it can be lit. */
export const obviousPlace = (move: FdMove | undefined): string | undefined => move && placeOf(move);
