import { toBoard, useBoardCommands, useOn, type BoardProps } from '@nightfall/ui';
import { type PointerEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { Siege } from '@nightfall/siege-of-the-eternal-night';
import { type Tool, isFixed, isSnake, reachOf } from '../picture/night.ts';
import { SIDE, type Scene } from '../picture/scene.ts';
import { change, holding, useHolding } from './holding.ts';
import type { Draft } from './draft.ts';
import { type Grip, type Spot, cellAt, draw, whyNot } from './grip.ts';
import { firstSquare, sheetCommands } from './keys.ts';
import { ghostOf } from './offer.ts';
import { dragTo, hover, letGo, pressAt, secondFinger } from './pointer.ts';

/** A pointer that is down: where it came from, where it is, and what was drawn before. */
type Held = { readonly id: number; readonly from: Spot; readonly last: Spot; readonly before: Draft; readonly isMouse: boolean };

/** The tool in hand with what it is used on, worked out anew only when the moment or the hand changes. */
function useGrip(props: BoardProps<Siege>, scene: Scene, tool: Tool | undefined): Grip {
  const { view, memory } = props;
  const held = useHolding(memory);
  const reach = useMemo(() => (isSnake(tool) ? reachOf(view, tool) : undefined), [view, tool]);
  const ghost = isFixed(tool) ? ghostOf(props, tool, held) : undefined;
  return { props, scene, tool, reach, ghost };
}

/** Hovering over a closed square, or pressing it for long, shows why it is closed (SN-18.2). */
function useReason(grip: Grip) {
  const [why, setWhy] = useState<{ readonly text: string; readonly x: number; readonly y: number } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const resting = useRef<number | null>(null);
  const quiet = () => {
    clearTimeout(timer.current);
    setWhy(null);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  // What was closed a move ago may be open now.
  useOn(grip.props.view, quiet);
  const rest = (event: PointerEvent, cell: number | null) => {
    if (cell === resting.current) return;
    resting.current = cell;
    quiet();
    const no = whyNot(grip, cell);
    if (!no) return;
    const box = event.currentTarget.getBoundingClientRect();
    const x = Math.max(HALF, Math.min(box.width - HALF, event.clientX - box.left));
    const y = event.clientY - box.top;
    timer.current = setTimeout(() => setWhy({ text: no.text, x, y }), REST);
  };
  /** A pressed mouse has its answer already, in words that stay. */
  const pressed = (cell: number | null) => {
    resting.current = cell;
    quiet();
  };
  return { why, rest, pressed, quiet };
}
const REST = 450;
/** Half as wide as the reason may become, in pixels. */
const HALF = 124;

/** Mouse, finger and keys over the squares: everything the player does with the tool in hand. */
export function useHand(props: BoardProps<Siege>, scene: Scene, tool: Tool | undefined) {
  const { memory } = props;
  const grip = useGrip(props, scene, tool);
  const [isKeyed, setKeyed] = useState(false);
  const { onPointerDown, ...pointer } = usePointer(grip);
  useBoardCommands(
    sheetCommands(grip, hasFocus).map((command) => ({
      ...command,
      run: (key) => {
        setKeyed(true);
        command.run(key);
      },
    })),
  );
  const { field, why, finger, ...others } = pointer;
  return {
    ...grip,
    field,
    why,
    finger,
    isKeyed,
    focus: () => holding(memory).cursor === null && change(memory, { cursor: firstSquare(scene) }),
    blur: () => setKeyed(false),
    pointer: {
      ...others,
      onPointerDown: (event: PointerEvent) => {
        setKeyed(false);
        onPointerDown(event);
      },
    },
  };
}

/** What mouse and finger do: a press, a stroke, a second finger, and the reason why a square is closed. */
function usePointer(grip: Grip) {
  const { scene, tool } = grip;
  const { memory } = grip.props;
  const { why, rest, pressed, quiet } = useReason(grip);
  const field = useRef<SVGGElement>(null);
  const held = useRef<Held | null>(null);
  const [finger, setFinger] = useState<Spot | null>(null);
  const spotOf = (event: PointerEvent): Spot => spotIn(field.current, event);
  const letLoose = () => {
    held.current = null;
    setFinger(null);
  };
  const press = (event: PointerEvent, spot: Spot) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    const isMouse = event.pointerType === 'mouse';
    held.current = { id: event.pointerId, from: spot, last: spot, before: holding(memory).draft, isMouse };
    if (isMouse) pressed(cellAt(scene, spot));
    else {
      rest(event, cellAt(scene, spot));
      setFinger(spot);
    }
    pressAt(grip, spot);
  };
  const onPointerDown = (event: PointerEvent) => {
    const before = held.current;
    if (before && before.id !== event.pointerId) {
      if (!isFixed(tool)) held.current = null;
      setFinger(null);
      return secondFinger(grip, before.before);
    }
    const spot = spotOf(event);
    if (tool && event.button === 0 && cellAt(scene, spot) !== null) press(event, spot);
  };
  const onPointerMove = (event: PointerEvent) => {
    const spot = spotOf(event);
    const hold = held.current;
    if (hold?.id === event.pointerId) {
      dragTo(grip, hold.last, spot);
      held.current = { ...hold, last: spot };
      if (!hold.isMouse) setFinger(spot);
    } else if (event.pointerType === 'mouse') hover(grip, spot);
    rest(event, cellAt(scene, spot));
  };
  const onPointerUp = (event: PointerEvent) => {
    const hold = held.current;
    if (hold?.id !== event.pointerId) return;
    letLoose();
    letGo(grip, hold.from, spotOf(event), hold.isMouse);
  };
  const onPointerLeave = (event: PointerEvent) => {
    rest(event, null);
    if (isFixed(tool) && event.pointerType === 'mouse' && !holding(memory).isLaid) change(memory, { at: null });
  };
  const onPointerCancel = () => {
    if (held.current) draw(grip, held.current.before);
    letLoose();
    quiet();
  };
  return { field, why, finger, onPointerDown, onPointerMove, onPointerUp, onPointerLeave, onPointerCancel };
}

function spotIn(field: SVGGElement | null, event: PointerEvent): Spot {
  const at = toBoard(field, event);
  return at ? [at.x / SIDE, at.y / SIDE] : [-1, -1];
}
const hasFocus = (): boolean => document.activeElement?.matches('.siege-cells') === true;
