import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { decide } from '../../apps/web/e2e/deciding.ts';
import { openSite, type Site } from '../../apps/web/robot/site.ts';
import { ROOT } from '../docs/packages.ts';
import { film, type Frame, joined } from './film.ts';

/** npm run pictures: the pictures of README.md, taken of the built pages while the hint plays; in the film, bots do. */
const FOLDER = join(ROOT, 'docs/pictures');
const SIZE = { width: 1360, height: 850 };
/** The film shows a whole screen, made smaller. */
const SMALLER = 5 / 8;
const SCREEN = { width: 1280, height: 800 };
const SMALL = { width: SCREEN.width * SMALLER, height: SCREEN.height * SMALLER };
/** How many decisions make a table worth looking at. */
const GAMES = [
  { id: 'siege-of-the-eternal-night', bots: 0, decisions: 9 },
  { id: 'midnight-madness', bots: 1, decisions: 16 },
  { id: 'fires-at-midnight', bots: 1, decisions: 8 },
  { id: 'firefighters-on-duty', bots: 2, decisions: 8 },
  { id: 'runebound-midnight', bots: 2, decisions: 7 },
];

/** Chromium itself writes WebP; Playwright only knows how to ask for others. */
async function pictureOf(page: Page, quality: number, size: typeof SIZE, scale = 1): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality,
    clip: { x: 0, y: 0, ...size, scale },
  });
  await session.detach();
  return Buffer.from(data, 'base64');
}

async function atSetup({ browser, url }: Site, { id, bots }: (typeof GAMES)[number], viewport: typeof SIZE, speed: number) {
  const context = await browser.newContext({ viewport });
  context.setDefaultTimeout(120_000);
  const settings = JSON.stringify({ speed });
  await context.addInitScript((text) => localStorage.setItem('nightfall.settings', text), settings);
  const page = await context.newPage();
  await page.goto(`${url}/play/${id}?usual`);
  await beginOn(page).waitFor();
  for (let n = 0; n < bots; n++) {
    const add = page.getByRole('button', { name: 'Add a bot' });
    if (await add.isVisible()) await add.click();
  }
  return page;
}
const beginOn = (page: Page) => page.getByRole('button', { name: 'Begin', exact: true });
/** What the hint says; while a clock runs nobody gives one, and the main thing in the bar is done. */
async function goOn(page: Page): Promise<void> {
  await mine(page);
  const main = page.locator('[data-part=choices] .button-ember');
  if (await page.getByRole('button', { name: 'Hint', exact: true }).isVisible()) await decide(page);
  else if (await main.first().isVisible()) await main.first().click();
  else await page.keyboard.press('Space');
}
const mine = (page: Page) => page.locator('.bar-say.is-mine').waitFor();

async function takePicture(site: Site, game: (typeof GAMES)[number]): Promise<void> {
  const page = await atSetup(site, game, SIZE, 25);
  await beginOn(page).click();
  for (let n = 0; n < game.decisions; n++) await goOn(page);
  await mine(page);
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.fonts.ready);
  // What has just happened has settled when two pictures in a row are the same.
  let last = Buffer.alloc(0);
  let now = await pictureOf(page, 62, SIZE);
  for (let n = 0; n < 20 && !now.equals(last); n++) [last, now] = [Buffer.from(now), await pictureOf(page, 62, SIZE)];
  writeFileSync(join(FOLDER, `${game.id}.webp`), now);
  await page.context().close();
}

/** A round at usual speed, four pictures a second: bots play, so that nothing lies over the table. Each picture lasts as long as it took. */
const APART = 250;
const LENGTH = 18_000;
async function takeFilm(site: Site, game: (typeof GAMES)[number]): Promise<void> {
  const page = await atSetup(site, { ...game, bots: 1 }, SCREEN, 1);
  for (const seat of await page.getByLabel(/^Who sits in seat/).all()) await seat.selectOption({ label: 'Bot: Good' });
  await beginOn(page).click();
  await page.locator('.bar-say').waitFor();
  const frames: Frame[] = [];
  for (let length = 0; length < LENGTH;) {
    const began = performance.now();
    const picture = await pictureOf(page, 34, SCREEN, SMALLER);
    await page.waitForTimeout(Math.max(0, APART - (performance.now() - began)));
    const ms = Math.round(performance.now() - began);
    frames.push({ picture, ms });
    length += ms;
  }
  writeFileSync(join(FOLDER, 'round.webp'), film(joined(frames), SMALL));
  await page.context().close();
}

mkdirSync(FOLDER, { recursive: true });
const wanted = process.argv.slice(2);
const isWanted = (id: string) => wanted.length === 0 || wanted.some((name) => id.startsWith(name));
const site = await openSite();
try {
  for (const game of GAMES.filter(({ id }) => isWanted(id))) await takePicture(site, game);
  if (isWanted('film')) await takeFilm(site, GAMES[1]!);
} finally {
  await site.close();
}
