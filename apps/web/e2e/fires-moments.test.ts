import type { FireEvent } from '@nightfall/fires-at-midnight';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { frames } from './frames.ts';
import { layBefore } from './fires-night.ts';
import { NARROW, WIDE } from './harness.ts';
import { followHint } from './hints.ts';
import { openHouse } from './house.ts';

const house = openHouse();
const SHOTS = process.env['SHOTS'];
/** A picture needs a moment that stays as long as people see it. */
const PACE = SHOTS ? { speed: 1 } : {};
const SIZES = [
  ['wide', { ...WIDE, ...PACE }],
  ['narrow', { ...NARROW, ...PACE }],
] as const;
const dies = ({ type }: FireEvent) => type === 'villagerDied';
const isSaved = (event: FireEvent) => event.type === 'left' && event.load.startsWith('V');
const shoot = (page: Page, name: string) => SHOTS && page.screenshot({ path: `${SHOTS}/fires-${name}.png` });
const since = (page: Page) => page.getByRole('region', { name: 'Since your turn' });

/** Notes every moment that is staged, with the signs on the board; even one that stays for a frame only. */
const watchMoments = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const moments: string[] = [];
    Object.assign(globalThis, { moments });
    const note = () => {
      const told = document.querySelector('.told.is-moment');
      const signs = [...document.querySelectorAll('.fm-sign')].map((sign) => sign.getAttribute('class'));
      const texts = [...(told?.querySelectorAll('h3, .told-text') ?? [])].map((part) => part.textContent);
      if (told) moments.push([...texts, ...signs].join(' | '));
    };
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  });
const moments = (page: Page): Promise<string> =>
  page.evaluate(() => (globalThis as unknown as { moments: string[] }).moments.join('\n'));

test.each(SIZES)(
  '[12] %s: a death is staged by name, marked on the board, and told until it is dismissed',
  async (size, screen) => {
    const page = await layBefore(house, dies, screen);
    await watchMoments(page);
    await page.getByRole('button', { name: 'End turn', exact: true }).click();
    const sure = page.getByRole('button', { name: 'End turn anyway' });
    await sure.or(since(page)).or(page.locator('.told.is-bad')).first().waitFor();
    if (await sure.isVisible()) await sure.click();
    const death = /^(\w+) dies \|.*\d of \d dead\. \|.*fm-sign is-died/m;
    await expect.poll(() => moments(page)).toMatch(death);
    await shoot(page, `death-${size}`);
    const who = death.exec(await moments(page))![1]!;
    await since(page)
      .getByText(new RegExp(`${who} \\(V\\d+\\) died`))
      .waitFor();
    await page.locator('.fm-sign.is-died[data-changed]').first().waitFor();
    await shoot(page, `death-since-${size}`);
    await page.keyboard.press('Escape');
    await page.locator('.fm-sign').first().waitFor({ state: 'detached' });
    expect(page.faults).toEqual([]);
  },
);

test.each(SIZES)('[12] %s: a rescue is staged by name', async (size, screen) => {
  const page = await layBefore(house, isSaved, screen);
  await watchMoments(page);
  const rescue = /^\w+ is safe \|.*\d of \d saved\. \|.*fm-sign is-safe$/m;
  // The hint carries her out, if need be by way of some steps.
  while (!rescue.test(await moments(page))) {
    if ((await page.locator('.bar-say.is-mine').count()) > 0) await followHint(page);
    await frames(page);
  }
  await shoot(page, `rescue-${size}`);
  expect(page.faults).toEqual([]);
});
