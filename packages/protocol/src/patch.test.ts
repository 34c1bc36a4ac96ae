import fc from 'fast-check';
import type { Json } from '@nightfall/kernel';
import { expect, test } from 'vitest';
import { diff, patch } from './patch.ts';

const copy = (value: Json) => JSON.parse(JSON.stringify(value)) as Json;
const json = fc.jsonValue({ maxDepth: 4 }).map((value) => copy(value as Json));

test('the change between any two values turns the one into the other', () => {
  fc.assert(
    fc.property(json, json, (before, after) => {
      const changes = copy(diff(before, after) as unknown as Json);
      expect(patch(copy(before), changes as never)).toEqual(after);
    }),
    { numRuns: 2000 },
  );
});

test('a key with an odd name is a key like any other', () => {
  const odd = JSON.parse('{"__proto__":null,"toString":1}') as Json;
  expect(Object.keys(patch({}, diff({}, odd)) as object)).toEqual(['__proto__', 'toString']);
});

test('nothing changed is no change, and a small change is small', () => {
  const before = { cells: Array.from({ length: 1000 }, (_, i) => i), stack: [{ at: 'a' }], gone: 1 };
  const after = { cells: before.cells.with(7, 0), stack: [{ at: 'b' }, { at: 'c' }] };
  expect(diff(before, copy(before))).toEqual([]);
  expect(diff(before, after)).toEqual([[['gone']], [['cells', 7], 0], [['stack', 0, 'at'], 'b'], [['stack', 1], { at: 'c' }]]);
  expect(diff([1, 2, 3], [1])).toEqual([[['length'], 1]]);
});
