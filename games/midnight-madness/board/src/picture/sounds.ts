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
