import { expect, test } from 'vitest';
import type { Game } from '../game.ts';
import { heist, type Heist } from '../testkit/heist.ts';
import { playedMatch, SEED } from '../testkit/start.ts';
import { Match } from './match.ts';
import { printRecord } from './print.ts';
import { parseRecord, replayRecord, type RecordText } from './record.ts';
import { canShow, openRecord, type OpenedRecord } from './versions.ts';

const { round } = heist.book.rules;
const { brief, hide } = round.sentences;
if (brief?.by !== 'players' || hide?.by !== 'dice') throw new Error('the heist has changed');
const later = (version: number, sentences: typeof round.sentences): Game<Heist> => ({
  ...heist,
  version,
  book: { ...heist.book, rules: { ...heist.book.rules, round: { ...round, sentences: { ...round.sentences, ...sentences } } } },
});
const richer = later(2, { hide: { ...hide, fell: (s, f, faces, out) => ((s.loot += 7), hide.fell(s, f, faces, out)) } });
const shorter = later(3, { brief: { ...brief, who: (v, f) => brief.who(v, f).filter((seat) => seat === 0) } });

const match = playedMatch(heist, 3, 20, { lasts: 0 });
const parsed = (text: string) => parseRecord(text) as RecordText;
const record = parsed(printRecord(match));
const open = (game: Game<Heist>, text: RecordText) => openRecord(game, text, SEED) as OpenedRecord<Heist>;

test('under its own rules a record opens as before', () => {
  expect(open(heist, record)).toMatchObject({ reading: undefined, match: { version: 1 } });
});

test('where later rules ask the same, the match goes on under them, and its record says so and opens again', () => {
  const { match: goesOn, reading } = open(richer, record);
  expect(reading).toBeUndefined();
  expect(goesOn.log.at(-1)).toMatchObject({ type: 'rules', version: 2 });
  expect(goesOn.state.loot).toBe(match.state.loot + 7 * match.state.round);
  const again = parsed(printRecord(goesOn));
  expect(again).toMatchObject({ version: 2, head: { version: 1 } });
  expect(replayRecord(richer, again)).toBeInstanceOf(Match);
  expect(replayRecord(heist, again)).toMatchObject({ code: 'VERSION' });
});

test('where they ask something else, it can be read: what they follow, and the rest as it is written', () => {
  const { match: read, reading } = open(shorter, record);
  expect(reading!.rest[0]).toMatch(/^\d \{"type":"ready"\}$/);
  expect(read.log.length + reading!.rest.length).toBe(record.lines.length);
});

test('a question that changed is noticed even if every line is still accepted', () => {
  const other = { ...record, asked: 'else' };
  expect(open(richer, other).reading!.why.code).toBe('ASKS_ELSE');
});

test('a state that these rules cannot show is not shown', () => {
  expect(canShow(heist, match.state)).toBe(true);
  expect(canShow(heist, { ...match.state, crews: undefined } as never)).toBe(false);
});
