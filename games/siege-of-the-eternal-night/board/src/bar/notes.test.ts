import { apply, isFaults } from '@nightfall/kernel';
import { game, type SiegeMove, type SiegeState } from '@nightfall/siege-of-the-eternal-night';
import { expect, test } from 'vitest';
import { deeds } from './choices.tsx';
import { emptyTurns, isStuck, misfortune } from './notes.ts';

/** The ninth turn after eight without a shape. */
function lastTurn(isFull: boolean): SiegeState {
  const s = game.setup({ players: 1, options: { seed: '-' } });
  if (isFaults(s)) throw new Error('no such night');
  const play = (...moves: readonly (SiegeMove | { type: 'dice'; faces: number[] })[]) =>
    moves.forEach((one) => apply(game.book, s, one));
  for (let turn = 1; turn <= 9; turn++) {
    play({ type: 'roll', seat: 0 }, { type: 'dice', faces: [4, 5] });
    if (turn < 9) play({ type: 'passDie', seat: 0, die: 'A' }, { type: 'passDie', seat: 0, die: 'B' }, { type: 'end', seat: 0 });
  }
  return isFull ? { ...s, besideLast: [-1, -1, -1, -1] } : s;
}
/** What pressing End leads to. */
function afterEnd(view: SiegeState): unknown {
  const kept: unknown[] = [];
  const memory = { get: () => ({}), set: (_of: unknown, value: unknown) => void kept.push(value), subscribe: () => () => {} };
  deeds({ view, seat: 0, play: () => {}, memory } as never)
    .find(({ id }) => id === 'end')!
    .act();
  return kept[0];
}

test('[SN-14.6] the night is closed without a question where nothing can be drawn any more', () => {
  expect(afterEnd(lastTurn(false))).toMatchObject({ asks: 'end' });
  expect(afterEnd(lastTurn(true))).toMatchObject({ wishes: 'end' });
});

test('[SN-4.7] two turns in a row without a place are commented on, and one is not', () => {
  const full = lastTurn(true);
  expect([isStuck(full), emptyTurns(full)]).toEqual([true, 9]);
  expect(misfortune({ ...full, turn: 2 })).toBe('The night turns its back on you: two turns in a row without a place to draw.');
  expect(misfortune({ ...full, turn: 1 })).toBeUndefined();
  expect(misfortune(lastTurn(false))).toBeUndefined();
});
