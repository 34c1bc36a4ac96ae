import type { FdEvent } from '@nightfall/firefighters-on-duty';
import type { Seat } from '@nightfall/kernel';
import type { Sound } from '@nightfall/ui';

/** How long each event is told, in milliseconds at the usual speed. The Fire Phase takes its time, a hand on the dice does not. */
const LONG: { readonly [K in FdEvent['type']]?: number } = {
  round: 700,
  rolled: 350,
  vehicleMoved: 250,
  extinguish: 800,
  firefighterMoved: 250,
  personMoved: 250,
  evacuated: 900,
  delivered: 900,
  axeUsed: 700,
  shutOff: 700,
  bell: 900,
  step: 500,
  casualty: 2000,
  injured: 1200,
  vehicleDamaged: 1200,
  vehicleRemoved: 1400,
  burnedDown: 1400,
  eventDrawn: 1600,
  held: 700,
  tokenPlaced: 800,
  firePlaced: 800,
  fireMissing: 900,
  hazardTriggered: 1400,
  callAnswered: 1500,
  spreadRolled: 700,
  smokeStep: 400,
  negativePoint: 1200,
  fireTurned: 900,
  hydrantFilled: 200,
};
export const duration = (event: FdEvent): number => LONG[event.type] ?? 0;

/** What the fire does by itself: with "step by step", the player goes on by hand after each of its steps. */
const OF_THE_FIRE = new Set<FdEvent['type']>([
  ...(['casualty', 'injured', 'vehicleDamaged', 'vehicleRemoved', 'burnedDown', 'eventDrawn', 'held', 'tokenPlaced'] as const),
  ...(['firePlaced', 'fireMissing', 'hazardTriggered', 'callAnswered', 'spreadRolled', 'negativePoint'] as const),
]);
/** Is a step of the Fire Phase over in which something happened? A card is read before it is carried out. */
const endsFireStep = (event: FdEvent, next: FdEvent | undefined): boolean =>
  OF_THE_FIRE.has(event.type) &&
  (next === undefined || next.type === 'step' || next.type === 'roundEnd' || event.type === 'eventDrawn');
/** What a crew does on the map. */
const DEEDS = new Set<FdEvent['type']>([
  ...(['vehicleMoved', 'extinguish', 'firefighterMoved', 'personMoved', 'reserveRaised', 'axeUsed', 'shutOff'] as const),
]);
const isOthers = (event: FdEvent, mine: readonly Seat[]): boolean => 'seat' in event && !mine.includes(event.seat);
/** After a step of the fire, and after each deed of a crew that nobody here leads, the player goes on by hand. */
export const endsStep = (event: FdEvent, next: FdEvent | undefined, mine: readonly Seat[]): boolean =>
  endsFireStep(event, next) || (DEEDS.has(event.type) && isOthers(event, mine));

const SOUNDS: { readonly [K in FdEvent['type']]?: Sound } = {
  rolled: 'dice',
  vehicleMoved: 'place',
  firefighterMoved: 'place',
  extinguish: 'water',
  waterLoaded: 'water',
  evacuated: 'turn',
  delivered: 'turn',
  axeUsed: 'hit',
  shutOff: 'place',
  bell: 'turn',
  firePlaced: 'fire',
  hazardTriggered: 'hit',
  burnedDown: 'fall',
  injured: 'no',
  casualty: 'lose',
  negativePoint: 'no',
  vehicleDamaged: 'hit',
  eventDrawn: 'tick',
  callAnswered: 'tick',
};
export function soundOf(event: FdEvent): Sound | undefined {
  if (event.type === 'gameOver') return event.ending.won ? 'win' : 'lose';
  return SOUNDS[event.type];
}
