import { expect, test } from 'vitest';
import { capital, count, listed, percent, spelled } from './words.ts';

test('words that every game says alike', () => {
  expect(capital('the tower falls')).toBe('The tower falls');
  expect([count(1, 'die', 'dice'), count(0, 'good'), spelled(3), spelled(13)]).toEqual(['1 die', '0 goods', 'three', '13']);
  expect([listed([]), listed(['Ana']), listed(['Ana', 'Bo', 'Cleo']), listed(['red', 'blue'], 'or')]).toEqual([
    '',
    'Ana',
    'Ana, Bo and Cleo',
    'red or blue',
  ]);
  expect(percent(0.345)).toBe('35 %');
});
