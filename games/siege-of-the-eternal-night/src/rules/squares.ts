import type { Reason } from '@nightfall/kernel';
import { blockedMask, fieldFor } from '../queries/deployment.ts';
import { placeOf, type Field } from '../sheet/field.ts';
import { isFixedShape, type Fixed } from '../sheet/fixed-shapes.ts';
import { has } from '../sheet/mask.ts';
import { snakeFault } from '../sheet/snake.ts';
import { avoids, placementIn, tablesOf, type TableKind } from '../sheet/tables.ts';
import type { SiegeState } from '../state.ts';
import * as refusals from './refusals.ts';

/** Why these squares may not be drawn as a snake: the first reason in the order of SN-13.15. */
export function refuseSnake(v: SiegeState, cells: readonly string[]): Reason | undefined {
  if (cells.length <= 5 && isOpenPlacement(v, cells.length as TableKind, cells)) return undefined;
  const field = fieldFor(v);
  const places = cells.map((cell) => placeOf(field, cell));
  return refuseSquares(v, cells, places) ?? refuseForm(field, places) ?? refuseContact(v, field, places);
}

/** The same for a fixed shape, whose squares come in any order (SN-5.16) and which snake limits do not bind (SN-8.4, SN-9.3). */
export function refuseFixed(v: SiegeState, shape: Fixed, cells: readonly string[]): Reason | undefined {
  if (isOpenPlacement(v, shape, cells)) return undefined;
  const field = fieldFor(v);
  const places = cells.map((cell) => placeOf(field, cell));
  const no = refuseSquares(v, cells, places);
  if (no) return no;
  return isFixedShape(field, shape, places) ? refuseContact(v, field, places) : refusals.wrongShape(shape, cells);
}

/** The quick way for what the tables propose: its form is known, only its squares are looked at (SN-17.2). */
function isOpenPlacement(v: SiegeState, kind: TableKind, cells: readonly string[]): boolean {
  const table = tablesOf(v.sheet.grid)[kind];
  const p = placementIn(table, cells);
  return p >= 0 && avoids(table, p, blockedMask(v));
}

/** SN-5.9, SN-5.2, SN-5.10; gates are squares like the others (SN-5.13). */
function refuseSquares(v: SiegeState, cells: readonly string[], places: readonly number[]): Reason | undefined {
  for (let i = 0; i < places.length; i++) if (places[i]! < 0) return refusals.offSheet(cells[i]!);
  for (let i = 1; i < places.length; i++) if (places.indexOf(places[i]!) < i) return refusals.duplicate(cells[i]!);
  for (let i = 0; i < places.length; i++) if (has(v.marked, places[i]!)) return refusals.taken(v, cells[i]!);
  return undefined;
}

/** SN-5.3 to SN-5.5 */
function refuseForm(field: Field, places: readonly number[]): Reason | undefined {
  const fault = snakeFault(field, places);
  if (!fault) return undefined;
  const names = fault.places.map((place) => field.names[place]!);
  if (fault.code === 'STRAIGHT') return refusals.straight(names);
  return fault.code === 'BROKEN' ? refusals.broken(names[0]!, names[1]!) : refusals.selfTouch(names[0]!, names[1]!);
}

/** SN-6 The Deployment Rule, written once for every kind of shape (SN-6.4, SN-9.8, SN-12.8). A corner is no contact (SN-6.5). */
function refuseContact(v: SiegeState, field: Field, places: readonly number[]): Reason | undefined {
  for (const place of places)
    if (has(v.besideNow, place)) return refusals.touchesNow(field.names[place]!, contact(v, field, place, v.turn));
  for (const place of places)
    if (has(v.besideLast, place))
      return refusals.touchesLast(field.names[place]!, contact(v, field, place, v.turn - 1), v.turn - 1);
  return undefined;
}

/** The first neighbour, in the order up, right, down, left, that belongs to a shape of that turn. */
function contact(v: SiegeState, field: Field, place: number, turn: number): string {
  const drawn = v.shapes.filter((shape) => shape.turn === turn).flatMap((shape) => shape.cells);
  return field.neighbours[place]!.map((near) => field.names[near]!).find((name) => drawn.includes(name))!;
}
