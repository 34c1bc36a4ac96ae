import { expect, test } from 'vitest';
import { type Line, START, type Standing, stand } from './line.ts';

test('[D-4] the same yes a thousand times is one yes: no length of log makes a standing long', () => {
  const lines: Line[] = [{ type: 'ask', at: 0, seat: 0, to: 0, voices: [[1], [2]] }];
  for (let i = 0; i < 1000; i++) lines.push({ type: 'answer', at: i, seat: 1 + (i % 2), yes: true });
  const standing = lines.reduce<Standing>(stand, START);
  expect(standing.question).toEqual({ seat: 0, to: 0, yes: [1, 2], voices: [[1], [2]] });
});
