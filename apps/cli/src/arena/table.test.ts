import type { Played } from '@nightfall/bots';
import { expect, test } from 'vitest';
import { rowLine } from './table.ts';

const played = (number: number, more: Partial<Played>): Played => ({
  number,
  outcome: 'won',
  winners: [],
  scores: [],
  title: '',
  reason: '',
  causes: [],
  facts: {},
  inputs: 1,
  ...more,
});
const series = (wins: readonly number[], of: number) => ({
  name: 'good',
  played: Array.from({ length: of }, (_, n) => played(n, { winners: wins.includes(n) ? [1] : [0] })),
});

test('a row tells its rate with bounds, and what it has over the row above with the same dice', () => {
  const line = rowLine(series([0, 1, 2, 3], 8), series([0, 1], 8), 1);
  expect(line).toMatch(/^\| good \| 50\.0 % \(21\.5–78\.5\) \| 8 \| \+25\.0 ±\d+\.\d \|$/);
  expect(rowLine(series([], 4), undefined, 1)).toMatch(/\| 0\.0 % \(0\.0–49\.0\) \| 4 \|  \|$/);
});

test('where points count, their mean is told', () => {
  const night = (left: number) => played(left, { outcome: 'scored', scores: [left] });
  const row = { name: 'expert', played: [night(2), night(4)] };
  expect(rowLine(row, { name: 'good', played: [night(5), night(6)] }, 0)).toBe('| expert | 3.00 (2.00–4.00) | 2 | −2.50 ±6.35 |');
});
