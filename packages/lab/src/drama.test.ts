import { expect, test } from 'vitest';
import type { LabPlayed } from './block.ts';
import { choicesOf, dramaOf, isNeverBest, leadsIn } from './drama.ts';

const PLAYED: LabPlayed = {
  number: 0,
  outcome: 'won',
  winners: [0],
  scores: [],
  title: 'Won',
  reason: '',
  causes: [],
  facts: {},
  inputs: 9,
};
const watching = (curve: readonly number[], kinds: { [kind: string]: [number, number] } = {}): LabPlayed => ({
  ...PLAYED,
  watched: { curve, thought: 4, real: 1, kinds },
});

test('a lead changes hands only when the other side is clearly ahead', () => {
  const changes = (curve: readonly number[]) => leadsIn(curve).changes;
  expect(changes([0.5, 0.7, 0.45, 0.52, 0.8])).toBe(0);
  expect(changes([0.7, 0.3, 0.5, 0.9])).toBe(2);
  expect(changes([0.5, 0.5])).toBe(0);
});

test('a game is decided when one side is far ahead and stays so: to lead from the start is not enough', () => {
  const decided = (curve: readonly number[]) => leadsIn(curve).decided;
  expect(decided([0.7, 0.7, 0.7, 0.7])).toBeUndefined();
  expect(decided([0.7, 0.9, 0.7, 0.9])).toBe(0.75);
  expect(decided([0.9, 0.1, 0.2])).toBeCloseTo(1 / 3);
  expect(decided([0.1, 0.2])).toBe(0);
  expect(decided([0.9, 0.5])).toBeUndefined();
});

test('games that stay open to the end are counted, and tell nothing about when the others were decided', () => {
  const { settled, decided } = dramaOf([watching([0.6, 0.6]), watching([0.6, 0.9]), watching([0.5, 0.5]), watching([0.5, 0.4])])!;
  expect([settled.value, decided.median]).toEqual([1 / 4, 50]);
});

test('the curves of all games are laid over each other, whatever their length', () => {
  const drama = dramaOf([watching([0.2, 0.4]), watching([0.4, 0.4, 0.6]), watching([0.6, 0.9])])!;
  expect([drama.curve[0]!.median, drama.curve.at(-1)!.median]).toEqual([0.4, 0.6]);
  expect(drama.open.value).toBeCloseTo(5 / 7);
  expect(dramaOf([PLAYED])).toBeUndefined();
});

test('what is offered often and never best stands out', () => {
  const { thought, real, kinds } = choicesOf([watching([], { wait: [30, 0], hit: [2, 1] }), watching([], { hit: [40, 39] })])!;
  expect([thought, real.value]).toEqual([8, 1 / 4]);
  expect(kinds.map(({ kind }) => kind)).toEqual(['hit', 'wait']);
  expect(kinds.map(isNeverBest)).toEqual([false, true]);
});
