import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { parseRecord, replayRecord, type Result, verifyRecord } from '@nightfall/kernel';
import { lookAt, moments } from '@nightfall/kernel/conformance';
import { expect, test } from 'vitest';
import { catalog, load } from './index.ts';

/** `games/<game>/recorded`: one record for each way the game can end. */
const folderOf = (id: string) => new URL(`../../../games/${id}/recorded/`, import.meta.url);
const games = catalog.filter(({ id, available }) => available && existsSync(folderOf(id))).map(({ id }) => id);
/** A game that somebody has only begun to write has none yet. */
const RECORDED = [
  'siege-of-the-eternal-night',
  'midnight-madness',
  'fires-at-midnight',
  'firefighters-on-duty',
  'runebound-midnight',
];

/** Replays a record with all its proofs; how it ended. */
async function endOf(id: string, file: string): Promise<Result | undefined> {
  const record = parseRecord(readFileSync(new URL(file, folderOf(id)), 'utf8'));
  if ('where' in record) throw new Error(`${file}: ${record.text}`);
  const game = await load(id);
  expect(verifyRecord(game, record), file).toEqual([]);
  const match = replayRecord(game, record);
  if ('where' in match) throw new Error(`${file}: ${match.text}`);
  expect(lookAt(game, moments(game, match.head.setup, match.inputs)).findings, file).toEqual([]);
  return game.result(game.view(match.state, null));
}

test.each(games)('%s: every recorded game replays to its end', async (id) => {
  const files = readdirSync(folderOf(id));
  const ends = await Promise.all(files.map((file) => endOf(id, file)));
  expect(ends.every((end) => end !== undefined)).toBe(true);
});

test('the games of the house have records, of matches that were won and others that were lost', () => {
  expect(RECORDED.filter((id) => !games.includes(id))).toEqual([]);
  for (const id of RECORDED) expect(readdirSync(folderOf(id)).length).toBeGreaterThan(1);
});
