import { type ExampleFile, runExample } from '@nightfall/kernel';
import { parse } from 'yaml';
import { expect, test } from 'vitest';
import { game } from '../game.ts';

const texts = import.meta.glob<string>('../../examples/*.yaml', { query: '?raw', import: 'default', eager: true });
const files = Object.values(texts).map((text) => parse(text) as ExampleFile);
const examples = files.flatMap((file) => file.examples);

test('every worked example of the book is there', () => {
  const numbers = new Set(examples.map(({ id }) => Number(/\d+/.exec(id)![0])));
  expect([...numbers].toSorted((a, b) => a - b)).toEqual(Array.from({ length: 41 }, (_, i) => i + 1));
  expect(files.every((file) => file.game === game.id)).toBe(true);
});

test.each(examples.map((example) => [`${example.id} ${example.name} [${example.clauses.join(', ')}]`, example] as const))(
  '%s',
  (_title, example) => {
    expect(runExample(game, example)).toEqual([]);
  },
);
