import { readdirSync, readFileSync } from 'node:fs';
import { type ExampleFile, type Game, parseRecord, replayRecord, runExample, type Types } from '@nightfall/kernel';
import { blindSpots, lookAt, moments, randomGame, type Seen } from '@nightfall/kernel/conformance';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { catalog, load } from './index.ts';

const games = catalog.flatMap(({ id, available }) => (available ? [id] : []));
const filesIn = (id: string, folder: string): string[] => {
  const at = new URL(`../../../games/${id}/${folder}/`, import.meta.url);
  return readdirSync(at).map((file) => readFileSync(new URL(file, at), 'utf8'));
};

/** Everything that is played in the worked examples of the book. */
function examplesOf<T extends Types>(game: Game<T>): Seen<T>[] {
  const seen: Seen<T>[] = [];
  for (const { examples } of filesIn(game.id, 'examples').map((text) => parse(text) as ExampleFile))
    for (const example of examples)
      runExample(game, example, (state, input) => seen.push({ state: game.clone(state), players: game.players.max, input }));
  return seen;
}
function* recordsOf<T extends Types>(game: Game<T>): Generator<Seen<T>> {
  for (const text of filesIn(game.id, 'recorded')) {
    const record = parseRecord(text);
    const match = 'where' in record ? record : replayRecord(game, record);
    if ('where' in match) throw new Error(match.text);
    yield* moments(game, match.head.setup, match.inputs);
  }
}
function* momentsOf<T extends Types>(game: Game<T>): Generator<Seen<T>> {
  yield* examplesOf(game);
  yield* recordsOf(game);
  for (let seed = 1; seed <= 10; seed++) yield* randomGame(game, seed);
}

test.each(games)('%s: whatever the worked examples play was offered', async (id) => {
  const game = await load(id);
  expect(lookAt(game, examplesOf(game)).findings).toEqual([]);
});

/** What nobody comes to at these moments is laid out in the game's own `testing/offers.test.ts`. */
const LAID_OUT: { readonly [id: string]: readonly string[] } = {
  'fires-at-midnight': ['handOver'],
  'firefighters-on-duty': ['useAxe', 'quickShutoff'],
  'runebound-midnight': ['healPatrol'],
};
test.each(games)('%s: no kind of move could vanish from the lists unnoticed', async (id) => {
  const game = await load(id);
  expect(blindSpots(game, momentsOf(game))).toEqual(LAID_OUT[id] ?? []);
});
