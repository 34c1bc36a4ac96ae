import type { Browser, Page } from 'playwright-core';
import type { Diary } from './diary.ts';
import { hearErrors } from './eyes/errors.ts';
import { Lingering } from './eyes/lingers.ts';
import type { Finding } from './finding.ts';
import { Hand } from './hand.ts';
import type { Random } from './random.ts';
import type { Reading } from './reading.ts';
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
  readonly lingering: Lingering;
  /** What was looked at last. */
  last: Reading | undefined;
};

type Seating = {
  readonly browser: Browser;
  readonly screen: Screen;
  readonly haste: number;
  readonly diary: Diary;
  readonly random: Random;
};

/** Opens a browser of its own, with motion, at the usual speed or in haste. */
export async function seat({ browser, screen, haste, diary, random }: Seating): Promise<Player> {
  const context = await browser.newContext({ ...SCREENS[screen], reducedMotion: 'no-preference' });
  // Our own names of functions, which a bundler may keep, mean nothing in a page.
  await context.addInitScript('globalThis.__name ??= (it) => it');
  await context.addInitScript(openEyes);
  await context.addInitScript((speed) => {
    if (location.protocol === 'about:') return;
    localStorage.setItem('nightfall.witness', 'yes');
    if (speed !== 1 && !localStorage.getItem('nightfall.settings'))
      localStorage.setItem('nightfall.settings', JSON.stringify({ speed }));
  }, haste);
  const errors = hearErrors(context);
  const page = await context.newPage();
  const finger = isTouch(screen);
  return {
    page,
    hand: new Hand(page, finger),
    isTouch: finger,
    diary,
    random,
    errors,
    lingering: new Lingering(),
    last: undefined,
  };
}
