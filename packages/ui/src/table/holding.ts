/** Holding means looking, by finger and by mouse: the press that was held never acts. */

/** How long a mouse must rest, or a finger or a button stay down, before the player is asking what a piece is. */
export const REST_MS = 450;
/** A finger trembles; only one that goes further than this goes somewhere. */
const TREMBLE = 8;

type Press = { readonly pointerId: number; readonly target: EventTarget | null; readonly x: number; readonly y: number };

const isFar = (press: Press, e: PointerEvent) => Math.hypot(e.clientX - press.x, e.clientY - press.y) > TREMBLE;

type Watcher = {
  /** A press stays where it is: is there something to look at? Then its end goes to nobody. */
  readonly held: (e: PointerEvent) => boolean;
  /** It drags or draws after all. */
  readonly left: () => void;
};
export function watchHolding(table: HTMLElement, { held, left }: Watcher, signal: AbortSignal): void {
  let press: Press | undefined;
  let isHeld = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const forget = () => {
    clearTimeout(timer);
    press = undefined;
  };
  const down = (e: PointerEvent) => {
    forget();
    isHeld = false;
    if (!e.isPrimary || e.button !== 0) return;
    press = { pointerId: e.pointerId, target: e.target, x: e.clientX, y: e.clientY };
    timer = setTimeout(() => (isHeld = held(e)), REST_MS);
  };
  const move = (e: PointerEvent) => {
    if (!press || e.pointerId !== press.pointerId || !isFar(press, e)) return;
    if (isHeld) left();
    isHeld = false;
    forget();
  };
  const up = (e: PointerEvent) => {
    const { target } = press ?? {};
    forget();
    if (!isHeld) return;
    e.stopPropagation();
    // The board takes back whatever the press may have begun.
    target?.dispatchEvent(new PointerEvent('pointercancel', { pointerId: e.pointerId, bubbles: true, isPrimary: true }));
  };
  const click = (e: MouseEvent) => {
    if (!isHeld || !e.isTrusted || e.detail === 0) return;
    isHeld = false;
    e.stopPropagation();
    e.preventDefault();
  };
  const early = { capture: true, signal };
  table.addEventListener('pointerdown', down, early);
  table.addEventListener('pointermove', move, early);
  table.addEventListener('pointerup', up, early);
  table.addEventListener('pointercancel', (e) => e.isTrusted && forget(), early);
  table.addEventListener('click', click, early);
  signal.addEventListener('abort', forget);
}
