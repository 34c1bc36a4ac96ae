import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packages, ROOT } from '../docs/packages.ts';

const linesOf = (path: string) =>
  readFileSync(join(ROOT, path), 'utf8')
    .split('\n')
    .map((text, i) => ({ text, at: `${path}:${i + 1} ${text.trim()}` }));
const sheetsOf = (folder: string) =>
  readdirSync(join(ROOT, folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.css'))
    .map((path) => `${folder}/src/${path}`);

const RAW = /#[0-9a-f]{3,8}\b|\b(rgb|hsl)a?\(/i;
const isComment = (line: string) => /^\s*(\/\*|\*)/.test(line);
const boards = packages().filter(({ folder }) => folder.endsWith('/board'));
test.each(boards)('the stylesheets of $folder take their colours from the tokens', ({ folder }) => {
  const lines = sheetsOf(folder)
    .filter((path) => !path.endsWith('tokens.css'))
    .flatMap(linesOf);
  expect(lines.filter(({ text }) => RAW.test(text) && !isComment(text)).map(({ at }) => at)).toEqual([]);
});

/** Where a layout changes with the screen. What depends on the room for a part asks its container instead. */
const WIDTHS = [360, 480, 700, 701, 1099, 1100, 1299].map((px) => `width: ${px}px`);
const SIZES = [...WIDTHS, 'height: 540px', 'height: 541px'];
test('all stylesheets change their layout at the same sizes of the screen', () => {
  const asked = [...boards, { folder: 'packages/ui' }, { folder: 'apps/web' }]
    .flatMap(({ folder }) => sheetsOf(folder))
    .flatMap(linesOf)
    .filter(({ text }) => text.includes('@media'))
    .flatMap(({ text, at }) => Array.from(text.matchAll(/(?:width|height): ?[\d.]+\w+/g), ([size]) => ({ size, at })));
  expect(asked.length).toBeGreaterThan(50);
  expect(asked.filter(({ size }) => !SIZES.includes(size))).toEqual([]);
});
