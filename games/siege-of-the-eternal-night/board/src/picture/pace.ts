import type { Siege } from '@nightfall/siege-of-the-eternal-night';
import type { Sound } from '@nightfall/ui';

type Event = Siege['event'];

const DURATIONS: Partial<Record<Event['type'], number>> = {
  openedTurn: 200,
  rolled: 650,
  crossedCircles: 250,
  heroArrived: 350,
  drew: 300,
  wonFreeMarks: 250,
  marked: 250,
  soundedHour: 400,
  nightEnded: 700,
};
/** How long an event is shown, in milliseconds. */
export const duration = (event: Event): number => DURATIONS[event.type] ?? 0;

const SOUNDS: Partial<Record<Event['type'], Sound>> = {
  openedTurn: 'turn',
  rolled: 'dice',
  drew: 'place',
  marked: 'hit',
  heroArrived: 'turn',
  crossedCircles: 'tick',
};
/** What is heard while an event is shown. */
export const soundOf = (event: Event): Sound | undefined =>
  event.type === 'drew' && (event.kind === 'flamestrike' || event.kind === 'hammer') ? 'fire' : SOUNDS[event.type];
