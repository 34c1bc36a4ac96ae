import { sCurve } from '@nightfall/bots';
import type { Seat } from '@nightfall/kernel';
import { levelOf, lifeOf } from '../queries/heroes.ts';
import { pointsNeeded, pointsTaken } from '../result.ts';
import { KING, type State } from '../state.ts';
import { strengthOf } from './assault-odds.ts';

const mean = (list: readonly number[]): number => list.reduce((sum, x) => sum + x, 0) / Math.max(1, list.length);

/** What the outcome depends on, each about between 0 and 1. */
function featuresOf(s: State): readonly number[] {
  const { heroes, king, threat, patrols, round } = s;
  return [
    1,
    pointsTaken(s) / pointsNeeded(s),
    threat.level / 10,
    (threat.level / 10) ** 2,
    threat.pool / 10,
    mean(heroes.map((hero) => strengthOf(s, hero))),
    mean(heroes.map((hero) => levelOf(hero) / 6)),
    mean(heroes.map((hero) => hero.wounds / lifeOf(hero))),
    mean(heroes.map((hero) => hero.goods.length / 8)),
    king.gold / 20,
    king.powerLevel / 4,
    king.exhaustion / 10,
    (king.mind + king.body + king.spirit) / 12,
    patrols.length / heroes.length / 2,
    round / 25,
  ];
}
/** Fitted to the outcomes of games of the good bots with each other (a logistic regression over the positions at the start of rounds). */
const WEIGHTS = [0.05, 1.41, -1.99, -2.86, -0.22, 4.55, 1.14, -0.72, 0.08, -0.12, -0.3, -0.21, 0.96, -1.5, -0.75];

/** The chance of this side, as the good bots would play on. */
export function value(s: State, seat: Seat): number {
  const isKing = seat === KING;
  if (s.result) return (s.result.winner === 'king') === isKing ? 1 : 0;
  if (s.heroes.some(({ card }) => card === '')) return 1 / 2;
  const heroes = sCurve(featuresOf(s).reduce((sum, x, i) => sum + x * WEIGHTS[i]!, 0));
  return isKing ? 1 - heroes : heroes;
}
