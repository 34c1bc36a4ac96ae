import type { Refusal } from '@nightfall/kernel';
import type { BoardProps } from '@nightfall/ui';
import { type KeyboardEvent, type PointerEvent, useEffect, useMemo, useRef, useState } from 'react';
import { type Siege, fieldOf, refuseSnake } from '../engine.ts';
import { type Tool, isFixed, isSnake, momentOf, reachOf } from '../night.ts';
import { SIDE, type Scene, nameOf } from '../picture/scene.ts';
import { change, clearHand, theDesk, useDesk } from './desk.ts';
import { EMPTY, type Draft, enter, isFull, lift, passed, press, shorten } from './draft.ts';
import { mirrored, turned } from './ghost.ts';
import { commit as commitWith, ghostOf, inBox, refusalOf } from './offer.ts';

type Spot = readonly [x: number, y: number];
type Why = { readonly text: string; readonly x: number; readonly y: number };
type Held = { readonly id: number; readonly from: Draft; readonly last: Spot; readonly isMouse: boolean };

const STEPS: Record<string, Spot> = { ArrowUp: [0, -1], ArrowRight: [1, 0], ArrowDown: [0, 1], ArrowLeft: [-1, 0] };
/** How long a pointer rests on a square before the square says why not. */
const REST = 450;

