import { readdirSync, readFileSync } from 'node:fs';
import { runExample, type ExampleFile } from '@nightfall/kernel';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { game } from './game.ts';

const folder = new URL('../examples/', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.yaml'));

describe.each(files)('%s', (name) => {
  const file = parse(readFileSync(new URL(name, folder), 'utf8')) as ExampleFile;
  test.each(file.examples.map((example) => [example.id, example.name, example] as const))('%s %s', (_id, _name, example) => {
    expect(runExample(game, example)).toEqual([]);
  });
});

test('all worked examples are there', () => {
  const ids = files.flatMap((name) =>
    (parse(readFileSync(new URL(name, folder), 'utf8')) as ExampleFile).examples.map(({ id }) => id),
  );
  expect(ids.toSorted()).toEqual(Array.from({ length: 25 }, (_, i) => `E-${String(i + 1).padStart(2, '0')}`));
});
