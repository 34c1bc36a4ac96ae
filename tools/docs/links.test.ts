import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './packages.ts';

const pagesIn = (folder: string, recursive: boolean) =>
  readdirSync(join(ROOT, folder), { recursive, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .map((path) => join(folder, path));
const pages = [...pagesIn('.', false), ...pagesIn('docs', true)];

/** Links to files of the repository; addresses, anchors and code are left alone. */
const linksOf = (page: string) =>
  [
    ...readFileSync(join(ROOT, page), 'utf8')
      .replaceAll(/`[^`\n]+`/g, '')
      .matchAll(/\]\(([^)#\s]+)[^)]*\)/g),
  ]
    .map(([, to]) => to!)
    .filter((to) => !/^[a-z]+:/.test(to));

test.each(pages)('%s links to pages that exist', (page) => {
  expect(linksOf(page).filter((to) => !existsSync(join(ROOT, dirname(page), to)))).toEqual([]);
});
