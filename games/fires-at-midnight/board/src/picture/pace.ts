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

/** The many dice of the setup pass quickly. */
const isLaidOut = (purpose: Extract<FireEvent, { type: 'dice' }>['purpose']) => purpose === 'item' || purpose === 'door';

/** How long an event is shown, in milliseconds; a step in which nothing happens passes quickly (FM-21.21). */
export function duration(e: FireEvent): number {
  switch (e.type) {
    case 'moved':
    case 'ran':
    case 'left':
    case 'entered':
    case 'explosion':
      return 400;
    case 'dice':
      return isLaidOut(e.purpose) ? 130 : e.purpose === 'villager' ? 400 : 700;
    case 'step':
    case 'waterTrimmed':
    case 'buried':
    case 'marker':
    case 'villagerDied':
    case 'houseDamaged':
    case 'houseCollapsed':
    case 'villagerPlaced':
    case 'chestExploded':
    case 'treeBurnt':
    case 'knockedDown':
    case 'thrownOut':
      return 260;
    case 'line':
    case 'explosionMarker':
    case 'waterTaken':
    case 'waterUsed':
    case 'pickedUp':
    case 'doorOpened':
    case 'gotUp':
    case 'chopped':
    case 'walkedRound':
      return 180;
    case 'gameOver':
      return 600;
    default:
      return 0;
  }
}

const isOfUpkeep = ({ clause }: FireEvent) => /^FM-1[123]\./.test(clause);
const BEGINS: readonly FireEvent['type'][] = ['step', 'roundStarted', 'turnStarted', 'gameOver'];

/** FM-21.21 Is this the last thing that happens in a step? A step in which nothing happens has none and is not waited at. */
export const endsStep = (event: FireEvent, next: FireEvent | undefined): boolean =>
  event.type !== 'step' && isOfUpkeep(event) && (next === undefined || BEGINS.includes(next.type));
