import type { Seat } from '@nightfall/kernel';
import { BOX } from '../content/cards.ts';
import { distance, isTown, type SpaceId } from '../content/map.ts';
import { threatChance } from '../knowledge/preview.ts';
import { patrolReach } from '../knowledge/reach.ts';
import { deckAgainst } from '../rules/patrol.ts';
import { heroOf, type Patrol, type View } from '../state.ts';
import { oddsAgainst } from './odds.ts';

/** All worths of the Heroes' plans are told in experience points. */

const known = new Map<string, ReadonlyMap<SpaceId, number>>();
/** RM-14.6, RM-14.9 The chance that a patrol comes to a space in its next step. */
function reaches({ space, wounds }: Patrol, to: SpaceId): number {
  const far = distance(space, to);
  if (far <= 1) return 1;
  const dice = wounds > 0 ? 4 : 5;
  if (far > dice) return 0;
  const key = `${space} ${dice}`;
  let reach = known.get(key);
  if (!reach) known.set(key, (reach = patrolReach(space, dice)));
  return reach.get(to) ?? 0;
}
/** How many patrols are to be expected at a space; none in a town (RM-14.10). */
export function patrolsAt(v: View, space: SpaceId): number {
  if (isTown(space)) return 0;
  let sum = 0;
  for (const patrol of v.patrols) sum += reaches(patrol, space);
  return Math.min(sum, 1.5);
}

/** What one threat test costs the Heroes. */
export const priceOfTest = (v: View): number => (threatChance(v) / 100) * 1.6 * v.heroes.length * (v.threat.level >= 8 ? 1.5 : 1);
/** What a knock-out costs: a test, the goods, perhaps gold for the Night King. */
export const priceOfFall = (v: View, seat: Seat): number => 0.6 + priceOfTest(v) + heroOf(v, seat).goods.length * 0.25;

/** What being attacked by a patrol costs, with one of its better cards. */
export function priceOfAttack(v: View, seat: Seat): number {
  const cards = BOX[deckAgainst(v, seat)].filter((_, i) => i % 4 === 0);
  const all = cards.map((card) => oddsAgainst(v, seat, card)).toSorted((a, b) => a.win - b.win);
  const { win, lose } = all[Math.floor(all.length / 4)]!;
  return 0.5 + (1 - win) * (0.5 + priceOfTest(v)) + lose * (priceOfFall(v, seat) - priceOfTest(v)) - win * 0.4;
}
