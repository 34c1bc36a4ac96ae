import type { Types } from '@nightfall/kernel';
import type { Moment } from './session.ts';

/** What has happened since someone at this screen last had a decision. */
export type Since<T extends Types> = {
  /** How it stood then. */
  readonly base: Moment<T>;
  readonly moments: readonly Moment<T>[];
};

export const sinceNow = <T extends Types>(base: Moment<T>): Since<T> => ({ base, moments: [] });

/** Did someone else do all of this? When several are asked at once, others act while this player is still thinking. */
const isOthers = <T extends Types>({ events }: Moment<T>, { hands }: Moment<T>): boolean =>
  events.every((event: Types['event']) => 'seat' in event && typeof event.seat === 'number' && !hands.includes(event.seat));

/** Is nobody asked but those at this screen? Then what comes next was decided here, whatever it brought about. */
const isOnlyHere = <T extends Types>({ waiting, hands }: Moment<T>): boolean =>
  waiting.for === 'seats' && waiting.seats.every((seat) => hands.includes(seat));

/** One more moment after `before`: a decision was made there, or it still goes on, or everything jumped. */
export function goneOn<T extends Types>(since: Since<T>, before: Moment<T>, moment: Moment<T>): Since<T> {
  if (moment.jump) return sinceNow(moment);
  if (moment.events.length === 0) return since;
  return before.hands.length > 0 && (isOnlyHere(before) || !isOthers(moment, before))
    ? { base: before, moments: [moment] }
    : { base: since.base, moments: [...since.moments, moment] };
}

/** What happened, without what the player decided: their own deeds at its beginning. */
export function othersDeeds<T extends Types>({ base, moments }: Since<T>): readonly T['event'][] {
  const events = moments.flatMap((moment) => moment.events);
  const isOwn = (event: Types['event']) => 'seat' in event && typeof event.seat === 'number' && base.own.includes(event.seat);
  const first = events.findIndex((event) => !isOwn(event));
  return base.hands.length === 0 ? events : first < 0 ? [] : events.slice(first);
}
