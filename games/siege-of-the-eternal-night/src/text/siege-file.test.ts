import { Match } from '@nightfall/kernel';
import { describe, expect, test } from 'vitest';
import { boardText } from './board.ts';
import { game } from '../game.ts';
import type { SiegeEvent } from '../moves.ts';
import { idleTurns, must, night } from '../testing/table.ts';
import { isFileFault, printSiegeFile, readSiegeFile } from './siege-file.ts';
import { printableSheet } from '../sheet/printable.ts';

const head = (sheet: string, seed: string, lastCall = 'off') => `siege 1\nsheet ${sheet}\nseed ${seed}\nlastcall ${lastCall}\n`;
const read = (text: string) => {
  const file = readSiegeFile(text);
  if (isFileFault(file)) throw new Error(`${file.line}: ${file.refusal.text}`);
  return file;
};
const faultOf = (text: string) => {
  const file = readSiegeFile(text);
  return isFileFault(file) ? `${file.line} ${file.refusal.code}` : 'fine';
};

describe('game files', () => {
  test('[SN-14.1] four header lines, then one action a line; printed as read', () => {
    const text = `${head('last-gate', '-')}roll 4 2\ntroop A f2 f3 f4 g4\nmark c3\npass B\nend\n`;
    const { state, inputs, setup } = read(text);
    expect(setup.options).toEqual({ sheet: 'last-gate', seed: '-', lastCall: false });
    expect(printSiegeFile(state, inputs)).toBe(text);
    expect(state.turn).toBe(1);
  });
  test('[SN-14.1] an inline sheet stands in the header', () => {
    const text = 'siege 1\nsheet inline\ngrid eew\ngrid --e\nseed -\nlastcall on\nroll 2 1\n';
    const { state, inputs } = read(text);
    expect(boardText(state)).toBe('eew\n--e');
    expect(printSiegeFile(state, inputs)).toBe(text);
  });
  test('[SN-14.2] comments, single spaces, square names', () => {
    expect(faultOf(`# mine\n${head('last-gate', '-')}# begin\nroll 1 2\n`)).toBe('fine');
    expect(faultOf(`${head('last-gate', '-')}roll 1  2\n`)).toBe('5 FORMAT');
    expect(faultOf(`${head('last-gate', '-')}roll 1 2\ntroop A c03\n`)).toBe('6 FORMAT');
    expect(faultOf(`${head('last-gate', '-')}roll 1 2\ntroop A q3\n`)).toBe('6 FORMAT');
    expect(faultOf(`${head('last-gate', '-')}roll 1 2\nleap A c3\n`)).toBe('6 UNKNOWN');
  });
  test('[SN-14.3] a refused line makes the file invalid there', () => {
    expect(faultOf(`${head('last-gate', '-')}roll 1 2\ntroop A b2\n`)).toBe('6 OFF_SHEET');
    expect(faultOf(`${head('last-gate', 'x')}roll 1 2\n`)).toBe('5 DICE');
  });
  test('[SN-14.1] every header line is needed', () => {
    expect(
      ['siege 2', 'siege 1\nsheet nowhere', 'siege 1\nsheet last-gate', `siege 1\nsheet last-gate\nseed x`].map(faultOf),
    ).toEqual(['1 FORMAT', '2 FORMAT', '3 FORMAT', '4 FORMAT']);
  });
  test('[SN-14.3] the line is counted with the comments, and told with its clause', () => {
    expect(faultOf('# one\n# two\nsiege 1\nsheet last-gate')).toBe('5 FORMAT');
    expect(game.file!.read(`# mine\n${head('last-gate', '-')}roll 1 2\ntroop A b2\n`)).toEqual({
      where: 'line 7',
      code: 'OFF_SHEET',
      text: 'b2 is not a square on this sheet.',
      rule: 'SN-5.9',
    });
  });
  test('[SN-14.7] a daily sheet needs a seed, any seed', () => {
    expect(faultOf(head('daily', '-'))).toBe('3 FORMAT');
    expect(read(head('daily', 'anything')).state.sheet.grid).toHaveLength(11);
    expect(faultOf(head('daily', 'daily-2026-01-01', 'on'))).toBe('2 FORMAT');
  });
});

describe('undo', () => {
  test('[SN-14.4] [SN-18.7] back to the roll and not beyond', () => {
    const s = night();
    const events: SiegeEvent[] = [];
    must(s, 'roll 3 4', events);
    expect(events.map((event) => game.reveals!(event)).filter(Boolean)).toEqual(['the dice have been rolled']);
    expect(game.keeps!({ type: 'troop', seat: 0, die: 'A', cells: ['c3', 'c4', 'd4'] }, s)).toBeUndefined();
  });
  test('[SN-14.4] in a match: what was drawn since the roll goes back, the roll does not', () => {
    const setup = { players: 1, options: { seed: 'worked-example' } };
    const head = { game: game.id, version: 1, setup, names: ['me'], holders: ['person'], promise: null };
    const match = Match.begin(game, head, '5eed'.repeat(16));
    if (!('play' in match)) throw new Error('no match');
    match.play({ type: 'roll', seat: 0 });
    match.settle();
    match.play({ type: 'troop', seat: 0, die: 'A', cells: ['c3', 'c4', 'd4'] });
    match.play({ type: 'passDie', seat: 0, die: 'B' });
    expect(match.refuseUndo(0)).toBeUndefined();
    match.undo(0);
    match.undo(0);
    expect(match.state.shapes).toEqual([]);
    expect(match.refuseUndo(0)).toBeDefined();
  });
  test('[SN-14.6] [SN-18.7] nothing is taken back from a night that is over', () => {
    const s = night([...idleTurns(8), 'roll 4 5', 'pass A', 'pass B']);
    expect(game.keeps!({ type: 'end', seat: 0 }, s)).toMatchObject({ rule: 'SN-14.6' });
    expect(game.keeps!({ type: 'end', seat: 0 }, night(['roll 4 5', 'pass A', 'pass B']))).toBeUndefined();
  });
});

test('[SN-18.6] the printable sheet has nine moons, nine circles, three heroes and the three shapes', () => {
  const page = printableSheet(night().sheet);
  expect([page.moons, page.circles, page.heroes, page.shapes.length]).toEqual([9, [3, 3, 3], 3, 3]);
  expect(page.squares[3]![5]).toEqual({ name: 'f4', kind: 'wallbreaker' });
  expect(page.squares[0]!.filter(Boolean)).toEqual([
    { name: 'd1', kind: 'gate' },
    { name: 'h1', kind: 'gate' },
  ]);
});
