import { broken, type Fault } from '@nightfall/kernel';
import { enemiesLeft, fieldFor } from './deployment.ts';
import { besideTurn } from '../text/position-stage.ts';
import { felledPerTurn, enemiesAtFirst } from '../result.ts';
import { placeOf } from '../sheet/field.ts';
import { isFixedShape } from '../sheet/fixed-shapes.ts';
import { has, maskOf, size } from '../sheet/mask.ts';
import { snakeFault } from '../sheet/snake.ts';
import { phaseOf, type Shape, type SiegeState } from '../state.ts';

/** Truths that hold after every input: what is broken, each with its clause and its place in a position. */
export function invariants(s: SiegeState): readonly Fault[] {
  const found: Fault[] = [];
  const hold = (holds: boolean, rule: string, where: string, text: string) => holds || found.push(broken(rule, text, where));
  const field = fieldFor(s);
  const marks = [...s.shapes.flatMap(({ cells }) => cells), ...s.free.map(({ cell }) => cell)].map((cell) =>
    placeOf(field, cell),
  );
  hold(
    String(maskOf(marks)) === String(s.marked),
    'SN-5.1',
    'shapes',
    'The marked places are those of the shapes and free marks.',
  );
  hold(size(s.marked) === marks.length, 'SN-5.10', 'shapes', 'No square is marked twice.');
  hold(
    String(besideTurn(s, s.turn)) === String(s.besideNow),
    'SN-6.1',
    'shapes',
    'The places beside shapes of this turn are remembered.',
  );
  hold(
    String(besideTurn(s, s.turn - 1)) === String(s.besideLast),
    'SN-6.8',
    'shapes',
    'The places beside shapes of the turn before are remembered.',
  );
  hold(
    s.shapes.every((shape) => isWellFormed(s, shape)),
    'SN-5.1',
    'shapes',
    'Every shape has its form.',
  );
  hold(
    s.shapes.every((shape) => keepsApart(s, shape)),
    'SN-6.1',
    'shapes',
    'Shapes of this turn and the one before keep apart.',
  );
  hold(s.altar >= 0 && s.altar <= 9 && s.heroesUsed * 3 <= s.altar, 'SN-7.5', 'heroesUsed', 'No hero fights who was not earned.');
  hold(s.pendingBonus > 0 === (phaseOf(s) === 'BONUS'), 'SN-10.4', 'pendingBonus', 'Free marks wait in BONUS only.');
  hold(
    felledPerTurn(s).reduce((a, b) => a + b, 0) + enemiesLeft(s) === enemiesAtFirst(s),
    'SN-5.10',
    'shapes',
    'Every enemy is felled once or left.',
  );
  hold((s.clearedOn !== null) === (enemiesLeft(s) === 0), 'SN-11.3', 'clearedOn', 'A cleared sheet ends the night.');
  return found;
}

function isWellFormed(s: SiegeState, { kind, cells }: Shape): boolean {
  const field = fieldFor(s);
  const places = cells.map((cell) => placeOf(field, cell));
  if (kind === 'flamestrike' || kind === 'hammer' || kind === 'volley') return isFixedShape(field, kind, places);
  return places.length <= (kind === 'last' ? 12 : 5) && snakeFault(field, places) === undefined;
}

function keepsApart(s: SiegeState, shape: Shape): boolean {
  const field = fieldFor(s);
  const own = maskOf(shape.cells.map((cell) => placeOf(field, cell)));
  const others = s.shapes.filter((other) => other !== shape && (other.turn === shape.turn || other.turn === shape.turn - 1));
  const near = others.flatMap(({ cells }) => cells);
  return near.every((cell) => field.neighbours[placeOf(field, cell)]!.every((place) => !has(own, place)));
}
