import { refusal } from '@nightfall/kernel';
import { describe, expect, test } from 'vitest';
import { game } from '../game.ts';
import { printMove, readMove, readNotation } from '../text/notation.ts';
import { explain, extensions, forbidden, forecast } from './drawing.ts';
import { placements } from './placements.ts';
import { idleTurns, night, own } from '../testing/table.ts';

describe('queries', () => {
  test('[SN-6.10] [SN-18.4] forbidden squares by what forbids them, and the forecast', () => {
    const s = night(['roll 1 2', 'troop A c3', 'pass B', 'end', 'roll 1 2', 'troop A h8', 'decline']);
    expect(forbidden(s)).toEqual({ now: ['h7', 'g8', 'i8', 'h9'], last: ['c2', 'b3', 'd3', 'c4'] });
    expect(forecast(s)).toEqual(['h7', 'g8', 'i8', 'h9']);
  });
  test('[SN-18.2] squares that may follow, with dead ends told apart', () => {
    const s = night(['roll 3 4'], own('ee-e', 'e--e', 'eee-'));
    expect(extensions(s, ['b1'], 3)).toEqual([{ square: 'a1', fits: true }]);
    expect(extensions(s, ['d1'], 3)).toEqual([{ square: 'd2', fits: false }]);
    expect(extensions(s, ['a1', 'a2', 'a3'], 4)).toEqual([{ square: 'b3', fits: true }]);
    expect(
      extensions(s, [], 3)
        .filter(({ fits }) => fits)
        .map(({ square }) => square),
    ).toEqual(['a1', 'b1', 'a2', 'a3', 'b3', 'c3']);
  });
  test('[SN-18.2] a square that may not follow says why', () => {
    expect(explain(night(['roll 3 4']), 'troop A c3 d3 d4')).toBeNull();
    expect(explain(night(['roll 4 3']), 'troop A c3 d3 e3 f3')).toMatchObject({
      code: 'STRAIGHT',
      text: 'c3 to f3 are four in a line; at most three may be in a line.',
      facts: { squares: ['c3', 'd3', 'e3', 'f3'] },
    });
  });
  test('[SN-18.8] a die without a legal use has no placement', () => {
    const s = night(['roll 6 5'], { sheet: 'field-of-stakes' });
    expect(placements(s, 'flamestrike')).toEqual([]);
  });
});

describe('[SN-13.15] order of refusals', () => {
  const s = night(['roll 6 3']);
  test.each([
    ['spell C frost c3', 'UNKNOWN'],
    ['spell B frost c3', 'DIE_FACE'],
    ['spell A frost c3', 'UNKNOWN'],
    ['spell A hammer c3', 'SIZE'],
    ['spell A hammer b2 b2 c3 c4 c5', 'OFF_SHEET'],
    ['spell A hammer c3 c3 c4 c5 c6', 'DUPLICATE'],
    ['hero b2', 'NO_HERO'],
    ['volley b2', 'PHASE'],
    ['stand', 'VARIANT'],
  ])('%s: %s', (line, code) => expect(explain(s, line)?.code).toBe(code));
  test('within a code the first square is named; contact is looked for above, right, below, left', () => {
    const t = night(['roll 1 3', 'troop A d4']);
    expect(explain(t, 'troop B e5 e4 e3')?.text).toBe('e4 touches d4, drawn this turn. Only corners may meet.');
    expect(explain(t, 'troop B c4 c5 d5')?.text).toBe('c4 touches d4, drawn this turn. Only corners may meet.');
    expect(explain(t, 'troop B b2 a1 c3')?.text).toBe('b2 is not a square on this sheet.');
  });
  test('somebody else at the table is told that it is not theirs', () => {
    expect(refusal(game.book, s, { type: 'end', seat: 1 })?.code).toBe('NOT_YOUR_DECISION');
  });
});

