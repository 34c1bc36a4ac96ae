import type { Game, Seat, Types } from '@nightfall/kernel';

/** The events as this seat may see them. */
export const seenBy = <T extends Types>(
  { eventFor }: Pick<Game<T>, 'eventFor'>,
  events: readonly T['event'][],
  eyes: Seat | null,
): readonly T['event'][] => (eventFor ? events.flatMap((event) => eventFor(event, eyes) ?? []) : events);
