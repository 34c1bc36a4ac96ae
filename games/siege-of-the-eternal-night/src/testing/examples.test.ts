/// <reference types="vite/types/importMeta.d.ts" />
import { runExample, type ExampleFile } from '@nightfall/kernel';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { game } from '../game.ts';

const texts = import.meta.glob<string>('../../examples/*.yaml', { query: '?raw', import: 'default', eager: true });
const files = Object.values(texts).map((text) => parse(text) as ExampleFile);
const examples = files.flatMap((file) => file.examples);
const titled = examples.map(
  (one) => [`${one.clauses.map((clause) => `[${clause}]`).join(' ')} ${one.id} ${one.name}`, one] as const,
);

test.each(titled)('%s', (_title, example) => {
  expect(runExample(game, example)).toEqual([]);
});

test('all worked examples are there', () => {
  expect(files.every((file) => file.game === game.id)).toBe(true);
  const ids = examples.map(({ id }) => id).toSorted();
  expect(ids).toEqual(Array.from({ length: 25 }, (_, i) => `E-${String(i + 1).padStart(2, '0')}`));
});
