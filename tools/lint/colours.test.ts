import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packages, ROOT } from '../docs/packages.ts';

const RAW = /#[0-9a-f]{3,8}\b|\b(rgb|hsl)a?\(/i;
const isComment = (line: string) => /^\s*(\/\*|\*)/.test(line);
const rawIn = (path: string) =>
  readFileSync(join(ROOT, path), 'utf8')
    .split('\n')
    .flatMap((line, i) => (RAW.test(line) && !isComment(line) ? [`${path}:${i + 1} ${line.trim()}`] : []));
const sheetsOf = (folder: string) =>
  readdirSync(join(ROOT, folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.css') && !path.endsWith('tokens.css'))
    .map((path) => `${folder}/src/${path}`);

const boards = packages().filter(({ folder }) => folder.endsWith('/board'));
test.each(boards)('the stylesheets of $folder take their colours from the tokens', ({ folder }) => {
  expect(sheetsOf(folder).flatMap(rawIn)).toEqual([]);
});
