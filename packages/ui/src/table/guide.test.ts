import { expect, test } from 'vitest';
import type { Guide } from '../board.ts';
import { countOf } from './guide.tsx';

const step = (id: string, isOver = false) => ({ id, text: '', rule: '', when: () => true, until: () => isOver });
const guide = { steps: [step('roll'), step('bonus'), step('late', true), step('draw')] } as unknown as Guide;
const count = (id: string, shown: readonly string[]) =>
  countOf(
    guide,
    guide.steps.find((one) => one.id === id)!,
    new Set(shown),
    {} as never,
  );

test('bubbles count in the order in which they come, and what cannot come any more is not counted', () => {
  expect(count('roll', [])).toEqual([1, 3]);
  expect(count('roll', ['roll'])).toEqual([1, 3]);
  expect(count('draw', ['roll'])).toEqual([2, 3]);
  expect(count('bonus', ['roll', 'draw'])).toEqual([3, 3]);
});

test('a bubble that comes back after others does not count down', () => {
  expect(count('draw', ['roll', 'draw'])).toEqual([2, 3]);
  expect(count('bonus', ['roll', 'draw', 'bonus'])).toEqual([3, 3]);
  expect(count('draw', ['roll', 'draw', 'bonus'])).toEqual([3, 3]);
});
