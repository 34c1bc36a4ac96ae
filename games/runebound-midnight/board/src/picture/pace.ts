import type { RuneEvent } from '@nightfall/runebound-midnight';
import type { Sound } from '@nightfall/ui';
import { rolledIn, throwTime } from '../scene/rolled.ts';

/** How long each event is told, in milliseconds at the usual speed. */
const LONG: { readonly [K in RuneEvent['type']]?: number } = {
  turnBegan: 700,
  doomAdded: 400,
  threatRose: 1400,
  patrolRolled: 700,
  patrolMoved: 400,
  patrolDestroyed: 900,
  powerUsed: 900,
  heroMoved: 400,
  dieRolled: 700,
  itemGained: 1000,
  itemUsed: 800,
  abilityUsed: 800,
  revealed: 1200,
  combatBegan: 900,
  influenceRolled: 800,
  influenced: 700,
  boosted: 700,
  challengeStruck: 600,
  wounded: 700,
  challengeDefeated: 1100,
  xpGained: 900,
  drewGoods: 900,
  mirrorTaken: 2400,
  knockedOut: 1400,
  covenantMade: 1000,
  gameOver: 1500,
};
export function duration(event: RuneEvent): number {
  const rolled = rolledIn(event);
  return rolled ? throwTime(rolled) : (LONG[event.type] ?? 0);
}

const STEPS = new Set<string>(['threatTested', 'patrolStopped', 'combatEnded', 'turnBegan']);
/** With "step by step", the player goes on by hand after each thing that somebody else has done. */
export const endsStep = (event: RuneEvent): boolean => STEPS.has(event.type);

const SOUNDS: { readonly [K in RuneEvent['type']]?: Sound } = {
  threatTested: 'dice',
  threatRose: 'fall',
  patrolRolled: 'dice',
  patrolMoved: 'place',
  heroMoved: 'place',
  infiltrationRolled: 'dice',
  blowRolled: 'dice',
  escapeRolled: 'dice',
  challengeStruck: 'hit',
  wounded: 'hit',
  challengeDefeated: 'turn',
  mirrorTaken: 'win',
  knockedOut: 'fall',
  itemGained: 'place',
};
export function soundOf(event: RuneEvent): Sound | undefined {
  return SOUNDS[event.type];
}
