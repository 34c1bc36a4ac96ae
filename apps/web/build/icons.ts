import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

/** Draws the PNG icons from `icon.svg`: `npx tsx apps/web/build/icons.ts`. CHROMIUM names the browser. */
const folder = join(import.meta.dirname, '../public');
const svg = readFileSync(join(folder, 'icon.svg'), 'utf8');
const SIZES = [
  { name: 'icon-192.png', size: 192, margin: 0 },
  { name: 'icon-512.png', size: 512, margin: 0 },
  // A mask may cut a fifth away on every side.
  { name: 'icon-maskable-512.png', size: 512, margin: 52 },
];

const browser = await chromium.launch({ executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
for (const { name, size, margin } of SIZES) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const inner = size - 2 * margin;
  const ground = margin > 0 ? '#0b1020' : 'transparent';
  await page.setContent(
    `<style>body{margin:0;background:${ground}}svg{display:block;width:${inner}px;height:${inner}px;margin:${margin}px}</style>${svg}`,
  );
  await page.screenshot({ path: join(folder, name), omitBackground: true });
  await page.close();
}
await browser.close();
