import type { Seat } from '@nightfall/kernel';
import { BOX } from '../content/cards.ts';
import { kingTile } from '../content/kings.ts';
import { distance, isTown, type SpaceId } from '../content/map.ts';
import { causedTestChance } from '../knowledge/preview.ts';
import { patrolReach } from '../knowledge/reach.ts';
import { deckAgainst } from '../rules/patrol.ts';
import { heroOf, type Patrol, type View } from '../state.ts';
import { judging } from './manner.ts';
import { oddsAgainst } from './odds.ts';

/** The worth of the Heroes' plans is measured in experience points. */

const known = new Map<string, ReadonlyMap<SpaceId, number>>();
/** RM-14.6, RM-14.9 The chance that a patrol comes to a space in its next step. */
export function reaches({ space, wounds }: Patrol, to: SpaceId): number {
  const far = distance(space, to);
  if (far <= 1) return 1;
  const dice = wounds > 0 ? 4 : 5;
  if (far > dice) return 0;
  const key = `${space} ${dice}`;
  let reach = known.get(key);
  if (!reach) known.set(key, (reach = patrolReach(space, dice)));
  return reach.get(to) ?? 0;
}
/**
 * How many patrols are to be expected at a space, if this Hero ends his turn there: each hunts one Hero, so others in its reach
 * draw it away. None come to a town (RM-14.10).
 */
export function patrolsAt(v: View, seat: Seat, space: SpaceId): number {
  if (isTown(space)) return 0;
  let sum = 0;
  for (const patrol of v.patrols) {
    const here = reaches(patrol, space);
    if (here > 0) sum += here / (1 + DECOY * othersNear(v, seat, patrol));
  }
  return Math.min(sum, 2.5);
}
const DECOY = 0.6;
function othersNear(v: View, seat: Seat, patrol: Patrol): number {
  let sum = 0;
  for (let i = 0; i < v.heroes.length; i++) {
    const { space } = v.heroes[i]!;
    if (i + 1 !== seat && !isTown(space)) sum += reaches(patrol, space);
  }
  return sum;
}

const priceOfLevel = (v: View): number => judging().heroes.level * v.heroes.length * (v.threat.level >= 8 ? 1.5 : 1);
/** The share of his exhaustion counters that the Night King is likely to spend on a test (RM-13.9). */
const SPENT = 0.7;
/** That a test which a Hero brings about succeeds, from 0 to 1. */
export const chanceOfTest = (v: View): number => causedTestChance(v, Math.round(SPENT * v.king.exhaustion)) / 100;
/** What one threat test costs the Heroes. */
export const priceOfTest = (v: View): number => chanceOfTest(v) * priceOfLevel(v);
/** RM-8.3 The Hand of the General makes the test after a knock-out succeed, as long as it has uses left. */
export const hasHand = (tile: string): boolean => kingTile(tile).power.id === 'handOfTheGeneral';
export const isFallSure = ({ king }: View): boolean => hasHand(king.tile) && king.powerUses < king.powerLevel;
/** His next chance to use it would have come anyway, so only part of it is the price of this fall. */
const priceOfKnock = (v: View): number => (isFallSure(v) ? (priceOfLevel(v) + priceOfTest(v)) / 2 : priceOfTest(v));
/** What a knock-out costs: a test, the goods, perhaps gold for the Night King. */
export const priceOfFall = (v: View, seat: Seat): number => 0.6 + priceOfKnock(v) + heroOf(v, seat).goods.length * 0.25;

/** What a wound costs that has to be healed. */
const WOUND = 0.3;
/** What an escape costs: a test, the wounds he keeps, and what the patrols that are still to come do to him. */
export function priceOfFlight(v: View, seat: Seat): number {
  const { space, wounds } = heroOf(v, seat);
  const fought = v.combat?.patrol ?? 0;
  const others = v.patrols.filter(({ number }) => number > fought).reduce((sum, patrol) => sum + reaches(patrol, space), 0);
  return priceOfTest(v) + WOUND * wounds + Math.min(2, others) * (0.3 + priceOfTest(v));
}

/** What being attacked by a patrol costs, with one of its better cards. */
export function priceOfAttack(v: View, seat: Seat): number {
  const cards = BOX[deckAgainst(v, seat)].filter((_, i) => i % 4 === 0);
  const all = cards.map((card) => oddsAgainst(v, seat, card)).toSorted((a, b) => a.win - b.win);
  const { win, lose } = all[Math.floor(all.length / 4)]!;
  return 0.5 + (1 - win) * (0.5 + priceOfTest(v)) + lose * (priceOfFall(v, seat) - priceOfTest(v)) - win * 0.4;
}
