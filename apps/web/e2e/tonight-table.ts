import type { Page } from 'playwright-core';
import { button } from './siege-night.ts';

/** The buttons that let a night of the siege go by without a single cross. */
const PASSING = ['roll', 'hold', 'decline', 'end', 'sure'] as const;

/** Lets the night go by: every roll is passed. */
export async function sleepThrough(page: Page): Promise<void> {
  const end = page.getByRole('region', { name: 'The end' });
  const next = PASSING.map((deed) => button(page, deed)).reduce((any, one) => any.or(one));
  for (;;) {
    await next.or(end).first().waitFor();
    if (await end.isVisible()) return;
    await next.last().click();
  }
}

/** Pages whose day the test chooses. */
export const EVENING = Date.UTC(2026, 10, 18, 20, 30);
export const DAY = 86_400_000;
