import type { Mind, Plan, Seat } from '@nightfall/kernel';
import { imagine } from '../knowledge/imagine.ts';
import type { Rune } from '../moves.ts';
import { heroOf, KING, type State, top, type View } from '../state.ts';
import { decideAll } from './good.ts';
import { travel, walk } from './hero-road.ts';
import { goodBot } from './levels.ts';
import { goalsFor } from './prospects.ts';
import { mirrorsInReach } from './strike.ts';
import { value } from './value.ts';

/** Other places that are worth considering. */
const FEW = 2;
const isOnTheRoad = (v: View): boolean => {
  const f = top(v);
  return f?.rule === 'hero' && f.at === 'move';
};
/** Strike or grow: the ways to the mirrors in reach, and to the best other places. Everything else is left to the good bot. */
const plans: Mind<Rune>['plans'] = (v, seat, random) => {
  if (!isOnTheRoad(v)) return [decideAll(v, seat, random)].filter(({ length }) => length > 0);
  const goals = goalsFor(v, seat).slice(0, FEW);
  const places = [...mirrorsInReach(v, seat), ...goals.map(({ space }) => space)];
  const ways = places.map((space): Plan<Rune> => walk(v, seat, space)).filter(({ length }) => length > 0);
  return [travel(v, seat), ...ways];
};
/** The large decisions: a Hero sets out, and a mirror is in reach. */
const isDecision = (v: View, seat: Seat): boolean =>
  seat !== KING && isOnTheRoad(v) && heroOf(v, seat).diceSpent === 0 && mirrorsInReach(v, seat).length > 0;

/** How far a try looks: until the assaults of the next round are over. */
const ROUNDS = 2;
const isCut = (s: State, from: View): boolean => s.round >= from.round + ROUNDS;

export const mind: Mind<Rune> = {
  plans,
  quick: goodBot,
  value,
  isCut,
  imagine,
  isDecision,
  tries: 96,
  key: (_v, plan) => JSON.stringify(plan),
  chapter: ({ round }) => (round === 0 ? 'Setup' : `Round ${round}`),
};
