import { useEffect } from 'react';

/**
 * The keyboard goes round the table in four steps, so that the decision is never more than three tabs away: the bar with the
 * choices, the board, the log, the top. Inside a part the arrows go from one thing to the next; in the bar Tab does too.
 */
const PARTS = ['.bar', '.table-board, .table-notes', '.table-log', '.table-top, .table-seats'] as const;
const LOG = 2;
const THINGS = 'button, a[href], input, select, textarea, summary, [tabindex]';
type Thing = HTMLElement | SVGElement;

const isThere = (thing: Thing): boolean =>
  thing.getClientRects().length > 0 && getComputedStyle(thing).visibility !== 'hidden' && !thing.hasAttribute('disabled');
const thingsIn = (box: Element, isTabbed: boolean): Thing[] =>
  [...box.querySelectorAll<Thing>(THINGS)].filter((thing) => (!isTabbed || thing.tabIndex >= 0) && isThere(thing));
/** Everything focusable in a part; the log lines can only be reached with arrows. */
const thingsOf = (part: number): Thing[] =>
  [...document.querySelectorAll(PARTS[part]!)].flatMap((box) => thingsIn(box, part !== LOG));
const partOf = (element: Element | null): number => PARTS.findIndex((part) => element?.closest(part));

/** The first focus in a part: in the bar, the decision. */
function entryOf(part: number): Thing | undefined {
  const choices = part === 0 ? document.querySelector('[data-part=choices]') : null;
  return (choices && thingsIn(choices, true)[0]) ?? thingsOf(part)[0];
}

/** The entry of the next part that has one. */
function nextEntry(from: number, step: 1 | -1): Thing | undefined {
  const order = PARTS.map((_, i) => (from + (i + 1) * step + 2 * PARTS.length) % PARTS.length);
  return order.map(entryOf).find((entry) => entry !== undefined);
}

function tab(e: KeyboardEvent): void {
  const here = document.activeElement;
  const at = partOf(here);
  const step = e.shiftKey ? -1 : 1;
  if (at === 0 && neighbour(here!, step)) return;
  const to = nextEntry(at < 0 && step < 0 ? 0 : at, step);
  if (!to) return;
  e.preventDefault();
  to.focus({ preventScroll: true });
}

/** The thing before or after this one in the same part. */
function neighbour(here: Element, step: 1 | -1): Thing | undefined {
  const things = thingsOf(partOf(here));
  return things[things.findIndex((thing) => thing === here) + step];
}

const ARROWS: { readonly [key: string]: 1 | -1 } = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };
const isEditing = (element: Element) => element.matches('input, select, textarea, [role=slider], [role=radio]');

function arrow(e: KeyboardEvent, step: 1 | -1): void {
  const here = document.activeElement;
  if (!here || here === document.body || partOf(here) < 0 || isEditing(here)) return;
  const to = neighbour(here, step);
  if (!to) return;
  e.preventDefault();
  to.focus();
}

/** Tab from part to part, arrows within; whatever else uses a key comes first. */
export function useRegions(): void {
  useEffect(() => {
    const press = (e: KeyboardEvent) => {
      if (e.defaultPrevented || e.ctrlKey || e.metaKey || e.altKey || document.querySelector('dialog[open]')) return;
      const step = ARROWS[e.key];
      if (e.key === 'Tab') tab(e);
      // Whoever else listens for arrows comes first, in whatever order they were put there.
      else if (step !== undefined && !e.shiftKey) setTimeout(() => e.defaultPrevented || arrow(e, step));
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
