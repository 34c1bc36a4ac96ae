import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { catalog, load } from '../../packages/catalog/src/index.ts';
import { type ExampleFile, isFaults, type Json, readPosition, runExample } from '../../packages/kernel/src/index.ts';
import { ROOT } from './packages.ts';

/** The YAML that a guide shows. */
const shown = (guide: string): unknown => {
  const text = readFileSync(join(ROOT, 'docs/guides', guide), 'utf8');
  return parse(/```yaml\n([\s\S]*?)```/.exec(text)![1]!);
};

test('the example in the guide to examples runs', async () => {
  const { game, examples } = shown('examples.md') as ExampleFile;
  for (const example of examples) expect(runExample(await load(game), example)).toEqual([]);
});

test('the position in the guide to positions can be read', async () => {
  const { game, position } = shown('positions.md') as { game: string; position: Json };
  expect(isFaults(readPosition(await load(game), position))).toBe(false);
});

test('what is written from the code outside the folder of a game names no game: a new one changes no page but its own', () => {
  for (const page of ['docs/architecture.md', 'docs/socket.md']) {
    const text = readFileSync(join(ROOT, page), 'utf8');
    const written = [...text.matchAll(/written by tools\/docs -->([\s\S]*?)<!-- end of/g)].map(([, part]) => part).join('');
    for (const { id, name } of catalog) expect([page, written.includes(id) || written.includes(name)]).toEqual([page, false]);
  }
});
