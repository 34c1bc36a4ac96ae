import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { startChromium } from '../../apps/web/e2e/chromium.ts';
import { seenIn, startDev } from './watch.ts';

/** Milliseconds from saving a file to seeing it. */
export type Measured = {
  readonly ready: number;
  readonly style: number;
  readonly rule: number;
  /** Did the page stay open over the change of style, and the match over the change of a rule? */
  readonly isKept: boolean;
};

const STYLES = 'games/siege-of-the-eternal-night/board/src/picture/picture.css';
const WORDS = 'games/siege-of-the-eternal-night/src/text/words.ts';

/** Somebody begins a match of Siege at `npm run dev`, then changes a colour, then what the rules say. */
export async function develop(root: string): Promise<Measured> {
  const dev = await startDev(root);
  const browser = await startChromium();
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(240_000);
    await page.goto(`${dev.url}/play/siege-of-the-eternal-night?usual`);
    await page.getByRole('button', { name: 'Begin', exact: true }).click();
    await page.locator('.bar-say.is-mine').waitFor();
    const address = page.url();
    await page.evaluate(() => document.body.setAttribute('data-same', ''));
    appendFileSync(join(root, STYLES), '\n:root { --seen-by-a-test: 1; }\n');
    const style = await seenIn(
      page,
      () => getComputedStyle(document.documentElement).getPropertyValue('--seen-by-a-test') !== '',
    );
    const isSame = await page.evaluate(() => document.body.hasAttribute('data-same'));
    const said = await page.locator('.bar-say').innerText();
    appendFileSync(join(root, WORDS), "\nexport const SEEN = 'by a test';\n");
    const rule = await seenIn(
      page,
      () => !document.body.hasAttribute('data-same') && document.querySelector('.bar-say.is-mine') !== null,
    );
    const isKept = isSame && page.url() === address && (await page.locator('.bar-say').innerText()) === said;
    return { ready: dev.readyIn, style, rule, isKept };
  } finally {
    await browser.close();
    await dev.stop();
  }
}
