import { legal, type Seat } from '@nightfall/kernel';
import { BOX, type Card, challengeOf } from '../content/cards.ts';

import { distance, isTown, JEWELS, type SpaceId } from '../content/map.ts';
import { reachableWith, stridesTo, wingedStrides } from '../knowledge/reach.ts';
import type { RuneMove } from '../moves.ts';
import { heroesAt, highestLevelSeat, levelOf } from '../queries/heroes.ts';
import { runebound } from '../rules/book.ts';
import { deckAgainst, wingsLeft } from '../rules/patrol.ts';
import { heroOf, KING, type Patrol, type PatrolFrame, type View } from '../state.ts';
import { errorAbout, judging } from './manner.ts';
import { memory, signOf } from './memory.ts';
import { oddsAgainst } from './odds.ts';

const patrolOf = (v: View, f: PatrolFrame): Patrol => v.patrols.find(({ number }) => number === f.patrol)!;

/** How likely a patrol is to knock this Hero out, with the better of its likely cards. */
function dangerTo(v: View, seat: Seat, wounds: number): number {
  return danger(`${wounds} ${v.king.tile} ${signOf(heroOf(v, seat))}`, () => reckonDanger(v, seat, wounds));
}
const danger = memory<number>(10_000);
function reckonDanger(v: View, seat: Seat, wounds: number): number {
  const deck = deckAgainst(v, seat);
  const cards = BOX[deck].filter((card, i) => i % 4 === 0 && challengeOf(card).life > wounds);
  const loses = cards.map((card) => oddsAgainst(v, seat, card, wounds).lose).toSorted((a, b) => b - a);
  return loses[Math.floor(loses.length / 4)] ?? 0;
}
/** What a knock-out would bring: gold for the highest Hero, his goods, a threat test. */
function prizeOf(v: View, seat: Seat): number {
  const hero = heroOf(v, seat);
  return 1 + (highestLevelSeat(v) === seat ? levelOf(hero) / 5 : 0) + hero.goods.length / 6;
}
const worthOfVictim = (v: View, seat: Seat, wounds: number): number => dangerTo(v, seat, wounds) * prizeOf(v, seat);

/** Sharp eyes see what a Hero is worth. */
function seen(v: View, seat: Seat): number {
  const { waver } = judging().king;
  return waver ? 1 + waver * errorAbout(`${v.round} ${seat}`) : 1;
}
/** Heroes outside towns, by what attacking them is worth, less for those far away. */
function quarry(v: View, patrol: Patrol): { seat: Seat; space: SpaceId; worth: number }[] {
  return v.heroes
    .map((hero, i) => ({
      seat: i + 1,
      space: hero.space,
      worth: (seen(v, i + 1) * worthOfVictim(v, i + 1, patrol.wounds)) / (2 + distance(hero.space, patrol.space)),
    }))
    .filter(({ space, worth }) => !isTown(space) && worth > 0.02)
    .toSorted((a, b) => b.worth - a.worth);
}
/** A place to lie in wait: beside counters that Heroes will come for. */
function ambushPlace(v: View, patrol: Patrol): SpaceId {
  const left = JEWELS.filter((_, i) => v.jewels[i]);
  const nearest = left.toSorted((a, b) => pull(v, patrol, a.space) - pull(v, patrol, b.space))[0];
  return nearest?.space ?? patrol.space;
}
const pull = (v: View, patrol: Patrol, space: SpaceId): number =>
  distance(patrol.space, space) + Math.min(...v.heroes.map((hero) => distance(hero.space, space)));
export const goalOf = (v: View, patrol: Patrol): SpaceId => quarry(v, patrol)[0]?.space ?? ambushPlace(v, patrol);

export function choosePatrol(v: View, f: PatrolFrame): RuneMove {
  const patrol = patrolOf(v, f);
  const [heal] = legal(runebound, v, KING).filter((move) => move.type === 'healPatrol');
  if (heal && patrol.wounds > 1) return heal;
  const [prey] = quarry(v, patrol);
  if (prey && prey.space === patrol.space) return { type: 'patrolStay', seat: KING };
  if (prey && distance(prey.space, patrol.space) === 1) return { type: 'patrolStep', seat: KING, space: prey.space };
  return { type: 'patrolRoll', seat: KING };
}
export function movePatrol(v: View, f: PatrolFrame): readonly RuneMove[] {
  const patrol = patrolOf(v, f);
  const goal = goalOf(v, patrol);
  const best = reachableWith(patrol.space, f.faces).toSorted((a, b) => distance(a, goal) - distance(b, goal))[0]!;
  const winged = best === goal || wingsLeft(v) <= 0 ? undefined : wingedStrides(patrol.space, f.faces, goal, wingsLeft(v));
  if (winged && heroesAt(v, goal).length > 0) return winged.map((stride) => ({ type: 'patrolMove', seat: KING, ...stride }));
  if (distance(best, goal) < distance(patrol.space, goal))
    return stridesTo(patrol.space, f.faces, best).map((stride) => ({ type: 'patrolMove', seat: KING, asAny: false, ...stride }));
  const isClose = distance(patrol.space, goal) <= 2 && distance(patrol.space, goal) > 0 && v.king.wound > 0;
  const spare = f.faces.findIndex((face) => face > 0);
  return [isClose && spare >= 0 ? { type: 'patrolReroll', seat: KING, die: spare + 1 } : { type: 'patrolStop', seat: KING }];
}
export function chooseVictim(v: View, f: PatrolFrame): RuneMove {
  const patrol = patrolOf(v, f);
  const best = heroesAt(v, patrol.space)
    .map((hero) => ({ hero, worth: worthOfVictim(v, hero, patrol.wounds) }))
    .toSorted((a, b) => b.worth - a.worth)[0]!;
  return best.worth >= judging().king.attackFrom
    ? { type: 'patrolAttack', seat: KING, hero: best.hero }
    : { type: 'patrolSpare', seat: KING };
}
/** The card that leaves the Hero the least; never one that falls at once. */
export function chooseCard(v: View, f: PatrolFrame): RuneMove {
  const { wounds } = patrolOf(v, f);
  const worth = (card: Card): number => {
    if (challengeOf(card).life <= wounds) return -1;
    const { win, lose } = oddsAgainst(v, f.victim, card, wounds);
    return 1 - win + lose;
  };
  const cards = v.drawn.flatMap((card) => (card === null ? [] : [card]));
  return { type: 'keepCard', seat: KING, card: cards.toSorted((a, b) => worth(b) - worth(a))[0]! };
}
