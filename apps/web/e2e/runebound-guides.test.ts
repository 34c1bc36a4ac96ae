import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { frames } from './frames.ts';
import { NARROW, openPage } from './harness.ts';
import { openHouse } from './house.ts';

const house = openHouse();

const begin = async (title: string) => {
  const page = await openPage(house.browser, `${house.url}/play/runebound-midnight`, NARROW);
  await page.getByRole('button', { name: title }).click();
  await page.locator('.table').waitFor();
  return page;
};
const isThere = (page: Page, selector: string) => page.locator(selector).first().isVisible();
const press = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .click({ timeout: 10_000 })
    .catch(() => undefined);

type Boxes = { readonly bubble: DOMRect | undefined; readonly beam: DOMRect | undefined };
/** The bubble never lies over what it points at. */
async function expectUncovered(page: Page): Promise<void> {
  const { bubble, beam } = await page.evaluate((): Boxes => {
    const rect = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().toJSON() as DOMRect | undefined;
    return { bubble: rect('.guide'), beam: rect('.guide-beam') };
  });
  if (!bubble || !beam) return;
  const over = Math.min(bubble.bottom, beam.bottom) - Math.max(bubble.top, beam.top);
  const across = Math.min(bubble.right, beam.right) - Math.max(bubble.left, beam.left);
  expect(over > 8 && across > 8, `the bubble covers what it speaks of: ${await page.locator('.guide').innerText()}`).toBe(false);
}

type Lesson = { readonly says: RegExp; readonly does: readonly string[] };
/** Does what the bubbles say; whatever else is asked is answered plainly. Returns the numbers of the bubbles, as they came. */
async function follow(page: Page, lessons: readonly Lesson[], plain: readonly string[], isDone: () => Promise<boolean>) {
  const seen = new Set<number>();
  let quiet = 0;
  for (let tries = 0; tries < 1000 && !(await isDone()); tries++) {
    const bubble = page.locator('.guide');
    const text = (await bubble.isVisible()) ? await bubble.innerText().catch(() => '') : '';
    const number = Number(/page (\d+)/.exec(text)?.[1] ?? 0);
    if (number > 0 && !seen.has(number)) {
      seen.add(number);
      await frames(page, 10); // it looks again where its target is every half second
      await expectUncovered(page);
    }
    quiet = text === '' ? quiet + 1 : 0;
    // A bubble may be about to come: only what stays without one is answered plainly.
    const wanted = lessons.find(({ says }) => says.test(text))?.does ?? (quiet > 4 ? plain : []);
    const open: string[] = [];
    for (const selector of wanted) if (open.length === 0 && (await isThere(page, selector))) open.push(selector);
    if (open[0]) await press(page, open[0]);
    else if (text !== '') await press(page, '.guide .button-ember');
    else await frames(page);
  }
  return seen;
}
const deeds = (...types: readonly string[]): readonly string[] => types.map((type) => `[data-deed=${type}]`);
const space = (id: string): string => `.rm-target[data-mark=${id}]`;

test('[RM-28.1] on a phone, the guide leads a Hero to a broken mirror, and never covers what it speaks of', async () => {
  const page = await begin('First night as a Hero');
  const lessons: readonly Lesson[] = [
    { says: /Start in Saltreach/, does: ['[data-deed=placeHero]:has-text("Saltreach")'] },
    { says: /Tap M11/, does: [space('M11')] },
    { says: /end your movement|End your movement|when your movement ends/, does: deeds('endMovement') },
    { says: /Take it on/, does: deeds('attempt') },
    { says: /so stand/, does: deeds('stand') },
    { says: /so attack/, does: deeds('attack') },
    { says: /call her there/, does: [...deeds('callTo'), space('O12')] },
    { says: /Now grow/, does: [...deeds('walk'), space('M8')] },
    { says: /Walk to N12/, does: [...deeds('walk'), space('N12')] },
    { says: /Enough experience/, does: deeds('gainCounter') },
    { says: /one of your goods goes under/, does: deeds('covenant') },
    { says: /Melee is your strength/, does: deeds('attack') },
    { says: /tap Saltreach/, does: [...deeds('infiltrate'), space('L12')] },
    { says: /Goods are money/, does: [...deeds('pay', 'enterMarket', 'buy')] },
    { says: /is here. Tap Mournkeep/, does: [...deeds('walk', 'infiltrate'), space('O12')] },
  ];
  const plain = deeds('leaveMarket', 'attempt', 'skipAdventure', 'stand', 'attack', 'defend', 'takeHit', 'gainCounter');
  const seen = await follow(page, lessons, plain, () => isThere(page, '.end'));
  await page.locator('.end').getByText('The mirrors are broken').waitFor();
  await page.locator('.end').getByText('Turning points').waitFor();
  await page
    .locator('.end')
    .getByText(/broke the mirror of Mournkeep/)
    .waitFor();
  expect(seen.size).toBeGreaterThanOrEqual(13);
  expect([...seen]).toEqual([...seen].toSorted((a, b) => a - b));
  expect(page.faults).toEqual([]);
});

test('[RM-12] on a phone, the guide leads the Night King through his turn to its last bubble', async () => {
  const page = await begin('First night as the Night King');
  const lessons: readonly Lesson[] = [
    { says: /Choose where the three most valuable/, does: [...deeds('placeMirror')] },
    { says: /Your first patrol/, does: ['[data-deed=placePatrol]:has-text("Mournkeep")'] },
    { says: /or roll the dice/, does: deeds('patrolRoll') },
    { says: /Each die carries/, does: deeds('patrolStop') },
    { says: /Then your gold/, does: deeds('endSpending') },
    { says: /Attack: a Hero/, does: deeds('patrolAttack') },
    { says: /Three cards/, does: deeds('keepCard') },
    { says: /you influence one phase/, does: deeds('influence') },
    { says: /test the threat once more/, does: deeds('threatTest') },
  ];
  const plain = [
    ...deeds('placeMirror', 'patrolRoll', 'patrolStop', 'patrolSpare', 'keepCard', 'influence', 'endInfluence', 'threatTest'),
    ...deeds('acceptRoll', 'assault', 'endSpending'),
  ];
  const seen = await follow(page, lessons, plain, () =>
    page.evaluate(() => Object.values({ ...localStorage }).some((kept) => String(kept).split(' ').includes('alone'))),
  );
  expect(seen.size).toBeGreaterThanOrEqual(7); // a fight comes only if a patrol meets the Hero
  // The lesson is learned, although its game goes on.
  await page.getByRole('link', { name: 'All games' }).click();
  await page.getByRole('link', { name: 'Your first real game: Runebound: Midnight' }).waitFor();
  expect(page.faults).toEqual([]);
});
