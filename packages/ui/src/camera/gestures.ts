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
  const hand = new Hand(box, camera);
  const stop = new AbortController();
  const early = { capture: true, signal: stop.signal };
  box.addEventListener('pointerdown', (e) => hand.down(e), early);
  box.addEventListener('pointermove', (e) => hand.move(e), early);
  box.addEventListener('pointerup', (e) => hand.up(e), early);
  box.addEventListener('pointercancel', (e) => hand.up(e), early);
  box.addEventListener('click', (e) => hand.click(e), early);
  box.addEventListener('wheel', (e) => hand.wheel(e), { passive: false, signal: stop.signal });
  return () => stop.abort();
}

class Hand {
  readonly #box: HTMLElement;
  readonly #camera: Camera;
  readonly #fingers = new Map<number, Finger>();
  /** Does the press belong to the camera, so that the board gets no more events from it? */
  #isTaken = false;
  #isClickSpent = false;

  constructor(box: HTMLElement, camera: Camera) {
    this.#box = box;
    this.#camera = camera;
  }
  get #spots(): readonly Spot[] {
    return [...this.#fingers.values()];
  }

  down(e: PointerEvent): void {
    // If a piece disappears under a finger, no event reports lifting that finger.
    if (e.isPrimary) this.#fingers.clear();
    if (this.#fingers.size === 0) this.#isClickSpent = this.#isTaken = false;
    if (e.pointerType === 'mouse' && e.button !== 0) return;
    const from = { x: e.clientX, y: e.clientY };
    this.#fingers.set(e.pointerId, { target: e.target, ...from, from });
    if (this.#fingers.size === 2 && !isShared(e.target)) this.#take();
    if (this.#isTaken) e.stopPropagation();
  }
  move(e: PointerEvent): void {
    const finger = this.#fingers.get(e.pointerId);
    if (!finger) return;
    const before = { x: finger.x, y: finger.y };
    const gap = gapOf(this.#spots);
    finger.x = e.clientX;
    finger.y = e.clientY;
    if (this.#fingers.size === 2) this.#pinch(gap, before, finger);
    else if (this.#isTaken) this.#camera.moveBy(finger.x - before.x, finger.y - before.y);
    else if (this.#mayDrag(finger)) this.#startDrag(e, finger);
    if (this.#isTaken) e.stopPropagation();
  }
  up(e: PointerEvent): void {
    if (!e.isTrusted || !this.#fingers.delete(e.pointerId)) return;
    if (this.#isTaken) e.stopPropagation();
  }
  click(e: MouseEvent): void {
    if (!this.#isClickSpent) return;
    this.#isClickSpent = false;
    e.stopPropagation();
    e.preventDefault();
  }
  wheel(e: WheelEvent): void {
    if (e.defaultPrevented) return;
    e.preventDefault();
    // A wheel that counts in lines moves by far smaller numbers.
    const turned = e.deltaMode === WheelEvent.DOM_DELTA_LINE ? e.deltaY * 20 : e.deltaY;
    this.#camera.zoom(Math.exp(-turned / (e.ctrlKey ? 100 : 400)), this.#inBox({ x: e.clientX, y: e.clientY }));
  }

  #take(): void {
    if (this.#isTaken) return;
    this.#isTaken = true;
    this.#isClickSpent = true;
    // The board cancels whatever it may have started.
    for (const [pointerId, { target }] of this.#fingers)
      target?.dispatchEvent(new PointerEvent('pointercancel', { pointerId, bubbles: true, isPrimary: true }));
  }
  #mayDrag({ target, from, x, y }: Finger): boolean {
    return this.#camera.now().shift.scale > 1 && !isGripped(target) && Math.hypot(x - from.x, y - from.y) > TAP;
  }
  #startDrag(e: PointerEvent, { from, x, y }: Finger): void {
    this.#take();
    this.#box.setPointerCapture(e.pointerId);
    this.#camera.moveBy(x - from.x, y - from.y);
  }
  #pinch(gap: number, before: Spot, { x, y }: Spot): void {
    if (gap > 0) this.#camera.zoom(gapOf(this.#spots) / gap, this.#inBox(middleOf(this.#spots)));
    this.#camera.moveBy((x - before.x) / 2, (y - before.y) / 2);
  }
  #inBox({ x, y }: Spot): Spot {
    const at = this.#box.getBoundingClientRect();
    return { x: x - at.x, y: y - at.y };
  }
}

const gapOf = ([a, b]: readonly Spot[]): number => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0);
const middleOf = ([a, b]: readonly Spot[]): Spot => ({ x: (a!.x + b!.x) / 2, y: (a!.y + b!.y) / 2 });
