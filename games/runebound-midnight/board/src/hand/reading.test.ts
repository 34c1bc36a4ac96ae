import type { RuneMove, View } from '@nightfall/runebound-midnight';
import { expect, test } from 'vitest';
import { meantAt, movesOf } from './reading.ts';

const view = { stack: [{ rule: 'patrol', at: 'move', patrol: 1, faces: [2, 2, 5] }] } as unknown as View;
const go = (die: number, space: string): RuneMove => ({ type: 'patrolMove', seat: 0, die, space, asAny: die === 3 });

test('dice that show the same are one choice; another face is another', () => {
  const legal = [go(1, 'F2'), go(2, 'F2'), go(3, 'F2'), go(1, 'F3'), go(2, 'F3')];
  const moves = movesOf({ view, legal });
  expect(moves).toEqual([go(1, 'F2'), go(3, 'F2'), go(1, 'F3')]);
  expect(meantAt('F3', moves)).toEqual({ do: go(1, 'F3') });
  expect(meantAt('F2', moves)).toEqual({ choose: 'F2' });
});
test('[RM-8.3] Woven Doom is one choice: all the dice it may take', () => {
  const weave = (...dice: number[]): RuneMove => ({ type: 'usePower', seat: 0, dice });
  expect(movesOf({ view, legal: [weave(1, 3), weave(1)] })).toEqual([weave(1, 3)]);
});
