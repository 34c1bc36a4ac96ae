import type { Camera } from './camera.ts';

type Spot = { readonly x: number; readonly y: number };
type Finger = { readonly target: EventTarget | null; x: number; y: number; readonly from: Spot };

/** A finger that moves less than this still taps. */
const TAP = 8;

/** Anything gripped belongs to the board: a figure being dragged, a line being drawn. */
const isGripped = (target: EventTarget | null) => isWithin(target, '[data-grip]');
/** Some boards use a second finger themselves: it pinches, and they get its events too. */
const isShared = (target: EventTarget | null) => isWithin(target, '[data-grip=shared]');
const isWithin = (target: EventTarget | null, what: string) => target instanceof Element && target.closest(what) !== null;

/**
 * Moves a camera with fingers, mouse and wheel. One finger (or the mouse button) drags the board when it is zoomed in, unless
 * it begins on something with `data-grip`; two fingers always pinch. A tap goes to the board, and so does everything else.
 */
export function followGestures(box: HTMLElement, camera: Camera): () => void {
  const fingers = new Map<number, Finger>();
  /** Does the press belong to the camera, so that the board gets no more events from it? */
  let isTaken = false;
  let isClickSpent = false;

  const spots = () => [...fingers.values()];
  const take = () => {
    if (isTaken) return;
    isTaken = true;
    isClickSpent = true;
    // The board cancels whatever it may have started.
    for (const [pointerId, { target }] of fingers)
      target?.dispatchEvent(new PointerEvent('pointercancel', { pointerId, bubbles: true, isPrimary: true }));
  };
  const down = (e: PointerEvent) => {
    // If a piece disappears under a finger, no event reports lifting that finger.
    if (e.isPrimary) fingers.clear();
    if (fingers.size === 0) isClickSpent = isTaken = false;
    if (e.pointerType === 'mouse' && e.button !== 0) return;
    fingers.set(e.pointerId, { target: e.target, x: e.clientX, y: e.clientY, from: { x: e.clientX, y: e.clientY } });
    if (fingers.size === 2 && !isShared(e.target)) take();
    if (isTaken) e.stopPropagation();
  };
  const move = (e: PointerEvent) => {
    const finger = fingers.get(e.pointerId);
    if (!finger) return;
    const before = { x: finger.x, y: finger.y };
    const gap = gapOf(spots());
    finger.x = e.clientX;
    finger.y = e.clientY;
    if (fingers.size === 2) pinch(gap, before, finger);
    else if (isTaken) camera.moveBy(finger.x - before.x, finger.y - before.y);
    else if (mayDrag(finger)) startDrag(e, finger);
    if (isTaken) e.stopPropagation();
  };
  const mayDrag = ({ target, from, x, y }: Finger) =>
    camera.now().shift.scale > 1 && !isGripped(target) && Math.hypot(x - from.x, y - from.y) > TAP;
  const startDrag = (e: PointerEvent, { from, x, y }: Finger) => {
    take();
    box.setPointerCapture(e.pointerId);
    camera.moveBy(x - from.x, y - from.y);
  };
  const pinch = (gap: number, before: Spot, { x, y }: Spot) => {
    const at = box.getBoundingClientRect();
    const middle = middleOf(spots());
    if (gap > 0) camera.zoom(gapOf(spots()) / gap, { x: middle.x - at.x, y: middle.y - at.y });
    camera.moveBy((x - before.x) / 2, (y - before.y) / 2);
  };
  const up = (e: PointerEvent) => {
    if (!e.isTrusted || !fingers.delete(e.pointerId)) return;
    if (isTaken) e.stopPropagation();
  };
  const click = (e: MouseEvent) => {
    if (!isClickSpent) return;
    isClickSpent = false;
    e.stopPropagation();
    e.preventDefault();
  };
  const wheel = (e: WheelEvent) => {
    if (e.defaultPrevented) return;
    e.preventDefault();
    const at = box.getBoundingClientRect();
    // A wheel that counts in lines moves by far smaller numbers.
    const turned = e.deltaMode === WheelEvent.DOM_DELTA_LINE ? e.deltaY * 20 : e.deltaY;
    camera.zoom(Math.exp(-turned / (e.ctrlKey ? 100 : 400)), { x: e.clientX - at.x, y: e.clientY - at.y });
  };

  const stop = new AbortController();
  const early = { capture: true, signal: stop.signal };
  box.addEventListener('pointerdown', down, early);
  box.addEventListener('pointermove', move, early);
  box.addEventListener('pointerup', up, early);
  box.addEventListener('pointercancel', up, early);
  box.addEventListener('click', click, early);
  box.addEventListener('wheel', wheel, { passive: false, signal: stop.signal });
  return () => stop.abort();
}

const gapOf = ([a, b]: readonly Spot[]): number => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0);
const middleOf = ([a, b]: readonly Spot[]): Spot => ({ x: (a!.x + b!.x) / 2, y: (a!.y + b!.y) / 2 });
