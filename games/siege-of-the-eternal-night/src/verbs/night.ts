import type { Out } from '@nightfall/kernel';
import { enemiesLeft, fieldFor, heroesWaiting } from '../queries/deployment.ts';
import { isWallbreaker, placeOf } from '../sheet/field.ts';
import { add, emptyMask, has, join } from '../sheet/mask.ts';
import type { DieName, Kind, SiegeState } from '../state.ts';
import type { Night } from '../moves.ts';

/** SN-4.4 Crosses the next moon: the shapes of this turn become those of the turn before (SN-6.9), and older ones are forgotten (SN-6.3). */
export function openTurn(s: SiegeState, out: Out<Night>): void {
  s.turn += 1;
  s.besideLast = s.besideNow;
  s.besideNow = emptyMask();
  out?.({ type: 'openedTurn', turn: s.turn });
}

export function showDice(s: SiegeState, faces: readonly number[], out: Out<Night>): void {
  const [a, b] = faces as [number, number];
  s.rolls += 1;
  s.dice = [
    { value: a, status: 'open' },
    { value: b, status: 'open' },
  ];
  out?.({ type: 'rolled', turn: s.turn, faces: [a, b], doubles: a === b });
}

/** SN-7.2, SN-7.4: a tenth circle is lost. */
export function crossCircles(s: SiegeState, count: number, out: Out<Night>): void {
  const crossed = Math.min(count, 9 - s.altar);
  if (crossed === 0) return;
  const rows = Math.floor(s.altar / 3);
  s.altar += crossed;
  out?.({ type: 'crossedCircles', count: crossed, altar: s.altar });
  if (Math.floor(s.altar / 3) > rows) out?.({ type: 'heroArrived', waiting: heroesWaiting(s) });
}

/** SN-5.11, SN-5.14 Marks all squares of a shape, gates too (SN-6.7), and remembers what stands beside it. */
export function draw(s: SiegeState, kind: Kind, die: DieName | null, cells: readonly string[], out: Out<Night>): void {
  const field = fieldFor(s);
  let felled = 0;
  for (const cell of cells) {
    const place = placeOf(field, cell);
    add(s.marked, place);
    join(s.besideNow, field.beside[place]!);
    if (has(field.enemies, place)) felled += 1;
  }
  s.shapes.push({ turn: s.turn, kind, die, cells });
  out?.({ type: 'drew', turn: s.turn, kind, die, cells, felled, left: enemiesLeft(s) });
}

/** SN-10.2 One free mark for each wallbreaker covered. */
export function winFreeMarks(s: SiegeState, cells: readonly string[], out: Out<Night>): void {
  const field = fieldFor(s);
  const wallbreakers = cells.filter((cell) => isWallbreaker(field, placeOf(field, cell)));
  if (wallbreakers.length === 0) return;
  s.pendingBonus = wallbreakers.length;
  out?.({ type: 'wonFreeMarks', count: wallbreakers.length, wallbreakers });
}

/** SN-10.5 It leaves nothing beside it forbidden (SN-6.6). */
export function placeFreeMark(s: SiegeState, cell: string, out: Out<Night>): void {
  add(s.marked, placeOf(fieldFor(s), cell));
  s.free.push({ turn: s.turn, cell });
  s.pendingBonus -= 1;
  out?.({ type: 'marked', turn: s.turn, cell, left: enemiesLeft(s) });
}

/** SN-10.6 */
export function declineFreeMark(s: SiegeState, out: Out<Night>): void {
  s.pendingBonus -= 1;
  out?.({ type: 'declined', remaining: s.pendingBonus });
}

/** SN-9.4 */
export function holdVolley(s: SiegeState, out: Out<Night>): void {
  out?.({ type: 'held', turn: s.turn });
}

/** SN-7.10 */
export function useHero(s: SiegeState): void {
  s.heroesUsed += 1;
}

export function spendDie(s: SiegeState, die: DieName): void {
  s.dice![die === 'A' ? 0 : 1].status = 'used';
}

/** SN-4.7 The circles that it crossed stay (SN-4.8). */
export function passDie(s: SiegeState, die: DieName, out: Out<Night>): void {
  const spent = s.dice![die === 'A' ? 0 : 1];
  spent.status = 'passed';
  out?.({ type: 'passedDie', die, value: spent.value });
}

export function endTurn(s: SiegeState, out: Out<Night>): void {
  s.dice = null;
  out?.({ type: 'endedTurn', turn: s.turn });
}

/** SN-12.3 */
export function soundHour(s: SiegeState, hour: number, out: Out<Night>): void {
  s.hour = hour;
  out?.({ type: 'soundedHour', hour });
}

/** SN-12.7 */
export const standDown = (out: Out<Night>): void => out?.({ type: 'stood' });

/** SN-11.3 When no enemy is left the night is over at once: dice, free marks and heroes lapse. */
export function clearIfWon(s: SiegeState, out: Out<Night>): void {
  if (enemiesLeft(s) > 0) return;
  s.clearedOn = s.turn;
  s.pendingBonus = 0;
  s.stack.length = 0;
  endNight(s, out);
}

/** SN-11.2 */
export function endNight(s: SiegeState, out: Out<Night>): void {
  out?.({ type: 'nightEnded', score: enemiesLeft(s), clearedOn: s.clearedOn });
}
