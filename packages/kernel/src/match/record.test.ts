import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonical } from '../canonical.ts';
import { playedMatch, SEED } from '../testkit/start.ts';
import { watch } from '../testkit/watch.ts';
import { Match } from './match.ts';
import { printRecord } from './print.ts';
import { parseRecord, replayRecord, verifyRecord, type RecordText } from './record.ts';

const match = playedMatch(watch, 3, 80);
const text = printRecord(match, SEED);
const parsed = (t: string) => parseRecord(t) as RecordText;

test('a record read again is the same match, log and all', () => {
  const again = replayRecord(watch, parsed(text));
  if (!(again instanceof Match)) throw new Error(again.text);
  expect(canonical(again.state)).toBe(canonical(match.state));
  expect(canonical(again.log)).toBe(canonical(match.log));
  expect(printRecord(again, SEED)).toBe(text);
});

test('an honest record verifies', () => {
  expect(verifyRecord(watch, parsed(text))).toEqual([]);
});

test('a die that was touched is found', () => {
  const line = parsed(text).lines.findIndex((l) => l.text.startsWith('dice') && l.text.split(' ').length === 4);
  const faces = parsed(text).lines[line]!.text.split(' ').slice(1).map(Number);
  const forged = text.replace(parsed(text).lines[line]!.text, `dice ${faces.map((f) => (f % 6) + 1).join(' ')}`);
  expect(verifyRecord(watch, { ...parsed(forged), hash: null })).not.toEqual([]);
});

test('a seed other than the promised one is found', () => {
  expect(verifyRecord(watch, { ...parsed(text), seed: '00'.repeat(32) })).toMatchObject([{ code: 'PROMISE' }]);
});

test('undo, time and seats survive the text', () => {
  const played = playedMatch(watch, 2, 6);
  played.hand(1, 'bot:random', 500);
  played.undo(0, 3, 900);
  const again = replayRecord(watch, parsed(printRecord(played))) as typeof played;
  expect(canonical(again.log)).toBe(canonical(played.log));
  expect(again.holders).toEqual(['person', 'bot:random']);
});

test.each([
  ['', 'line 1', 'A record must begin with'],
  ['nightfall record 1\ngame nothing', 'line 2', 'must name its game'],
  [text.replace(/^setup .*/m, 'setup {'), 'line 3', 'must be JSON'],
  [text.replace(/^names .*/m, 'names {}'), 'line 4', 'a list of texts'],
])('a corrupt record says where and why (%#)', (broken, where, why) => {
  const fault = parseRecord(broken);
  expect(fault).toMatchObject({ where });
  expect((fault as { text: string }).text).toContain(why);
});

test('an entry that is refused is named with its reason', () => {
  const broken = text.replace(/^((?:@\d+ )?0) takePost.*$/m, `$1 {"type":"takePost","post":77}`);
  expect(replayRecord(watch, parsed(broken))).toMatchObject({ code: 'NO_GATE', where: expect.stringContaining('takePost') });
});

test('a wrong ending is told by its hash', () => {
  expect(replayRecord(watch, { ...parsed(text), hash: 'feed' })).toMatchObject({ where: 'hash', code: 'HASH' });
});

test('no text whatever makes the reader throw', () => {
  const lines = text.split('\n');
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.constantFrom(...lines), fc.string()), { maxLength: 40 }), (some) => {
      const record = parseRecord(['nightfall record 1', ...some].join('\n'));
      if ('head' in record) replayRecord(watch, record);
    }),
  );
});
