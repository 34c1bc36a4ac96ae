import { expect, test } from 'vitest';
import { withNames } from './names.ts';

test('players go by their names', () => {
  const name = (seat: number) => ['Ana', 'Bo', 'Cleo'][seat]!;
  expect(withNames('Master Slayers: player 3 and player 1.', name)).toBe('Master Slayers: Cleo and Ana.');
  expect(withNames('Offer player 2 a Brick: 6 players remain.', name)).toBe('Offer Bo a Brick: 6 players remain.');
});
