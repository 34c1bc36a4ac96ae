import {
  ALL,
  around,
  drawn,
  centred,
  inSight,
  isInSight,
  STILL,
  TOUCH,
  TIGHT,
  within,
  zoomed,
  zoomToHit,
  type Part,
  type Shift,
  type Size,
  type Slack,
} from './shift.ts';

/** What the camera shows; `glides` while it moves there by itself. */
export type Framing = {
  readonly shift: Shift;
  readonly glides: boolean;
  readonly box: Size;
  /** How many units of the board's own drawing one pixel of the screen is. */
  readonly unit: number;
};

/** How to show a board that is too large for a small screen. */
export type CameraPlan = {
  /** The maximum zoom; by default 5. */
  readonly most?: number;
  /** CSS selector of the smallest thing on the board that must be read and hit, such as one hex. The first view is zoomed in far enough for that. */
  readonly finest?: string;
  /** The width of the drawn board by its height: the camera goes to its edges and no further. `own`: as its viewBox says. Left out: it fills its box. */
  readonly aspect?: number | 'own';
};

/** A look elsewhere: there, and back again. */
export type Journey = { readonly to: (marks: readonly string[]) => void; readonly back: () => void };

const MOST = 5;
/** A part of the board is shown with some room around it: at most this share of the box. */
const ROOM = 0.6;
const MARGIN = 12;
/** The smallest target on a board that can be zoomed, in pixels. */
const FINE = 25;
/** As broad as the buttons over the board. */
const SLACK = 60;

/** Where a player looks on a board. Boards and the table ask it to show something; fingers, wheel and keys move it. */
export class Camera {
  readonly most: number;
  readonly #plan: CameraPlan;
  readonly #listeners = new Set<() => void>();
  #framing: Framing = { shift: STILL, glides: false, box: { width: 0, height: 0 }, unit: 1 };
  #box: HTMLElement | undefined;
  #isMoved = false;
  /** How near the first look or the player's hand brought the board; showing things far apart takes it further away only for a while. */
  #near = 1;

