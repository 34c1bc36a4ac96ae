import { legal, type Random } from '@nightfall/kernel';
import { ATTRIBUTES, type Phase, PHASES } from '../content/effect.ts';
import { kingTile } from '../content/kings.ts';
import { distance, JEWELS, nearestTowns, STRONGHOLDS, type SpaceId } from '../content/map.ts';
import { chanceOf } from '../knowledge/chances.ts';

import type { RuneMove } from '../moves.ts';
import { canBoost, countersFor, influenceChance, influenceDice, missesOf, woven } from '../queries/combat.ts';
import { runebound } from '../rules/book.ts';
import { priceOf } from '../rules/spending.ts';
import { mirrorsLeft } from '../rules/setup.ts';
import { type CombatFrame, KING, type ThreatFrame, type View } from '../state.ts';
import { judging } from './manner.ts';
import { dropFor, outlookIn, worstPhase } from './odds.ts';

const seat = KING;
const farFromTowns = (space: SpaceId): number => distance(space, nearestTowns(space)[0]!);
const nearGreen = (space: SpaceId): number =>
  JEWELS.filter(({ colour }) => colour === 'green').reduce((sum, jewel) => sum + Math.min(6, distance(jewel.space, space)), 0);

/** The dear mirrors go where the way is longest. */
export function placeMirror(v: View): RuneMove {
  const free = STRONGHOLDS.filter((_, i) => v.mirrors[i] === 0).map(({ space }) => space);
  const [stronghold] = free.toSorted((a, b) => farFromTowns(b) - farFromTowns(a));
  return { type: 'placeMirror', seat, points: Math.max(...mirrorsLeft(v)), stronghold: stronghold! };
}
const freeKeeps = (v: View): SpaceId[] =>
  STRONGHOLDS.map(({ space }) => space).filter((space) => !v.patrols.some((patrol) => patrol.space === space));
export const placePatrol = (v: View): RuneMove => ({
  type: 'placePatrol',
  seat,
  stronghold: freeKeeps(v).toSorted((a, b) => nearGreen(a) - nearGreen(b))[0]!,
});

/** The Hand waits for knock-outs, and with few Heroes there are few patrols to fly. */
function isPowerDue({ king, round, heroes }: View): boolean {
  const { id } = kingTile(king.tile).power;
  const due =
    id === 'handOfTheGeneral' || (id === 'dreadWings' && heroes.length < 3) ? judging().king.late : judging().king.early;
  return round >= (due[king.powerLevel - 1] ?? Infinity);
}
/** A patrol near the Heroes, then counters while they are cheap, the power in between (spec, section 35). */
export function spend(v: View): RuneMove {
  const { king } = v;
  const cheap = (kind: 'mind' | 'exhaustion' | 'wound', most: number) => priceOf(v, kind) <= Math.min(most, king.gold);
  const nearHeroes = (space: SpaceId) => Math.min(...v.heroes.map((hero) => distance(hero.space, space)));
  const keep = STRONGHOLDS.map(({ space }) => space).toSorted((a, b) => nearHeroes(a) - nearHeroes(b))[0]!;
  const bodies = Math.max(2, v.heroes.length) + judging().king.morePatrols;
  if (cheap('mind', 0)) return { type: 'buyCounter', seat, kind: scarcest(v) };
  if (cheap('exhaustion', 0)) return { type: 'buyCounter', seat, kind: 'exhaustion' };
  if (cheap('wound', 0)) return { type: 'buyCounter', seat, kind: 'wound' };
  if (v.patrols.length < bodies && king.gold >= 5) return { type: 'spawnPatrol', seat, stronghold: keep };
  const isDue = isPowerDue(v);
  if (isDue && king.gold >= 5) return { type: 'improvePower', seat };
  if (isDue && v.patrols.length >= bodies && king.gold >= 3) return { type: 'endSpending', seat };
  if (cheap('mind', Math.max(3, Math.floor(king.gold * judging().king.influence))))
    return { type: 'buyCounter', seat, kind: scarcest(v) };
  // A handful is spent on every test that a Hero brings about, and the first ones cost next to nothing.
  if (cheap('exhaustion', Math.max(2, Math.floor(king.gold * judging().king.exhaustion))))
    return { type: 'buyCounter', seat, kind: 'exhaustion' };
  return { type: 'endSpending', seat };
}
const scarcest = (v: View) => ATTRIBUTES.toSorted((a, b) => v.king[a] - v.king[b])[0]!;

/** Every test is taken. Counters go where each lifts the chance enough, all of them where the game is to be won. */
export function answerThreat(v: View, f: ThreatFrame): RuneMove {
  const power = legal(runebound, v, seat).find(({ type }) => type === 'usePower');
  if (power?.type === 'usePower') return power;
  const need = v.threat.difficulty - v.threat.pool - f.bonus;
  const isLast = v.threat.level === 9;
  let exhaustion = 0;
  while (exhaustion < v.king.exhaustion) {
    const gain = chanceOf(need - exhaustion - 1) - chanceOf(need - exhaustion);
    if (gain < (isLast ? 1 : judging().king.leastLift)) break;
    exhaustion += 1;
  }
  return { type: 'threatTest', seat, exhaustion };
}
export function raise(v: View, f: ThreatFrame): RuneMove {
  const total = f.dice.reduce((sum, die) => sum + die, 0) + v.threat.pool + f.bonus;
  const sets = v.threat.difficulty - total;
  const isWorth = 3 * sets <= v.king.exhaustion && (v.threat.level >= 6 || sets === 1);
  return isWorth ? { type: 'raiseAfterRoll', seat, sets } : { type: 'acceptRoll', seat };
}

const hunted = (v: View): number => v.combat!.fighters.find(({ out }) => out === '')!.seat;
export function influence(v: View): RuneMove {
  return { type: 'influence', seat, phase: worstPhase(v, v.combat!, hunted(v), influenceDice(v, v.combat!)).phase };
}
/** Roll again while a match would still cost the Heroes enough. */
export function reroll(v: View, f: CombatFrame): RuneMove {
  const dice = missesOf(v, f);
  const end: RuneMove = { type: 'endInfluence', seat };
  if (dice.length === 0) return end;
  const power = legal(runebound, v, seat).some(({ type }) => type === 'usePower');
  if (power) return { type: 'usePower', seat, dice: dice.slice(0, woven(v)) };
  if (countersFor(v, f.phase) === 0) return end;
  const worth = dropFor(v, v.combat!, hunted(v), f.phase) * (influenceChance(v, f.phase) / 6);
  return v.combat!.kind === 'assault' || worth >= 0.04 ? { type: 'rerollInfluence', seat, phase: f.phase, die: dice[0]! } : end;
}
/** The boost that costs the Hero most, if it costs him anything. */
export function boost(v: View): RuneMove {
  const combat = v.combat!;
  const hero = hunted(v);
  const now = outlookIn(v, combat, hero).win;
  const drop = (phase: Phase): number => {
    const damage = combat.damage.map((one, i) => (i === phase ? one + 1 : one));
    return now - outlookIn(v, { ...combat, damage }, hero).win;
  };
  const [best] = PHASES.filter((phase) => canBoost(v, combat, phase)).toSorted((a, b) => drop(b) - drop(a));
  return best !== undefined && drop(best) > 0.05 ? { type: 'boost', seat, phase: best } : { type: 'endBoosts', seat };
}
/** Which stronghold is fought over first does not matter to him; the test of the Threat step comes anyway. */
export function firstAssault(v: View, random: Random): RuneMove {
  const moves = legal(runebound, v, seat);
  return moves[random.int(moves.length)] as RuneMove;
}
