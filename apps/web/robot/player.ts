import type { Browser, Page } from 'playwright-core';
import type { Diary } from './diary.ts';
import { hearErrors } from './eyes/errors.ts';
import type { Finding } from './finding.ts';
import { Hand } from './hand.ts';
import type { Random } from './random.ts';
import { openReading, type Reading } from './reading.ts';
import { isTouch, SCREENS, type Screen } from './screens.ts';
import { openEyes } from './sight.ts';

/** Somebody at a screen. */
export type Player = {
  readonly page: Page;
  readonly hand: Hand;
  readonly isTouch: boolean;
  readonly diary: Diary;
  readonly random: Random;
  /** What went wrong since the last time of asking. */
  readonly errors: () => Finding[];
  /** What was looked at last. */
  last: Reading | undefined;
  /** The name of what was pressed last. */
  pressed: string | undefined;
};

const PATIENCE_MS = 240_000;

type Seating = {
  readonly browser: Browser;
  readonly screen: Screen;
  readonly haste: number;
  readonly diary: Diary;
  readonly seed: number;
  readonly random: Random;
};

/** Opens a browser of its own, with motion, at the usual speed or in haste; the dice of its games follow from the seed. */
export async function seat({ browser, screen, haste, diary, seed, random }: Seating): Promise<Player> {
  const context = await browser.newContext({ ...SCREENS[screen], reducedMotion: 'no-preference' });
  // A slow machine is no fault; a page that never comes is.
  context.setDefaultTimeout(PATIENCE_MS);
  // Our own names of functions, which a bundler may keep, mean nothing in a page.
  await context.addInitScript('globalThis.__name ??= (it) => it');
  await context.addInitScript(openEyes);
  await context.addInitScript(openReading);
  await context.addInitScript((speed) => {
    if (location.protocol === 'about:') return;
    localStorage.setItem('nightfall.witness', 'yes');
    if (speed !== 1 && !localStorage.getItem('nightfall.settings'))
      localStorage.setItem('nightfall.settings', JSON.stringify({ speed }));
  }, haste);
  await context.addInitScript(promiseDice, seed);
  const errors = hearErrors(context);
  const page = await context.newPage();
  const finger = isTouch(screen);
  return {
    page,
    hand: new Hand(page, finger, haste),
    isTouch: finger,
    diary,
    random,
    errors,
    last: undefined,
    pressed: undefined,
  };
}

/** Runs in the page: the 32 bytes that a game's dice come from are those of the seed. */
function promiseDice(seed: number): void {
  const draw: (into: ArrayBufferView<ArrayBuffer>) => unknown = crypto.getRandomValues.bind(crypto);
  const drawn = (into: ArrayBufferView<ArrayBuffer>) =>
    into instanceof Uint8Array && into.length === 32 ? into.fill(seed % 256) : draw(into);
  Object.assign(crypto, { getRandomValues: drawn });
}
