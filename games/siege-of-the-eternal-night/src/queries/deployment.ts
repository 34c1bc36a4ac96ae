import { fieldOf, type Field } from '../sheet/field.ts';
import { both, either, size, without, type Mask } from '../sheet/mask.ts';
import type { SiegeState } from '../state.ts';

export const fieldFor = (v: SiegeState): Field => fieldOf(v.sheet.grid);

const besideShapes = (v: SiegeState): Mask => either(v.besideNow, v.besideLast);

/** SN-6.10 Unmarked squares beside shapes of this turn or of the turn before. */
export const forbiddenMask = (v: SiegeState): Mask => without(both(besideShapes(v), fieldFor(v).squares), v.marked);
export const forbiddenNowMask = (v: SiegeState): Mask => without(both(v.besideNow, fieldFor(v).squares), v.marked);
export const forbiddenLastMask = (v: SiegeState): Mask => without(both(v.besideLast, fieldFor(v).squares), v.marked);

/** SN-6.10 Unmarked squares that are not forbidden: a shape may be drawn exactly if all its squares are here. */
export const openMask = (v: SiegeState): Mask => without(without(fieldFor(v).squares, v.marked), besideShapes(v));

/** SN-17.2 What a placement must avoid: everything that is not open. */
export function blockedMask(v: SiegeState): Mask {
  const { squares } = fieldFor(v);
  const { marked, besideNow, besideLast } = v;
  return [
    marked[0]! | besideNow[0]! | besideLast[0]! | ~squares[0]!,
    marked[1]! | besideNow[1]! | besideLast[1]! | ~squares[1]!,
    marked[2]! | besideNow[2]! | besideLast[2]! | ~squares[2]!,
    marked[3]! | besideNow[3]! | besideLast[3]! | ~squares[3]!,
  ];
}

export const unmarkedEnemies = (v: SiegeState): Mask => without(fieldFor(v).enemies, v.marked);
/** SN-1.3 Gates never count (SN-1.5), and a wallbreaker is one enemy like any other (SN-1.6). */
export const enemiesLeft = (v: SiegeState): number => size(unmarkedEnemies(v));
/** SN-7.5, SN-7.6 */
export const heroesEarned = (v: SiegeState): number => Math.floor(v.altar / 3);
export const heroesWaiting = (v: SiegeState): number => heroesEarned(v) - v.heroesUsed;

/** The turn in which a place was marked; 0 if it was not. */
export function turnMarked(v: SiegeState, cell: string): number {
  const shape = v.shapes.find(({ cells }) => cells.includes(cell));
  return shape?.turn ?? v.free.find((mark) => mark.cell === cell)?.turn ?? 0;
}
