import { ENDED, isRefusal, NOTHING, NOTHING_AGAIN, takeBack, type Match, type Seat, type Types } from '@nightfall/kernel';
import type { Back } from './session.ts';

/** What the people at this screen may take back where nobody else plays: pressing the button is their consent. */
export function backAlone<T extends Types>(match: Match<T>, seats: readonly Seat[], own?: readonly Seat[]): Back {
  const redo = match.undone.length > 0 ? undefined : NOTHING_AGAIN;
  if (match.isOver) return { undo: ENDED, redo, reset: ENDED, beyond: undefined };
  const last = match.inputs.findLast((input) => 'seat' in input && seats.includes(input.seat));
  if (!last || !('seat' in last)) return { undo: NOTHING, redo, reset: NOTHING, beyond: undefined };
  const undo = match.refuseUndo(last.seat);
  const may = takeBack(match, last.seat, undefined, own);
  const reset = match.turnStart(last.seat) === match.inputs.length ? (undo ?? NOTHING) : undefined;
  return isRefusal(may)
    ? { undo: may, redo, reset, beyond: undefined }
    : { undo, redo, reset, beyond: undo && 'Take it back anyway' };
}
