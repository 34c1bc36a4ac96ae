import type { Page } from 'playwright-core';

/** What the robot reads off a page at one moment. */
export type Reading = {
  /** Frames drawn since the page was loaded. */
  readonly frames: number;
  readonly isTable: boolean;
  readonly seq: number;
  readonly isMine: boolean;
  readonly isPlaying: boolean;
  readonly isOver: boolean;
  readonly isTimed: boolean;
  readonly kinds: readonly string[];
  readonly place: string;
  /** The words on the screen: when they change, something goes on. */
  readonly said: string;
  /** Where the board lies. */
  readonly board: readonly [x: number, y: number, width: number, height: number];
  /** The refusal on the screen; empty if there is none. */
  readonly refusal: string;
  /** The frames in which it was said, and in which the present moment came. */
  readonly refusedAt: number;
  readonly momentAt: number;
  /** What the hint on the screen says. */
  readonly advice: string;
  /** The pieces and cards that are selected. */
  readonly selected: readonly string[];
  /** Something is being worked out, a hint or a page, or has just come under the thumb and takes no tap yet; or a game that is over has its moment. */
  readonly isBusy: boolean;
  /** The page itself says that it waits for its player. */
  readonly isOffered: boolean;
};

declare global {
  // oxlint-disable-next-line no-var
  var reading: () => Reading;
}

/** Runs in the page before its own scripts, and needs nothing from outside. */
export function openReading(): void {
  globalThis.reading = () => {
    const table = document.querySelector('.table, .cover');
    const known = table ? globalThis.nightfall : undefined;
    const box = document.querySelector('.table-board')?.getBoundingClientRect();
    const said = ['.bar', '.telling', '.guide', '.why', '.cover', 'dialog[open]', '.end', '.loading', 'h1'];
    const words = said.map((one) => document.querySelector(one)?.textContent ?? '').join('|');
    const isTable = known !== undefined && !location.pathname.startsWith('/replay');
    return {
      frames: globalThis.sight.frames,
      isTable,
      seq: known?.seq ?? -1,
      isMine: known?.isMine ?? false,
      isPlaying: known?.isPlaying ?? false,
      isOver: known?.isOver ?? false,
      isTimed: known?.isTimed ?? false,
      kinds: known?.kinds ?? [],
      place: known?.place ?? '',
      said: `${known?.seq}|${known?.isPlaying}|${words}`,
      board: [box?.x ?? 0, box?.y ?? 0, box?.width ?? 0, box?.height ?? 0],
      refusal: document.querySelector('.why:not(.why-hint) p')?.textContent ?? '',
      refusedAt: globalThis.sight.refusedAt,
      momentAt: globalThis.sight.momentAt,
      advice: document.querySelector('.why-hint p')?.textContent ?? '',
      selected: [...document.querySelectorAll('.table [data-mark][aria-pressed=true]')].map(globalThis.sight.nameOf),
      isBusy: document.querySelector('.loading, [data-fresh], .end-moment') !== null || words.includes('Looking at the board'),
      isOffered: !isTable || ((known.isMine || known.isOver) && !known.isPlaying),
    };
  };
}
export const read = (page: Page): Promise<Reading> => page.evaluate(() => globalThis.reading());

/** Lets the page draw this many frames. */
export const frames = (page: Page, count: number): Promise<void> =>
  page.evaluate(
    (count) =>
      new Promise<void>((resolve) => {
        const step = (left: number) => (left <= 0 ? resolve() : requestAnimationFrame(() => step(left - 1)));
        step(count);
      }),
    count,
  );
