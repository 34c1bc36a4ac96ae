import type { FireEvent } from '@nightfall/fires-at-midnight';
import type { Sound } from '@nightfall/ui';

const SOUNDS: { readonly [E in FireEvent['type']]?: Sound } = {
  dice: 'dice',
  moved: 'place',
  ran: 'place',
  entered: 'place',
  left: 'turn',
  firefighterPlaced: 'place',
  villagerPlaced: 'place',
  waterTaken: 'water',
  waterUsed: 'water',
  waterTrimmed: 'water',
  pickedUp: 'place',
  putDown: 'place',
  handedOver: 'place',
  doorOpened: 'hit',
  chopped: 'hit',
  marker: 'fire',
  treeBurnt: 'fire',
  explosion: 'fall',
  chestExploded: 'fall',
  houseDamaged: 'hit',
  houseCollapsed: 'fall',
  knockedDown: 'hit',
  thrownOut: 'hit',
  villagerDied: 'no',
};

/** What is heard while an event is shown; the rest is a soft tick. A marker that water takes away is heard as water. */
export const soundOf = (event: FireEvent): Sound | undefined =>
  event.type === 'marker' && event.to < event.from ? 'water' : SOUNDS[event.type];
