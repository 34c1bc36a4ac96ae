import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { load } from '../../packages/catalog/src/index.ts';
import { type ExampleFile, isFaults, type Json, runExample } from '../../packages/kernel/src/index.ts';
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
  expect(isFaults((await load(game)).position.read(position))).toBe(false);
});
