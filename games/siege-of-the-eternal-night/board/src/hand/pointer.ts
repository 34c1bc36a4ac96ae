import { isFixed, isSnake, toolFor } from '../picture/night.ts';
import { change, holding } from './holding.ts';
import { enter, lift, passed, press } from './draft.ts';
import { turned } from './ghost.ts';
import { type Grip, type Spot, cellAt, draw, mean, refuse, whyNot } from './grip.ts';
import { refusalOf } from './offer.ts';

/** Mouse and finger over the squares (SN-18.1, SN-18.3, SN-18.9). */

export function pressAt(grip: Grip, spot: Spot): void {
  const { tool, reach, scene } = grip;
  const { memory } = grip.props;
  const cell = cellAt(scene, spot);
  if (isFixed(tool)) change(memory, { at: spot, isLaid: false });
  if (cell === null || !reach) return;
  const before = holding(memory).draft;
  const next = press(before, cell, reach);
  const no = next === before || isMeantToJoin(grip, before.path, cell) ? whyNot(grip, cell) : undefined;
  if (no && next.path.length <= before.path.length) return refuse(grip, no);
  draw(grip, next);
}
/** A square beside the end of an unfinished snake is meant to join it: what was drawn is not thrown away for it. */
const isMeantToJoin = ({ scene, reach }: Grip, path: readonly number[], cell: number): boolean =>
  path.length > 1 && path.length < reach!.max && [path[0]!, path.at(-1)!].some((end) => isBeside(scene.width, end, cell));
const isBeside = (width: number, a: number, b: number): boolean =>
  Math.abs((a % width) - (b % width)) + Math.abs(Math.floor(a / width) - Math.floor(b / width)) === 1;

/** A quick pointer passes every square on its way. */
export function dragTo(grip: Grip, from: Spot, to: Spot): void {
  const { tool, reach, scene } = grip;
  const { memory } = grip.props;
  if (isFixed(tool)) change(memory, { at: cellAt(scene, to) === null ? null : to });
  if (!reach) return;
  const cells = passed(from, to).flatMap((at) => cellAt(scene, at) ?? []);
  draw(
    grip,
    cells.reduce((draft, cell) => enter(draft, cell, reach), holding(memory).draft),
  );
}

/** Without a button pressed only the ghost of a fixed shape follows. */
export function hover({ tool, scene, props: { memory } }: Grip, spot: Spot): void {
  if (isFixed(tool) && !holding(memory).isLaid) change(memory, { at: cellAt(scene, spot) === null ? null : spot });
}

/** A mouse that lets go of a whole shape means it; a finger is asked first (SN-18.1). A free mark takes one tap (SN-18.9). */
export function letGo(grip: Grip, from: Spot, spot: Spot, isMouse: boolean): void {
  const { tool, scene } = grip;
  const cell = cellAt(scene, spot);
  if (isSnake(tool)) letGoSnake(grip, isMouse, cell !== cellAt(scene, from));
  else if (isFixed(tool)) letGoGhost(grip, isMouse);
  else if (tool && cell !== null && cell === cellAt(scene, from) && scene.letters[cell] !== '-') mean(grip, [cell]);
}

/** The length of the other open die is meant when it was dragged; square by square it may yet grow. */
function letGoSnake(grip: Grip, isMouse: boolean, isDragged: boolean): void {
  const { tool, props } = grip;
  const draft = lift(holding(props.memory).draft);
  draw(grip, draft);
  if (!isMouse || tool?.type !== 'troop') return;
  const { length } = draft.path;
  if (length === tool.max || (isDragged && toolFor(props.view, tool, length) !== tool)) mean(grip, draft.path);
}

function letGoGhost(grip: Grip, isMouse: boolean): void {
  const { ghost, props, tool } = grip;
  if (!ghost || !tool) return;
  if (isMouse && ghost.isLegal) return mean(grip, ghost.cells);
  if (!ghost.isLegal) refuse(grip, refusalOf(props, tool, ghost.cells));
  change(props.memory, { isLaid: !isMouse });
}

/** A second finger turns a ghost. With a snake it is a pinch: what the first finger began is forgotten. */
export function secondFinger(grip: Grip, before: ReturnType<typeof holding>['draft']): void {
  const { memory } = grip.props;
  if (isFixed(grip.tool)) change(memory, { ghost: turned(holding(memory).ghost) });
  else draw(grip, before);
}
