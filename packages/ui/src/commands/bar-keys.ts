import type { BoardKey, Command } from './command.ts';
import { allot, commandsIn, register } from './registry.ts';

/** A button of the bar, and the key that it would like. */
export type Offer = { readonly element: HTMLElement; readonly wish: BoardKey | undefined; readonly press: () => void };

const offers = new Set<Offer>();
const listeners = new Set<() => void>();
let keys: ReadonlyMap<HTMLElement, string> | undefined;

const before = (a: Offer, b: Offer): number =>
  a.element.compareDocumentPosition(b.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
const isShown = ({ element }: Offer): boolean => element.getClientRects().length > 0;

/** The board's own keys are taken; what is not on the screen needs none. */
function allotted(): ReadonlyMap<HTMLElement, string> {
  const shown = [...offers].filter(isShown).sort(before);
  const taken = new Set<string>(commandsIn('board').flatMap((command) => command.keys));
  const given = allot(
    shown.map(({ wish }) => wish),
    taken,
  );
  return new Map(shown.flatMap(({ element }, i) => (given[i] === undefined ? [] : [[element, given[i]] as const])));
}
const keysNow = () => (keys ??= allotted());

let isTold = true;
/** Buttons come and go in whole rows: they are told once. */
function changed(): void {
  keys = undefined;
  if (isTold) queueMicrotask(tell);
  isTold = false;
}
function tell(): void {
  isTold = true;
  for (const listen of listeners) listen();
}

const commands = (): readonly Command[] =>
  [...offers].flatMap(({ element, press }) => {
    const key = keysNow().get(element);
    return key === undefined ? [] : [{ id: key, keys: [key as BoardKey], run: press }];
  });

let leave: (() => void) | undefined;
/** Puts a button into the row of choices; returns how to take it out. */
export function offer(one: Offer): () => void {
  if (offers.size === 0) leave = register({ scope: 'bar', commands });
  offers.add(one);
  changed();
  return () => {
    offers.delete(one);
    if (offers.size === 0) leave?.();
    changed();
  };
}

/** For `useSyncExternalStore`. */
export const subscribe = (listen: () => void): (() => void) => {
  listeners.add(listen);
  return () => listeners.delete(listen);
};
export const keyOf = (element: HTMLElement | null): string | undefined => (element ? keysNow().get(element) : undefined);
