import { apply, quickRandom, type Random } from '@nightfall/kernel';
import { fieldFor } from '../queries/deployment.ts';
import { siegeBook } from '../rules/book.ts';
import { placeOf } from '../sheet/field.ts';
import { add, emptyMask, join } from '../sheet/mask.ts';
import { clone, type Shape, type SiegeState } from '../state.ts';
import type { SiegeMove } from '../moves.ts';

/** What was drawn since the dice fell last; a volley came before they fell again. */
export const drawnSince = (v: SiegeState): Shape[] => v.shapes.filter(({ turn, kind }) => turn === v.turn && kind !== 'volley');
const marksSince = (v: SiegeState): number => v.free.filter(({ turn }) => turn === v.turn).length;

/** The night as it stood when the dice fell last: nothing of what they brought is drawn. */
export function whenDiceFell(v: SiegeState): SiegeState {
  const [s, drawn] = [clone(v), drawnSince(v)];
  s.shapes = s.shapes.filter((shape) => !drawn.includes(shape));
  s.free = s.free.filter(({ turn }) => turn !== v.turn);
  s.heroesUsed -= drawn.filter(({ kind }) => kind === 'hero').length;
  s.pendingBonus = 0;
  s.stack = s.stack.filter(({ rule }) => rule !== 'freeMarks');
  for (const die of s.dice ?? []) die.status = 'open';
  return remembered(s);
}

/** Works out anew what follows from the shapes and free marks. */
function remembered(s: SiegeState): SiegeState {
  const field = fieldFor(s);
  const places = (cells: readonly string[]) => cells.map((cell) => placeOf(field, cell));
  [s.marked, s.besideNow] = [emptyMask(), emptyMask()];
  for (const { turn, cells } of s.shapes)
    for (const place of places(cells)) {
      add(s.marked, place);
      if (turn === s.turn) join(s.besideNow, field.beside[place]!);
    }
  for (const place of places(s.free.map(({ cell }) => cell))) add(s.marked, place);
  return s;
}

/** The same chance for every look at one roll: a plan that is followed is the plan that is found again. */
export const chanceOf = ({ rolls, marked, dice }: SiegeState): Random =>
  quickRandom(
    [...marked, rolls, ...(dice ?? []).map(({ value }) => value)].reduce((sum, word) => Math.imul(sum ^ word, 0x01000193), 17),
  );

const isMade = (v: SiegeState, move: SiegeMove): boolean => {
  if (move.type === 'passDie') return v.dice?.[move.die === 'A' ? 0 : 1]?.status === 'passed';
  return 'cells' in move && drawnSince(v).some(({ cells }) => cells.join() === move.cells.join());
};

/** What is left of a plan that was made when the dice fell; undefined if the player has gone another way. */
export function restOf(v: SiegeState, moves: readonly SiegeMove[]): SiegeMove[] | undefined {
  const made = moves.filter((move) => isMade(v, move));
  const passed = (v.dice ?? []).filter(({ status }) => status === 'passed').length;
  if (made.length !== drawnSince(v).length + passed) return undefined;
  let marks = marksSince(v);
  const rest = moves.filter((move) => !made.includes(move) && !(move.type === 'mark' && marks-- > 0));
  const s = clone(v);
  return rest.every((move) => apply(siegeBook, s, move) === undefined) ? rest : undefined;
}
