import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './packages.ts';

const FOLDER = join(ROOT, 'docs/balance');
const textOf = (file: string) => readFileSync(join(FOLDER, file), 'utf8');
const pages = readdirSync(FOLDER).filter((name) => name.endsWith('.md') && name !== 'README.md');

test.each(pages)('%s shows a chart before its first table', (page) => {
  const [, chart = ''] = /!\[[^\]]+\]\((\S+\.svg)\)/.exec(textOf(page).split('\n| ')[0]!) ?? [];
  expect([chart, existsSync(join(FOLDER, chart))]).toEqual([page.replace('.md', '.svg'), true]);
});

test('the chart of Runebound has the figures of its page', () => {
  const table = textOf('runebound-midnight.md').split('## Now')[1]!.split('| all |')[0]!;
  const rows = Array.from(table.matchAll(/^\| \d \| (.*) \|$/gm), ([, cells]) => cells!.split(' | ').slice(0, 4));
  const shown = Array.from(textOf('runebound-midnight.svg').matchAll(/class="mark value"[^>]*>(\d+)</g), ([, share]) => share);
  expect(shown).toEqual(rows.flat().map((cell) => Number.parseFloat(cell).toFixed(0)));
});
