import { expect, test } from 'vitest';
import { mergedDiary, readNights } from './file.ts';

const recorded = import.meta.glob<string>('../../../../games/siege-of-the-eternal-night/recorded/*.record', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const RECORD = Object.values(recorded)[0]!;
const match = { id: 'abc', game: 'siege-of-the-eternal-night', saved: 1, guided: false, seed: null, script: [], record: RECORD };
const file = (more: object) => JSON.stringify({ nightfall: 'nights', version: 1, matches: [match], diary: {}, ...more });

test('how a game ended follows from its record, whatever the file says', async () => {
  const read = await readNights(file({}));
  if (typeof read === 'string') throw new Error(read);
  expect(read.matches).toHaveLength(1);
  expect(read.matches[0]).toMatchObject({ id: 'abc', saved: 1, over: { outcome: 'scored', reached: expect.any(String) } });
  expect(await readNights(file({ matches: [{ ...match, over: { score: 0 } }] }))).toMatch('matches[0].over');
});

test.each([
  ['nonsense', '{'],
  ['another file', '{"hello":"world"}'],
  ['another version', file({ version: 2 })],
  ['an unknown game', file({ matches: [{ ...match, game: 'chess' }] })],
  ['a broken record', file({ matches: [{ ...match, record: RECORD.replace(/^0 roll/m, '0 steal') }] })],
  ['no record', file({ matches: [{ ...match, record: 7 }] })],
  ['a bad date', file({ diary: { siege: { tomorrow: { table: 'a' } } } })],
])('%s gets a sentence', async (_what, content) => {
  expect(await readNights(content)).toEqual(expect.stringMatching(/\w.*\.$/));
});

test('the own tries of a night stay as they are', () => {
  const own = { siege: { '2026-01-01': { table: 'a', reached: '9 left' } } };
  const other = { siege: { '2026-01-01': { table: 'b', reached: '0 left' }, '2026-01-02': { table: 'c' } }, fires: {} };
  expect(mergedDiary(own, other)).toEqual({ siege: { ...own.siege, '2026-01-02': { table: 'c' } }, fires: {} });
});

test('solved puzzles go with the nights; older files have none', async () => {
  expect(await readNights(file({}))).toMatchObject({ puzzles: {} });
  expect(await readNights(file({ puzzles: { siege: ['the-gate'] } }))).toMatchObject({ puzzles: { siege: ['the-gate'] } });
  expect(await readNights(file({ puzzles: { siege: 'all' } }))).toMatch('puzzles');
});
