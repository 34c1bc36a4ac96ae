import type { Page } from 'playwright-core';

/** What a hand presses, in this order, if it is there: ready, the obvious action, what lies on a slot, the end of a round. */
const PRESSES = ['ready', 'obvious', 'forfeit', 'endBeat'];
type Pace = {
  /** Milliseconds between two deeds, and between two rolls. */
  readonly every: number;
  readonly rolls: number;
};

/** In the page: a busy hand that takes the obvious action, rolls, and says when it is done, until the game is over. */
export const playAlong = (page: Page, pace: Pace): Promise<void> =>
  page.evaluate(
    async ({ every, rolls, presses }) => {
      localStorage.setItem('nightfall.firefighters.suggests', 'always');
      const press = (selector: string) => {
        const button = document.querySelector<HTMLButtonElement>(selector);
        const isOpen = button !== null && button.getAttribute('aria-disabled') !== 'true';
        if (isOpen) button.click();
        return isOpen;
      };
      const isOver = () => document.querySelector('[aria-label="The end"]') !== null;
      for (let rolled = -rolls; !isOver();) {
        await new Promise((go) => setTimeout(go, every));
        if (presses.some((deed) => press(`[data-deed=${deed}]`))) continue;
        if (performance.now() - rolled < rolls) continue;
        rolled = performance.now();
        if (!press('.fd-roll')) press('[data-deed=done]');
      }
    },
    { ...pace, presses: PRESSES },
  );
