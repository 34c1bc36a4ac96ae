import {
  ENDED,
  isRefusal,
  NOTHING,
  NOTHING_AGAIN,
  takeBack,
  type Input,
  type Match,
  type Seat,
  type Types,
} from '@nightfall/kernel';
import type { Back } from '../session.ts';

/** What people who share a device may take back. They are all present, so pressing the button is their consent. */

/** The level of the bot in a seat; undefined where a person sits. */
export function botLevel<T extends Types>(match: Match<T>, seat: Seat): string | undefined {
  const holder = match.holders[seat];
  return holder?.startsWith('bot:') ? holder.slice(4) : undefined;
}

/** Dice, bells and moves of bots follow from what a person did. */
export const isFollowUp = <T extends Types>(match: Match<T>, input: Input<T> | undefined): boolean =>
  input !== undefined && (!('seat' in input) || botLevel(match, input.seat) !== undefined);

/** Where the last input of a person stands; -1 if there is none. */
export function lastByPerson<T extends Types>(match: Match<T>): number {
  let n = match.inputs.length - 1;
  while (n >= 0 && isFollowUp(match, match.inputs[n])) n -= 1;
  return n;
}

/** The person who acted last: whose move an undo takes back. */
export function actor<T extends Types>(match: Match<T>): Seat | undefined {
  const input = match.inputs[lastByPerson(match)];
  return input && 'seat' in input ? input.seat : undefined;
}

export function backOf<T extends Types>(match: Match<T>): Back {
  const seat = actor(match);
  const redo = match.undone.length > 0 ? undefined : NOTHING_AGAIN;
  if (match.isOver) return { undo: ENDED, redo, reset: ENDED, beyond: undefined };
  if (seat === undefined) return { undo: NOTHING, redo, reset: NOTHING, beyond: undefined };
  const undo = match.refuseUndo(seat);
  const may = takeBack(match, seat);
  const reset = match.turnStart(seat) === match.inputs.length ? (undo ?? NOTHING) : undefined;
  return isRefusal(may)
    ? { undo: may, redo, reset, beyond: undefined }
    : { undo, redo, reset, beyond: undo && 'Take it back anyway' };
}
