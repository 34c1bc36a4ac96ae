import { apply, isFaults } from '@nightfall/kernel';
import { type SiegeState, game, phaseOf } from '@nightfall/siege-of-the-eternal-night';
import { expect, test } from 'vitest';
import { wished } from './wishes.ts';

function rolled(): SiegeState {
  const view = game.setup({ players: 1, options: { seed: '-' } });
  if (isFaults(view)) throw new Error('no such night');
  apply(game.book, view, { type: 'roll', seat: 0 });
  apply(game.book, view, { type: 'dice', faces: [3, 4] });
  return view;
}
/** Plays a wish to its end: the words of its moves. */
function grant(view: SiegeState, wish: 'end' | 'roll'): string[] {
  const done: string[] = [];
  for (let isOver = false; !isOver;) {
    const { move, isLast } = wished(view, wish, 0);
    if (move) done.push('die' in move ? `pass ${move.die}` : move.type);
    if (move) expect(apply(game.book, view, move)).toBeUndefined();
    isOver = isLast;
  }
  return done;
}

test('[SN-4.6] one touch passes what is left and ends the turn', () => {
  const view = rolled();
  expect(grant(view, 'end')).toEqual(['pass A', 'pass B', 'end']);
  expect(phaseOf(view)).toBe('READY');
});

test('one touch ends the turn and rolls for the next', () => {
  const view = rolled();
  for (const die of ['A', 'B']) apply(game.book, view, { type: 'passDie', seat: 0, die });
  expect(grant(view, 'roll')).toEqual(['end', 'roll']);
});

test('a wish that has come out of place does nothing', () => {
  const view = rolled();
  apply(game.book, view, { type: 'troop', seat: 0, die: 'B', cells: ['e2', 'f2', 'f3', 'f4'] });
  expect([phaseOf(view), wished(view, 'roll', 0)]).toEqual(['BONUS', { isLast: true }]);
});
