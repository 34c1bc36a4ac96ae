import type { MadnessEvent } from '@nightfall/midnight-madness';
import type { Sound } from '@nightfall/ui';

const SOUNDS: { readonly [E in MadnessEvent['type']]?: Sound } = {
  cardPlayed: 'place',
  cardsLost: 'no',
  flipped: 'turn',
  trapSprung: 'fire',
  abilityUsed: 'fire',
  damaged: 'hit',
  slain: 'hit',
  destroyed: 'hit',
  fortifyLost: 'hit',
  wallLost: 'fall',
  towerLost: 'fall',
  boulderRolled: 'fall',
  wallBuilt: 'place',
  wallFortified: 'place',
  drivenBack: 'place',
  tarPlaced: 'water',
  tokenArrived: 'dice',
};

/** What is heard while an event is shown; the rest is a soft tick. */
export const soundOf = (event: MadnessEvent): Sound | undefined => SOUNDS[event.type];

/** How long an event is shown, in milliseconds; what changes nothing to see is passed over. */
export function duration(e: MadnessEvent): number {
  switch (e.type) {
    case 'flipped':
    case 'trapSprung':
    case 'abilityUsed':
    case 'boulderRolled':
      return 700;
    case 'stepped':
    case 'rotated':
    case 'wallLost':
    case 'towerLost':
      return 450;
    case 'fortifyLost':
    case 'damaged':
    case 'slain':
    case 'destroyed':
    case 'drivenBack':
    case 'tokenArrived':
    case 'cardPlayed':
    case 'wallBuilt':
    case 'wallFortified':
    case 'cardsLost':
      return 300;
    case 'tarPlaced':
    case 'healed':
      return 200;
    case 'gameOver':
      return 600;
    default:
      return 0;
  }
}
