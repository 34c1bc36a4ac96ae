import { type Arrow, type Command } from '../commands/command.ts';
import { useCommands } from '../commands/use-commands.ts';

/**
 * The parts of the table, as they follow each other on the page: the top, the board, the log, and the bar with the choices. Tab goes
 * through everything and leaves the page, as everywhere; F6 goes from part to part, and the arrows from one thing to the next inside one.
 */
const PARTS = ['.table-top, .table-seats', '.table-board, .table-notes', '.table-log', '.bar'] as const;
const LOG = 2;
const BAR = 3;
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
  const choices = part === BAR ? document.querySelector('[data-part=choices]') : null;
  return (choices && thingsIn(choices, true)[0]) ?? thingsOf(part)[0];
}

/** To the next part that has something to go to; first of all to the choices. */
function goOn(step: 1 | -1): void {
  const from = partOf(document.activeElement);
  const start = from >= 0 ? from : BAR - step;
  const order = PARTS.map((_, i) => (start + (i + 1) * step + 2 * PARTS.length) % PARTS.length);
  const to = order.map(entryOf).find((entry) => entry !== undefined);
  to?.focus({ preventScroll: true });
}
/** To the decision, from anywhere. */
export const goToChoices = (): void => entryOf(BAR)?.focus({ preventScroll: true });

/** The thing before or after what has the focus, in the same part. */
function neighbour(step: 1 | -1): Thing | undefined {
  const here = document.activeElement;
  if (!here || partOf(here) < 0 || here.matches('input, select, textarea, [role=slider], [role=radio]')) return undefined;
  const things = thingsOf(partOf(here));
  return things[things.findIndex((thing) => thing === here) + step];
}
const inside = (id: string, keys: readonly Arrow[], step: 1 | -1, label?: string): Command => ({
  id,
  keys,
  ...(label !== undefined && { label }),
  isOn: () => neighbour(step) !== undefined,
  run: () => neighbour(step)?.focus(),
});

const COMMANDS: readonly Command[] = [
  {
    id: 'part',
    keys: ['F6', 'Shift+F6'],
    label: 'from part to part: the choices, the top, the board, the log',
    run: (key) => goOn(key === 'F6' ? 1 : -1),
  },
  inside('next', ['ArrowDown', 'ArrowRight'], 1, 'from one thing to the next inside a part'),
  inside('last', ['ArrowUp', 'ArrowLeft'], -1),
];
export const usePartCommands = (): void => useCommands('part', COMMANDS);
