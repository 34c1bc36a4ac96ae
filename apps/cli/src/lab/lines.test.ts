import type { LabResult } from '@nightfall/lab';
import { expect, test } from 'vitest';
import { resultLines } from './lines.ts';

const estimate = (value: number) => ({ value, low: value - 1, high: value + 1 });
const FEWER = { name: 'enemies left', best: 'lowest' } as const;
/** What is told of tables with these mean scores, and of a change. */
function told(scores: readonly number[], score: Parameters<typeof resultLines>[1] = null): readonly string[] {
  const figures = { games: 25, wins: [], scores: scores.map(estimate) };
  const line = { place: '', variant: 'as it is', dealt: {}, across: {}, figures, bands: [] };
  const difference = { place: '', variant: 'b', of: 'score', change: estimate(-2) };
  const result = { title: 'A trial', lines: [line], differences: [difference], remarks: [], isKept: true };
  const lines = resultLines(result as unknown as LabResult, score)
    .split('\n')
    .slice(1);
  return lines.map((text) => text.replace(/^.{36}  /, ''));
}

test('a score says whose it is, and which way is better where the game knows', () => {
  expect(told([5], FEWER)).toEqual([
    'score 5.00  4.00 to 6.00  of 25, lower is better',
    'score −2.00 (−3.00 to −1.00), lower is better',
  ]);
  expect(told([5, 5, 5])[0]).toBe('score of each seat 5.00  4.00 to 6.00  of 25');
  expect(told([5, 6]).slice(0, 2)).toEqual([
    'score of seat 1 5.00  4.00 to 6.00  of 25',
    'score of seat 2 6.00  5.00 to 7.00  of 25',
  ]);
});