  constructor(plan: CameraPlan = {}) {
    this.#plan = plan;
    this.most = plan.most ?? MOST;
  }
  readonly now = (): Framing => this.#framing;
  readonly subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  };

  /** Looks at the board in this box; `first` is the mark of what to look at first, null the whole board until there is more to show. */
  attach(box: HTMLElement, first?: string | null): () => void {
    this.#box = box;
    this.#isMoved = false;
    this.#lookFirst(first);
    // Until someone moves the camera, every size of the box gets its best first view.
    const resized = new ResizeObserver(() => (this.#isMoved ? this.#set(this.#framing.shift, false) : this.#lookFirst(first)));
    resized.observe(box);
    return () => {
      resized.disconnect();
      this.#box = undefined;
    };
  }
  /** Shows a piece or a place in the middle, near enough to be hit. False if this board does not show it. */
  show(mark: string): boolean {
    const element = this.#elementOf(mark);
    const part = element && this.#partOf(element);
    if (!part) return false;
    const { width, height } = element.getBoundingClientRect();
    const { scale } = this.#framing.shift;
    this.#near = Math.min(this.most, Math.max(scale, zoomToHit(Math.min(width, height), scale)));
    this.#frame(part, this.#near);
    return true;
  }
  /** Moves just enough to bring these pieces into view; does not move if they are already visible, as near as the player looks. */
  reveal(marks: readonly string[]): void {
    const parts = marks.flatMap((mark) => this.#partOf(this.#elementOf(mark)) ?? []);
    const { shift, box } = this.#framing;
    const part = around(parts);
    const isRight = shift.scale === this.#near && part && isInSight(shift, part, box, MARGIN, this.#mapped());
    if (part && this.#near > 1 && !isRight) this.#frame(part, this.#near);
  }
  /** Reveals these pieces for a moment; the answer takes the camera back, unless it has been moved since. */
  glance(marks: readonly string[]): () => void {
    const { to, back } = this.journey();
    to(marks);
    return back;
  }
  /** Goes to see one thing after another, and comes back; a player who moves the camera meanwhile stays there. */
  journey(): Journey {
    const home = this.#framing.shift;
    let last = home;
    const isOn = () => this.#box !== undefined && this.#framing.shift === last;
    return {
      to: (marks) => {
        if (!isOn()) return;
        this.reveal(marks);
        last = this.#framing.shift;
      },
      back: () => {
        if (isOn() && last !== home) this.#set(home, true);
      },
    };
  }
  /** The whole board. */
  whole(): void {
    this.#near = 1;
    this.#set(STILL, true);
  }
  /** Zooms in or out around a point of the box, or around its middle. */
  zoom(factor: number, at?: { readonly x: number; readonly y: number }): void {
    const { shift, box } = this.#framing;
    const scale = Math.min(this.most, Math.max(1, shift.scale * factor));
    this.#near = scale;
    this.#set(zoomed(shift, scale, at?.x ?? box.width / 2, at?.y ?? box.height / 2), at === undefined);
  }
  moveBy(dx: number, dy: number, glides = false): void {
    const { shift } = this.#framing;
    this.#set({ ...shift, x: shift.x + dx, y: shift.y + dy }, glides);
  }
  /** Looks at the point (x, y) of the drawing, each from 0 to 1. */
  lookAt(x: number, y: number): void {
    const part = this.#drawn();
    const at = { x: part.x + x * part.width, y: part.y + y * part.height, width: 0, height: 0 };
    this.#set(centred(at, this.#framing.shift.scale, this.#framing.box), false);
  }
  inSight(): Part {
    return inSight(this.#framing.shift, this.#framing.box, this.#drawn());
  }
  /** Width divided by height of the drawing. */
  get aspect(): number {
    const { width, height } = this.#framing.box;
    return this.#aspect() ?? width / Math.max(1, height);
  }
  #aspect(): number | undefined {
    const { aspect } = this.#plan;
    if (aspect !== 'own') return aspect;
    const own = this.#box?.querySelector('svg')?.viewBox.baseVal;
    return own && own.height > 0 ? own.width / own.height : undefined;
  }

  #lookFirst(first: string | null | undefined): void {
    this.#place(STILL, false);
    const scale = Math.min(this.most, this.#scaleToHit());
    this.#near = Math.max(1, scale);
    if (scale <= 1 || first === null) return;
    const at = (first === undefined ? undefined : this.#partOf(this.#elementOf(first))) ?? ALL;
    // The first look leaves no gap beside the board.
    this.#place(centred(at, scale, this.#framing.box), false, TIGHT);
  }
  /** The zoom at which the finest thing on the board can be hit. */
  #scaleToHit(): number {
    const finest = this.#plan.finest ? this.#box!.querySelector(this.#plan.finest)?.getBoundingClientRect() : undefined;
    const board = this.#box!.firstElementChild!.getBoundingClientRect();
    const scale = board.width / Math.max(1, this.#framing.box.width);
    return finest ? zoomToHit(Math.min(finest.width, finest.height), scale) : 1;
  }
  /** However far apart the things to show are, each can still be hit with care. */
  #least(): number {
    return (FINE / TOUCH) * this.#scaleToHit();
  }
  #unit({ width, height }: Size): number {
    const own = this.#box?.querySelector('svg')?.viewBox.baseVal;
    return own && own.width > 0 && width > 0 && height > 0 ? Math.max(own.width / width, own.height / height) : 1;
  }
  #drawn(): Part {
    return drawn(this.#aspect(), this.#framing.box);
  }
  #frame(part: Part, scale: number): void {
    const fits = Math.min(ROOM / Math.max(part.width, 1e-6), ROOM / Math.max(part.height, 1e-6));
    const to = Math.max(1, Math.min(scale, Math.max(fits, this.#least()), this.most));
    this.#set(centred(part, to, this.#framing.box), true);
  }
  #elementOf(mark: string): Element | undefined {
    return this.#box?.querySelector(`[data-mark="${CSS.escape(mark)}"]`) ?? undefined;
  }
  /** Measured against the board itself, so that it holds while the camera glides. */
  #partOf(element: Element | undefined): Part | undefined {
    const board = this.#box?.firstElementChild?.getBoundingClientRect();
    if (!element || !board || board.width === 0 || board.height === 0) return undefined;
    const { x, y, width, height } = element.getBoundingClientRect();
    return {
      x: (x - board.x) / board.width,
      y: (y - board.y) / board.height,
      width: width / board.width,
      height: height / board.height,
    };
  }
  #set(shift: Shift, glides: boolean): void {
    this.#isMoved = true;
    this.#place(shift, glides);
  }
  /** What the small map takes of the lower left corner of the board. */
  #mapped(): Size | undefined {
    const map = this.#box?.parentElement?.querySelector('.camera-map')?.getBoundingClientRect();
    const box = this.#box?.getBoundingClientRect();
    if (!map || !box || map.top >= box.bottom || map.left >= box.right) return undefined;
    return { width: map.right - box.left, height: box.bottom - map.top };
  }
  #slack(): Slack {
    return { aside: SLACK, above: SLACK, below: Math.max(SLACK, (this.#mapped()?.height ?? 0) + MARGIN) };
  }
  #place(shift: Shift, glides: boolean, slack = this.#slack()): void {
    const box = { width: this.#box?.clientWidth ?? 0, height: this.#box?.clientHeight ?? 0 };
    const to = within(shift, box, this.most, drawn(this.#aspect(), box), slack);
    this.#framing = { shift: to, glides, box, unit: this.#unit(box) / to.scale };
    for (const tell of this.#listeners) tell();
  }
}