describe('notation', () => {
  test.each([
    'roll',
    'hold',
    'decline',
    'end',
    'stand',
    'hour 7',
    'mark c3',
    'pass A',
    'volley e4 d5 e5 f5 e6 e7',
    'troop B e2 f2',
    'hero c3',
    'last c3 c4',
    'spell A hammer c3 d3 e3 d4 d5',
  ])('[SN-14.2] %s is read and printed alike', (line) => {
    const move = readNotation(line, 0);
    expect('type' in move && printMove(move)).toBe(line);
    expect(readMove(move)).toEqual(move);
  });
  test.each(['troop', 'troop A', 'troop A c3  c4', 'troop A C3', 'hour', 'hour 2.5', 'roll 1', 'pass', 'mark c3 c4', 'end now'])(
    '[SN-14.2] %s cannot be read',
    (line) =>
      expect(readNotation(line, 0)).toMatchObject({ code: 'FORMAT', rule: 'SN-14.2', text: `Can't read this line: ${line}` }),
  );
  test('[SN-13.15] a pass without a die cannot be read, whoever writes it and whenever', () => {
    const over = night([...idleTurns(8), 'roll 4 5', 'pass A', 'pass B', 'end']);
    for (const s of [night(), night(['roll 3 4']), over])
      expect(refusal(game.book, s, { type: 'pass', seat: 0 })).toMatchObject({ code: 'FORMAT', rule: 'SN-14.2' });
  });
  test('[SN-12.3] an hour of any number of digits is a wrong hour, not a wrong line', () => {
    const s = night(idleTurns(9), { lastCall: true });
    for (const hour of ['0', '-3', '13', '12345', '-12345', '123456789012345'])
      expect(explain(s, `hour ${hour}`), hour).toMatchObject({ code: 'HOUR', rule: 'SN-12.3' });
  });
  test('[SN-13.15] an unknown action comes before everything', () => {
    expect(readNotation('dance c3', 0)).toMatchObject({ code: 'UNKNOWN', text: 'There is no "dance" in this game.' });
    expect(readNotation('constructor', 0)).toMatchObject({ code: 'UNKNOWN' });
  });
});

describe('words', () => {
  test('every phase has a prompt, and the board is text', () => {
    const lines = ['roll 3 4', 'troop B e2 f2 f3 f4'];
    const s = night(lines);
    expect(game.words.prompt(s, 0, String)).toMatchObject({
      rule: 'SN-10.5',
      text: 'A wallbreaker fell: 1 free mark. Strike any enemy on the sheet, however near, or decline.',
    });
    expect(game.words.board(s).split('\n')[2]).toBe(' 2  - - e e 1 1 e e e - -');
    expect(game.words.board(s)).toContain('turn 1 of 9 · die A shows 3, B shows 4 (used) · altar 1 of 9');
  });
  test('[SN-18.8] nothing is asked for that fits nowhere', () => {
    const ask = (lines: readonly string[], ...rows: string[]) => game.words.prompt(night(lines, own(...rows)), 0, String).text;
    expect(ask(['roll 2 5'], 'eee')).toBe('Turn 1: draw a troop of 2 squares. Die B fits nowhere: pass it.');
    expect(ask(['roll 6 5'], 'eee')).toBe('Turn 1: Die A and Die B fit nowhere: pass them.');
    expect(ask(['roll 2 1'], 'eee')).toBe('Turn 1: draw a troop of 2 squares and a troop of 1 square.');
    expect(ask(['roll 2 2'], 'eee')).toBe('Doubles: a volley fits nowhere, so hold it.');
    expect(game.words.prompt(night(['roll 2 2']), 0, String).text).toBe('Doubles: fire a crossbow volley or hold it.');
  });
  test('[SN-18.12] own dice are asked for', () => {
    const s = night();
    s.stack[1]!.at = 'roll';
    expect(game.words.prompt(s, 0, String).text).toBe('Roll your two dice and type them in.');
  });
});
