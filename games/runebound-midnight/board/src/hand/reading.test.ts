import { TOWNS, type RuneMove, type View } from '@nightfall/runebound-midnight';
import { expect, test } from 'vitest';
import { aimOf } from './aim.ts';
import { meantAt, movesOf } from './reading.ts';
import { nextStride, outOfReach, waysOf } from './way.ts';

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

/** A patrol at E9 with these dice. */
const marching = (...faces: number[]) =>
  ({
    king: { tile: 'jahzir', powerLevel: 1, powerUses: 0 },
    patrols: [{ number: 1, space: 'E9', wounds: 0 }],
    stack: [{ rule: 'patrol', at: 'move', patrol: 1, faces }],
  }) as unknown as View;
const stride = (die: number, space: string): RuneMove => ({ type: 'patrolMove', seat: 0, die, space, asAny: false });

test('[RM-14.7] which die is a question only where it matters', () => {
  // Hills and plains lie ahead: the die that shows plains only leaves as much open as the others would.
  const same = marching(4, 4, 4);
  expect(meantAt('F9', [stride(1, 'F9'), stride(2, 'F9')], same)).toEqual({ do: stride(1, 'F9') });
  // One of them would lead on into hills, the other over water.
  const apart = marching(4, 3);
  expect(meantAt('G8', [stride(1, 'G8'), stride(2, 'G8')], apart)).toEqual({ choose: 'G8' });
});
test('[RM-14.7] a patrol goes where one taps, by the shortest way that its dice allow', () => {
  const there = marching(4, 4, 2, 5, 6);
  const ways = waysOf(there, 0);
  expect(ways.size).toBeGreaterThan(6);
  for (const [space, way] of ways) {
    expect(way.at(-1)).toBe(space);
    expect(nextStride(there, space)).toMatchObject({ type: 'patrolMove', space: way[0] });
  }
  expect(waysOf(there, 1).size).toBe(0);
});
test('[RM-14.7] [RM-14.10] beyond its dice a patrol is told that they do not lead there, and before a town that it may not enter', () => {
  const there = marching(4, 4);
  expect(outOfReach(there, 0, 'A1')?.text).toBe("These dice don't take patrol 1 there. Tap a lit space.");
  expect(outOfReach(there, 0, TOWNS[0]!.space)?.text).toBe('Patrols cannot enter towns.');
});
test('[RM-17.1] a Hero is told how far a space is', () => {
  const there = {
    heroes: [{ space: 'F9', dice: 3 }],
    stack: [{ rule: 'hero', at: 'move', seat: 1 }],
  } as unknown as View;
  expect(outOfReach(there, 1, 'P9')?.text).toBe('That is 10 spaces away, and you have 3 movement dice.');
});
test('[RM-14.6] before the roll a far space is an aim, with its chance', () => {
  const choosing = marching();
  (choosing.stack[0] as { at: string }).at = 'choose';
  const roll: RuneMove = { type: 'patrolRoll', seat: 0 };
  expect(aimOf(choosing, [roll], 'C9')!.chance).toBeGreaterThan(5);
  expect(aimOf(choosing, [roll], 'S1')).toBeUndefined();
  expect(aimOf(choosing, [], 'C9')).toBeUndefined();
});