/** Mouse, finger and keys over the squares: everything the player does with the tool in hand (SN-18.1 to SN-18.3, SN-18.9). */
export function useHand(props: BoardProps<Siege>, scene: Scene, tool: Tool | undefined) {
  const { view, seat } = props;
  const desk = useDesk();
  const moment = momentOf(view);
  const field = useRef<SVGGElement>(null);
  const held = useRef<Held | null>(null);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [why, setWhy] = useState<Why | null>(null);
  const [isKeyed, setKeyed] = useState(false);
  const toolId = tool?.id;
  const reach = useMemo(() => (isSnake(tool) ? reachOf(view, tool) : undefined), [moment, view, toolId]);
  useEffect(() => () => clearTimeout(resting.current), []);

  const names = fieldOf(view.sheet.grid).names;
  const isIn = (spot: Spot) => inBox(scene, spot);
  const cellOf = ([x, y]: Spot): number | null => (isIn([x, y]) ? Math.floor(y) * scene.width + Math.floor(x) : null);
  const spotOf = (event: { clientX: number; clientY: number }): Spot => {
    const matrix = field.current?.getScreenCTM();
    if (!matrix) return [-1, -1];
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    return [x / SIDE, y / SIDE];
  };
  const ghost = useMemo(
    () => (isFixed(tool) ? ghostOf(props, tool, desk) : undefined),
    [moment, view, toolId, desk.at, desk.ghost, seat],
  );
  const commit = (cells: readonly number[]) => tool && commitWith(props, tool, cells);
  const refuse = (no: Refusal) => {
    change({ said: no.text });
    props.explain(no);
  };

  /** Why this square may not join what is being drawn; the engine's own words (SN-18.2). */
  const whyNot = (cell: number | null): Refusal | undefined => {
    if (cell === null || !tool || scene.letters[cell] === '-') return undefined;
    if (tool.type === 'mark') return props.refusal({ type: 'mark', seat: seat ?? 0, cell: names[cell]! });
    const { path } = theDesk().draft;
    if (!isSnake(tool) || path.includes(cell)) return undefined;
    const alone = refuseSnake(view, [names[cell]!]);
    if (alone || path.length === 0 || path.length >= tool.max) return alone;
    return refuseSnake(
      view,
      [...path, cell].map((place) => names[place]!),
    );
  };
  const rest = (event: PointerEvent, cell: number | null) => {
    clearTimeout(resting.current);
    setWhy(null);
    const no = whyNot(cell);
    if (!no) return;
    const box = event.currentTarget.getBoundingClientRect();
    const [x, y] = [Math.max(90, Math.min(box.width - 90, event.clientX - box.left)), event.clientY - box.top];
    resting.current = setTimeout(() => setWhy({ text: no.text, x, y }), REST);
  };

  // ---- The pointer ----
  const draw = (next: Draft) => {
    if (next !== theDesk().draft) change({ draft: next });
  };
  const down = (event: PointerEvent<SVGSVGElement>) => {
    setKeyed(false);
    if (!tool || event.button !== 0) return;
    const isMouse = event.pointerType === 'mouse';
    if (held.current) return secondFinger();
    const spot = spotOf(event);
    const cell = cellOf(spot);
    if (cell === null) return;
    if (!isMouse) event.currentTarget.setPointerCapture(event.pointerId);
    held.current = { id: event.pointerId, from: theDesk().draft, last: spot, isMouse };
    rest(event, cell);
    if (isSnake(tool) && reach) {
      const next = press(theDesk().draft, cell, reach);
      const no = next === theDesk().draft && scene.letters[cell] !== '-' ? whyNot(cell) : undefined;
      if (no) refuse(no);
      draw(next);
    } else if (isFixed(tool)) change({ at: spot, isLaid: false });
  };
  /** A second finger turns a ghost; with a snake in hand it is a pinch, and what the first finger began is forgotten. */
  const secondFinger = () => {
    if (isFixed(tool)) change({ ghost: turned(theDesk().ghost) });
    else if (held.current) draw(held.current.from);
    if (!isFixed(tool)) held.current = null;
  };
  const moved = (event: PointerEvent<SVGSVGElement>) => {
    const spot = spotOf(event);
    const cell = cellOf(spot);
    const hold = held.current;
    if (isFixed(tool) && (hold?.id === event.pointerId || (event.pointerType === 'mouse' && !theDesk().isLaid)))
      change({ at: isIn(spot) ? spot : null });
    if (hold?.id === event.pointerId && isSnake(tool) && reach) {
      const cells = passed(hold.last, spot).flatMap((at) => cellOf(at) ?? []);
      draw(cells.reduce((draft, next) => enter(draft, next, reach), theDesk().draft));
      held.current = { ...hold, last: spot };
    }
    if (cell !== lastRest.current) rest(event, cell);
    lastRest.current = cell;
  };
  const lastRest = useRef<number | null>(null);
  const up = (event: PointerEvent<SVGSVGElement>) => {
    const hold = held.current;
    if (hold?.id !== event.pointerId) return;
    held.current = null;
    clearTimeout(resting.current);
    const cell = cellOf(spotOf(event));
    if (tool?.type === 'mark') {
      if (cell !== null && cell === cellOf(hold.last) && scene.letters[cell] !== '-') commit([cell]);
    } else if (isSnake(tool) && reach) letGoSnake(hold.isMouse);
    else if (isFixed(tool)) letGoGhost(hold.isMouse);
  };
  /** A mouse that lets go of a full snake means it; a finger is asked first (SN-18.1). */
  const letGoSnake = (isMouse: boolean) => {
    const draft = lift(theDesk().draft);
    draw(draft);
    if (isMouse && isSnake(tool) && tool.type === 'troop' && reach && isFull(draft, reach)) commit(draft.path);
  };
  const letGoGhost = (isMouse: boolean) => {
    if (!ghost) return;
    if (isMouse && ghost.isLegal) return commit(ghost.cells);
    const no = tool && !ghost.isLegal ? refusalOf(props, tool, ghost.cells) : undefined;
    if (no) refuse(no);
    change({ isLaid: !isMouse });
  };
  const leave = (event: PointerEvent) => {
    clearTimeout(resting.current);
    setWhy(null);
    lastRest.current = null;
    if (isFixed(tool) && event.pointerType === 'mouse' && !theDesk().isLaid) change({ at: null });
  };
  const cancel = () => {
    if (held.current) draw(held.current.from);
    held.current = null;
  };

  // ---- The keys ----
  const key = (event: KeyboardEvent) => {
    setKeyed(true);
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = STEPS[event.key];
    const isUsed = step ? walk(step) : act(event.key);
    if (isUsed) event.preventDefault();
  };
  const walk = (step: Spot): boolean => {
    const from = theDesk().cursor ?? firstSquare(scene);
    const at: Spot = [(from % scene.width) + step[0], Math.floor(from / scene.width) + step[1]];
    if (!isIn(at)) return true;
    const cell = at[1] * scene.width + at[0];
    const { path } = theDesk().draft;
    if (isSnake(tool) && reach && path.length > 0) return extend(cell, path);
    change({ cursor: cell, ...(isFixed(tool) ? { at: [at[0] + 0.5, at[1] + 0.5] as const, isLaid: true } : {}) });
    return true;
  };
  /** With a snake in hand the arrow keys draw. */
  const extend = (cell: number, path: readonly number[]): boolean => {
    const next = reach ? enter(theDesk().draft, cell, reach) : EMPTY;
    const isSame = next.path.length === path.length;
    const no = isSame ? (path.length === reach?.max ? undefined : whyNot(cell)) : undefined;
    if (no) refuse(no);
    if (!isSame)
      change({ draft: next, cursor: next.path.at(-1) ?? cell, said: `${nameOf(scene, cell)}, ${next.path.length} squares` });
    return true;
  };
  const act = (pressed: string): boolean => {
    if (pressed === 'Enter' || pressed === ' ') return enterKey();
    if (pressed === 'Backspace')
      return (change({ draft: shorten(theDesk().draft), cursor: theDesk().draft.path.at(-2) ?? theDesk().cursor }), true);
    if (pressed === 'Escape') return dropAll();
    if (isFixed(tool) && pressed.toLowerCase() === 'r') return (change({ ghost: turned(theDesk().ghost) }), true);
    if (isFixed(tool) && pressed.toLowerCase() === 'f') return (change({ ghost: mirrored(theDesk().ghost) }), true);
    return false;
  };
  const dropAll = (): boolean => {
    const hadSome = theDesk().draft.path.length > 0 || theDesk().at !== null;
    clearHand();
    return hadSome;
  };
  const enterKey = (): boolean => {
    if (!tool) return false;
    const cell = theDesk().cursor ?? firstSquare(scene);
    const { draft } = theDesk();
    if (tool.type === 'mark') commit([cell]);
    else if (isFixed(tool)) ghost ? commit(ghost.cells) : walk([0, 0]);
    else if (reach && draft.path.length > 0) commit(draft.path);
    else start(cell);
    return true;
  };
  const start = (cell: number) => {
    const next = reach ? press(EMPTY, cell, reach) : EMPTY;
    const no = next.path.length === 0 ? whyNot(cell) : undefined;
    if (no) refuse(no);
    change({ draft: next, cursor: cell, said: next.path.length > 0 ? `Drawing from ${nameOf(scene, cell)}` : theDesk().said });
  };

  return {
    field,
    reach,
    ghost,
    why,
    isKeyed,
    press: key,
    focus: () => theDesk().cursor === null && change({ cursor: firstSquare(scene) }),
    blur: () => setKeyed(false),
    pointer: { onPointerDown: down, onPointerMove: moved, onPointerUp: up, onPointerLeave: leave, onPointerCancel: cancel },
  };
}

/** The middle of the sheet, or the first square after it. */
function firstSquare(scene: Scene): number {
  const middle = Math.floor(scene.height / 2) * scene.width + Math.floor(scene.width / 2);
  const cells = scene.letters.flatMap((letter, cell) => (letter === '-' ? [] : [cell]));
  return cells.find((cell) => cell >= middle) ?? cells[0] ?? 0;
}
