import { isFixed, isSnake } from '../night.ts';
import { change, theDesk } from './desk.ts';
import { enter, isFull, lift, passed, press } from './draft.ts';
import { turned } from './ghost.ts';
import { type Grip, type Spot, cellAt, draw, mean, refuse, whyNot } from './grip.ts';
import { refusalOf } from './offer.ts';

/** Mouse and finger over the squares (SN-18.1, SN-18.3, SN-18.9). */

export function pressAt(grip: Grip, spot: Spot): void {
  const { tool, reach, scene } = grip;
  const cell = cellAt(scene, spot);
  if (isFixed(tool)) change({ at: spot, isLaid: false });
  if (cell === null || !reach) return;
  const before = theDesk().draft;
  const next = press(before, cell, reach);
  if (next === before) refuse(grip, whyNot(grip, cell));
  draw(next);
}

/** A quick pointer passes every square on its way. */
export function dragTo({ tool, reach, scene }: Grip, from: Spot, to: Spot): void {
  if (isFixed(tool)) change({ at: cellAt(scene, to) === null ? null : to });
  if (!reach) return;
  const cells = passed(from, to).flatMap((at) => cellAt(scene, at) ?? []);
  draw(cells.reduce((draft, cell) => enter(draft, cell, reach), theDesk().draft));
}

/** Without a button pressed only the ghost of a fixed shape follows. */
export function hover({ tool, scene }: Grip, spot: Spot): void {
  if (isFixed(tool) && !theDesk().isLaid) change({ at: cellAt(scene, spot) === null ? null : spot });
}

/** A mouse that lets go of a whole shape means it; a finger is asked first (SN-18.1). A free mark takes one tap (SN-18.9). */
export function letGo(grip: Grip, from: Spot, spot: Spot, isMouse: boolean): void {
  const { tool, scene } = grip;
  const cell = cellAt(scene, spot);
  if (isSnake(tool)) letGoSnake(grip, isMouse);
  else if (isFixed(tool)) letGoGhost(grip, isMouse);
  else if (tool && cell !== null && cell === cellAt(scene, from) && scene.letters[cell] !== '-') mean(grip, [cell]);
}

function letGoSnake(grip: Grip, isMouse: boolean): void {
  const draft = lift(theDesk().draft);
  draw(draft);
  if (isMouse && grip.tool?.type === 'troop' && grip.reach && isFull(draft, grip.reach)) mean(grip, draft.path);
}

function letGoGhost(grip: Grip, isMouse: boolean): void {
  const { ghost, props, tool } = grip;
  if (!ghost || !tool) return;
  if (isMouse && ghost.isLegal) return mean(grip, ghost.cells);
  if (!ghost.isLegal) refuse(grip, refusalOf(props, tool, ghost.cells));
  change({ isLaid: !isMouse });
}

/** A second finger turns a ghost. With a snake it is a pinch: what the first finger began is forgotten. */
export function secondFinger({ tool }: Grip, before: ReturnType<typeof theDesk>['draft']): void {
  if (isFixed(tool)) change({ ghost: turned(theDesk().ghost) });
  else draw(before);
}
