import type { Page } from 'playwright-core';
import type { Finding } from '../finding.ts';

/** A lesson that is over and leads to no real game. */
export async function noWayOn(page: Page): Promise<readonly Finding[]> {
  const ways = await page.getByRole('link', { name: 'Your first real game' }).count();
  return ways > 0 ? [] : [{ kind: 'dead end', text: 'the lesson ends without a way to a real game', place: 'end' }];
}
