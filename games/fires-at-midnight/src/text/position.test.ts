import { type Json, isFaults, readPosition } from '@nightfall/kernel';
import { expect, test } from 'vitest';
import { game } from '../game.ts';

const faults = (position: Json): string[] => {
  const found = readPosition(game, position);
  return isFaults(found) ? found.map(({ where, code, rule }) => [where, rule ?? code].join(' ').trim()) : [];
};

test('every fault of form is told, with its place', () => {
  expect(
    faults({ crew: { F1: { at: [1, 99_999], hat: 'red' }, F9: [0, 0] }, smoke: 'W9,B1', houses: { H1: { open: 1 } } }),
  ).toEqual([
    'smoke TEXT',
    'houses.H1.square MISSING',
    'houses.H1.open FLAG',
    'crew.F1.hat UNKNOWN',
    'crew.F1.at[1] NUMBER',
    'crew.F9 UNKNOWN',
  ]);
  expect(faults({ settings: { ap: 9, lava: 1 } })).toEqual(['settings.ap FM-15.1', 'settings.lava UNKNOWN']);
  expect(faults({ stack: [{ rule: 'turn', at: 'act', f: 'F1', g: 1 }] })).toEqual(['stack[0].g UNKNOWN']);
});

test.each<[string, Json, string]>([
  ['a figure in the well', { crew: { F1: [12_000, 12_000] } }, 'FM-5.33'],
  ['two figures in one place', { crew: { F1: [9000, 9000], F2: [9100, 9000] } }, 'FM-5.33'],
  ['two marks on one square', { smoke: 'W2,B2', fire: 'W2,B2' }, 'fire FM-3.20'],
  ['a result that does not fit', { result: { win: true, reason: 'dead' } }, 'result.win FM-14.1'],
  ['a result of a game that goes on', { result: { reason: 'dead' } }, 'FM-14.1'],
  ['two loads in two hands', { chests: { C1: 'F1' }, trees: { T1: 'F1' } }, 'crew.F1 FM-10.32'],
  ['a count that is wrong', { counts: { dead: 2 } }, 'counts.dead POSITION'],
])('a position that cannot be is refused with its clause: %s', (_name, position, fault) => {
  expect(faults(position)).toEqual([fault]);
});
