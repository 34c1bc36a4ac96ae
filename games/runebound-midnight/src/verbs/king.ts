import type { Out } from '@nightfall/kernel';
import { JEWELS, type SpaceId } from '../content/map.ts';
import type { KingCounter } from '../content/settings.ts';
import { PATROL_COUNTERS } from '../content/tuning.ts';
import type { Rune } from '../moves.ts';
import type { Outcome, Patrol, State } from '../state.ts';

export function gainGold(s: State, amount: number, why: 'income' | 'knockOut', out: Out<Rune>): void {
  s.king.gold += amount;
  out?.({ type: 'goldGained', amount, gold: s.king.gold, why });
}
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
/** RM-14.16 */
export function destroyPatrol(s: State, number: number, out: Out<Rune>): void {
  const at = s.patrols.findIndex((patrol) => patrol.number === number);
  const [patrol] = s.patrols.splice(at, 1);
  out?.({ type: 'patrolDestroyed', patrol: number, space: patrol!.space });
}

/** RM-13.6, RM-13.7 Every starburst jewel without a counter gets one, whoever stands there. */
export function refill(s: State, out: Out<Rune>): void {
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
