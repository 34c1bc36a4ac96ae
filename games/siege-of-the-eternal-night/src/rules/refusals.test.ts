import { expect, test } from 'vitest';
import { readNotation } from '../text/notation.ts';
import { tablesOf } from '../sheet/tables.ts';
import { idleTurns, night, own, play } from '../testing/table.ts';
import { placements } from '../queries/placements.ts';
import { refuseSnake } from './squares.ts';

/** One situation for every code of the table, with the clause it cites and what the player reads. */
const TABLE: readonly [code: string, rule: string, text: string, ask: () => unknown][] = [
  ['UNKNOWN', 'SN-13', 'There is no "dance" in this game.', () => readNotation('dance', 0)],
  ['FORMAT', 'SN-14.2', "Can't read this line: troop A zz", () => readNotation('troop A zz', 0)],
  [
    'OVER',
    'SN-11',
    "The night is over, so you can't draw any more.",
    () => play(night(['roll 1 2', 'troop A a1'], own('e')), 'end'),
  ],
  ['VARIANT', 'SN-12.1', 'This night is played without Last Call.', () => play(night(), 'hour 5')],
  [
    'BONUS_OPEN',
    'SN-10.4',
    'First place or decline the free mark that your wallbreaker gave you.',
    () => play(night(['roll 1 2', 'troop A f4']), 'end'),
  ],
  ['PHASE', 'SN-4.3', "You can't do that now. You can: volley, hold, hero.", () => play(night(['roll 2 2']), 'end')],
  [
    'DICE',
    'SN-3.7',
    'These are not the dice of this night; it needs 3 4.',
    () => play(night([], { seed: 'worked-example' }), 'roll 4 3'),
  ],
  ['DIE_SPENT', 'SN-13.4', 'Die A is already used.', () => play(night(['roll 1 2', 'troop A c3']), 'troop A d5')],
  ['DIE_FACE', 'SN-8.5', 'A 6 casts a spell; it cannot send a troop.', () => play(night(['roll 6 2']), 'troop A c3')],
  ['NO_HERO', 'SN-7.6', 'No hero is waiting: 3 more circles bring the next one.', () => play(night(['roll 4 5']), 'hero c3')],
  ['SIZE', 'SN-8', 'This needs 5 squares; you drew 1.', () => play(night(['roll 6 2']), 'spell A hammer c3')],
  ['OFF_SHEET', 'SN-5.9', 'b2 is not a square on this sheet.', () => play(night(['roll 1 2']), 'troop A b2')],
  ['DUPLICATE', 'SN-5.2', 'c3 is in the shape twice.', () => play(night(['roll 3 2']), 'troop A c3 c4 c3')],
  ['TAKEN', 'SN-5.10', 'c3 is taken: it was marked in turn 1.', () => play(night(['roll 1 2', 'troop A c3']), 'troop B c3 c4')],
  [
    'BROKEN',
    'SN-5.3',
    'c3 and d4 are not side by side; each square must be next to the one before.',
    () => play(night(['roll 2 3']), 'troop A c3 d4'),
  ],
  [
    'SELF_TOUCH',
    'SN-5.4',
    'c4 runs beside c3; a troop may not touch itself.',
    () => play(night(['roll 4 3']), 'troop A c3 d3 d4 c4'),
  ],
  [
    'STRAIGHT',
    'SN-5.5',
    'c3 to f3 are four in a line; at most three may be in a line.',
    () => play(night(['roll 4 3']), 'troop A c3 d3 e3 f3'),
  ],
  ['SHAPE', 'SN-8.3', 'These squares are not a Divine Hammer.', () => play(night(['roll 6 2']), 'spell A hammer c3 d3 e3 d4 e4')],
  [
    'TOUCH_NOW',
    'SN-6.1',
    'c4 touches c3, drawn this turn. Only corners may meet.',
    () => play(night(['roll 1 2', 'troop A c3']), 'troop B c4 c5'),
  ],
  [
    'TOUCH_LAST',
    'SN-6.2',
    'c4 touches c3, drawn in turn 1. Only corners may meet until next turn.',
    () => play(night(['roll 1 2', 'troop A c3', 'pass B', 'end', 'roll 2 5']), 'troop A c4 c5'),
  ],
  [
    'NOT_ENEMY',
    'SN-10.5',
    'd1 is a gate; a free mark must strike an enemy.',
    () => play(night(['roll 1 2', 'troop A f4']), 'mark d1'),
  ],
  ['DICE_OPEN', 'SN-4.6', 'Die A is still open: use it or pass it.', () => play(night(['roll 1 2']), 'end')],
  [
    'HOUR',
    'SN-12.3',
    'The hour must be a whole number from 1 to 12.',
    () => play(night(idleTurns(9), { lastCall: true }), 'hour 0'),
  ],
];

test.each(TABLE)('[SN-13.14] %s cites %s and reads: %s', (code, rule, text, ask) => {
  expect(ask()).toMatchObject({ code, rule, text });
});

test('[SN-13.14] every refusal of the table is there once', () => {
  expect(new Set(TABLE.map(([code]) => code)).size).toBe(23);
});

test('[SN-6.10] [SN-17.2] what the tables list as legal is exactly what is accepted by its names', () => {
  const s = night(['roll 5 3', 'troop A e5 f5 f6 f7 g7']);
  const table = tablesOf(s.sheet.grid)[3];
  const listed = new Set(placements(s, 3));
  for (const cells of table.names) {
    // A copy of the list is judged square by square, the list itself by the table.
    const byNames = refuseSnake(s, [...cells]) === undefined;
    expect([cells, byNames]).toEqual([cells, listed.has(cells)]);
    expect(refuseSnake(s, cells) === undefined).toBe(byNames);
  }
});
