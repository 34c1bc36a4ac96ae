import type { Page } from 'playwright-core';
import { frames } from './reading.ts';

/** Nobody presses what came up less than this long ago. In haste this pause is shortened too, as that of the bar itself. */
const REACTION_MS = 260;
const reactionAt = (haste: number): number => REACTION_MS * Math.min(1, 4 / haste);
const HOLD = 48;

type At = { readonly x: number; readonly y: number };

/** The hand of the player: a finger on a touch screen, a mouse elsewhere. */
export class Hand {
  readonly page: Page;
  readonly isTouch: boolean;
  readonly #reaction: number;
  constructor(page: Page, isTouch: boolean, haste: number) {
    this.page = page;
    this.isTouch = isTouch;
    this.#reaction = reactionAt(haste);
  }

  async press({ x, y }: At): Promise<void> {
    await this.page.evaluate(rested, this.#reaction);
    await this.tap({ x, y });
  }

  /** Without looking first. */
  async tap({ x, y }: At): Promise<void> {
    if (this.isTouch) await this.page.touchscreen.tap(x, y);
    else await this.page.mouse.click(x, y);
  }

  /** A finger that stays, to look at something. */
  async hold({ x, y }: At): Promise<void> {
    const wire = await this.page.context().newCDPSession(this.page);
    await wire.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await frames(this.page, HOLD);
    await wire.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await wire.detach();
    await this.page.evaluate(rested, this.#reaction);
  }
}

/** In the page: until the bar has stood for this long. */
const rested = (wanted: number): Promise<void> =>
  new Promise((resolve) => {
    const wait = () => (performance.now() - globalThis.sight.changed >= wanted ? resolve() : void requestAnimationFrame(wait));
    wait();
  });
