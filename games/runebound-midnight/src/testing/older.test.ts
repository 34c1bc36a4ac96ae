import { openRecord, parseRecord } from '@nightfall/kernel';
import { expect, test } from 'vitest';
import { game } from '../game.ts';
import type { Rune } from '../moves.ts';

const [text] = Object.values(import.meta.glob<string>('./*.record', { query: '?raw', import: 'default', eager: true }));

test('a game recorded under version 1 of the rules still opens', () => {
  const record = parseRecord(text!);
  if (!('lines' in record)) throw new Error(record.text);
  const opened = openRecord<Rune>(game, record);
  if (!('match' in opened)) throw new Error(opened.text);
  expect([record.version, game.version]).toEqual([1, 2]);
  expect(opened.match.view(0).options.short).toBe(true);
  // Then the Night King placed mirrors where today nobody is asked: the rest can be read, not played.
  expect(opened.reading?.rest[0]).toContain('placeMirror');
});
