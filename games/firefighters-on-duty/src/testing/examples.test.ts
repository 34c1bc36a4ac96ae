import { type ExampleFile, runExample } from '@nightfall/kernel';
import { parse } from 'yaml';
import { expect, test } from 'vitest';
import { game } from '../game.ts';

const texts = import.meta.glob<string>('../../examples/*.yaml', { query: '?raw', import: 'default', eager: true });
const files = Object.values(texts).map((text) => parse(text) as ExampleFile);
const examples = files.flatMap((file) => file.examples);

test('every worked example of the book is there, the void one apart', () => {
  const ids = examples.map(({ id }) => id).toSorted();
  const all = Array.from({ length: 37 }, (_, i) => `EX-${String(i + 1).padStart(2, '0')}`);
  expect(ids).toEqual(all.filter((id) => id !== 'EX-31'));
  expect(files.every((file) => file.game === game.id)).toBe(true);
});

test.each(examples.map((example) => [`${example.id} ${example.name} [${example.clauses.join(', ')}]`, example] as const))(
  '%s',
  (_title, example) => {
    expect(runExample(game, example)).toEqual([]);
  },
);
