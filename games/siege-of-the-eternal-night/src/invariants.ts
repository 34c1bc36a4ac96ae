import { enemiesLeft, fieldFor } from './deployment.ts';
import { besideTurn } from './position-stage.ts';
import { felledPerTurn, enemiesAtFirst } from './score.ts';
import { placeOf } from './sheet/field.ts';
import { isFixedShape } from './sheet/fixed-shapes.ts';
import { has, maskOf, size } from './sheet/mask.ts';
import { snakeFault } from './sheet/snake.ts';
import { phaseOf, type Shape, type SiegeState } from './state.ts';

/** Truths that hold after every input; what is broken, in words. */
export function invariants(s: SiegeState): readonly string[] {
  const broken: string[] = [];
  const hold = (holds: boolean, text: string) => holds || broken.push(text);
  const field = fieldFor(s);
  const marks = [...s.shapes.flatMap(({ cells }) => cells), ...s.free.map(({ cell }) => cell)].map((cell) =>
    placeOf(field, cell),
  );
  hold(String(maskOf(marks)) === String(s.marked), 'the marked places are those of the shapes and free marks');
  hold(size(s.marked) === marks.length, 'no square is marked twice (SN-5.10)');
  hold(String(besideTurn(s, s.turn)) === String(s.besideNow), 'the places beside shapes of this turn are remembered');
  hold(String(besideTurn(s, s.turn - 1)) === String(s.besideLast), 'the places beside shapes of the turn before are remembered');
  hold(
    s.shapes.every((shape) => isWellFormed(s, shape)),
    'every shape has its form (SN-5, SN-8, SN-9)',
  );
  hold(
    s.shapes.every((shape, i) => keepsApart(s, shape, s.shapes.slice(0, i))),
    'shapes of two turns keep apart (SN-6)',
  );
  hold(s.altar >= 0 && s.altar <= 9 && s.heroesUsed * 3 <= s.altar, 'no hero fights who was not earned (SN-7.5)');
  hold(s.pendingBonus > 0 === (phaseOf(s) === 'BONUS'), 'free marks wait in BONUS only (SN-10.4)');
  hold(felledPerTurn(s).reduce((a, b) => a + b, 0) + enemiesLeft(s) === enemiesAtFirst(s), 'every enemy is felled once or left');
  hold((s.clearedOn !== null) === (enemiesLeft(s) === 0), 'a cleared sheet ends the night (SN-11.3)');
  return broken;
}

function isWellFormed(s: SiegeState, { kind, cells }: Shape): boolean {
  const field = fieldFor(s);
  const places = cells.map((cell) => placeOf(field, cell));
  if (kind === 'flamestrike' || kind === 'hammer' || kind === 'volley') return isFixedShape(field, kind, places);
  return places.length <= (kind === 'last' ? 12 : 5) && snakeFault(field, places) === undefined;
}

function keepsApart(s: SiegeState, shape: Shape, earlier: readonly Shape[]): boolean {
  const field = fieldFor(s);
  const own = maskOf(shape.cells.map((cell) => placeOf(field, cell)));
  const near = earlier.filter(({ turn }) => turn >= shape.turn - 1).flatMap(({ cells }) => cells);
  return near.every((cell) => field.neighbours[placeOf(field, cell)]!.every((place) => !has(own, place)));
}
