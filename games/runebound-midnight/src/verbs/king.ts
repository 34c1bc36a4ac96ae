import type { Out } from '@nightfall/kernel';
import type { Power } from '../content/kings.ts';
import { JEWELS, type SpaceId } from '../content/map.ts';
import { type KingCounter, LAST_THREAT_LEVEL } from '../content/settings.ts';
import { PATROL_COUNTERS } from '../content/tuning.ts';
import type { Rune } from '../moves.ts';
import { powerLevel } from '../queries/king.ts';
import type { Outcome, Patrol, State, ThreatCause } from '../state.ts';

export const beginNight = (s: State): void => void (s.round += 1);
export function gainGold(s: State, amount: number, why: 'income' | 'knockOut', out: Out<Rune>): void {
  s.king.gold += amount;
  out?.({ type: 'goldGained', amount, gold: s.king.gold, why });
}
export const payGold = (s: State, price: number): void => void (s.king.gold -= price);
export function gainCounterOf(s: State, kind: KingCounter, price: number, out: Out<Rune>): void {
  s.king.gold -= price;
  s.king[kind] += 1;
  out?.({ type: 'counterBought', kind, price, gold: s.king.gold });
}
export function spendCounters(s: State, kind: KingCounter, count: number, out: Out<Rune>): void {
  if (count === 0) return;
  s.king[kind] -= count;
  out?.({ type: 'countersSpent', kind, count, left: s.king[kind] });
}
export function raisePower(s: State, price: number, out: Out<Rune>): void {
  payGold(s, price);
  s.king.powerLevel += 1;
  out?.({ type: 'powerImproved', level: s.king.powerLevel, gold: s.king.gold });
}
/** A use of a power that is counted (RM-8.4); one that may be used again counts from the start. */
export function spendPower(s: State, power: Power, out: Out<Rune>): void {
  s.king.powerUses += 1;
  out?.({ type: 'powerUsed', power });
}
export function renewPower(s: State, power: Power): void {
  if (powerLevel(s, power) > 0) s.king.powerUses = 0;
}

/** RM-14.2 The lowest number that is not on the map; undefined: all are (RM-14.3). */
export function freePatrol(patrols: readonly Patrol[]): number | undefined {
  for (let number = 1; number <= PATROL_COUNTERS; number++)
    if (!patrols.some((patrol) => patrol.number === number)) return number;
  return undefined;
}
export function placePatrol(s: State, space: SpaceId, out: Out<Rune>): void {
  const number = freePatrol(s.patrols)!;
  s.patrols.push({ number, space, wounds: 0 });
  s.patrols.sort((a, b) => a.number - b.number);
  out?.({ type: 'patrolPlaced', patrol: number, space });
}
export function movePatrol(patrol: Patrol, to: SpaceId, out: Out<Rune>): void {
  const from = patrol.space;
  patrol.space = to;
  out?.({ type: 'patrolMoved', patrol: patrol.number, from, to });
}
export function healPatrol(s: State, number: number, out: Out<Rune>): void {
  const patrol = s.patrols.find((one) => one.number === number)!;
  patrol.wounds -= 1;
  out?.({ type: 'patrolHealed', patrol: number, wounds: patrol.wounds });
}
/** RM-14.16 */
export function destroyPatrol(s: State, number: number, out: Out<Rune>): void {
  const at = s.patrols.findIndex((patrol) => patrol.number === number);
  const [patrol] = s.patrols.splice(at, 1);
  out?.({ type: 'patrolDestroyed', patrol: number, space: patrol!.space });
}

export function addDoom(s: State, out: Out<Rune>): void {
  s.threat.pool += 1;
  out?.({ type: 'doomAdded', pool: s.threat.pool });
}
/** RM-13.2, RM-32.6 */
export function offerTest(s: State, cause: ThreatCause, out: Out<Rune>): void {
  s.threat.offers += 1;
  out?.({ type: 'threatOffered', cause });
}
/** RM-13.6, RM-13.14, RM-28.2: counters come back, the pool is emptied, the threat rises; it never falls. */
export function raiseThreat(s: State, out: Out<Rune>): void {
  refill(s, out);
  s.threat.pool = 0;
  s.threat.level += 1;
  out?.({ type: 'threatRose', level: s.threat.level });
  if (s.threat.level >= LAST_THREAT_LEVEL) win(s, 'king', 'RM-28.2', out); // RM-1.3
}

/** RM-13.6, RM-13.7 Every starburst jewel without a counter gets one, whoever stands there. */
function refill(s: State, out: Out<Rune>): void {
  const spaces = JEWELS.flatMap(({ space, starburst }, i) => (starburst && !s.jewels[i] ? [space] : []));
  for (let i = 0; i < JEWELS.length; i++) if (JEWELS[i]!.starburst) s.jewels[i] = true;
  if (spaces.length > 0) out?.({ type: 'refilled', spaces });
}

/** RM-12.8, RM-28.3, RM-28.4 Ends everything that is in progress. */
export function win(s: State, winner: Outcome['winner'], clause: Outcome['clause'], out: Out<Rune>): void {
  s.result = { winner, clause, round: s.round };
  s.stack.length = 0; // in place: the kernel holds this list
  out?.({ type: 'gameOver', winner, clause, round: s.round });
}
