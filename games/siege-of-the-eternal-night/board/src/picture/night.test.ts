import { apply } from '@nightfall/kernel';
import { expect, test } from 'vitest';
import { fieldOf, game, placeOf, type SiegeState } from '@nightfall/siege-of-the-eternal-night';
import { asFound, sceneOf } from './night.ts';
import { reasons } from './cells.tsx';

/** A night after its first turn, whose troop lies on e5 and e6. */
function afterOneTurn(): SiegeState {
  const night = game.setup({ players: 1, options: { sheet: 'last-gate', seed: '', lastCall: false } });
  if (!('sheet' in night)) throw new Error('no such sheet');
  apply(game.book, night, { type: 'roll', seat: 0 });
  apply(game.book, night, { type: 'dice', faces: [2, 1] });
  apply(game.book, night, { type: 'troop', seat: 0, die: 'A', cells: ['e5', 'e6'] });
  return night;
}

test('[SN-18.4] hatching and spoken reason name the same turn, within a turn and between two', () => {
  const night = afterOneTurn();
  const cell = placeOf(fieldOf(night.sheet.grid), 'f5');
  expect(sceneOf(night).touchNow.has(cell)).toBe(true);
  expect(reasons(sceneOf(night), night)[cell]).toMatch('this turn');
  apply(game.book, night, { type: 'passDie', seat: 0, die: 'B' });
  apply(game.book, night, { type: 'end', seat: 0 });
  expect(sceneOf(night).touchNow.size).toBe(0);
  expect(sceneOf(night).touchLast.has(cell)).toBe(true);
  expect(reasons(sceneOf(night), night)[cell]).toMatch('turn 1');
  expect(asFound(night).turn).toBe(2);
});
