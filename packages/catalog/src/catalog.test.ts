import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { catalog, entry, gameOfFile, load } from './index.ts';

const folders = readdirSync(new URL('../../../games', import.meta.url));

test('every game stands on the shelf once, under the name of its folder, in its place', () => {
  const ids = catalog.map(({ id }) => id);
  expect(ids.toSorted()).toEqual([...new Set(ids)].toSorted());
  expect(ids.filter((id) => !folders.includes(id))).toEqual([]);
  expect(catalog.map(({ place }) => place)).toEqual(catalog.map(({ place }) => place).toSorted((a, b) => a - b));
});

test.each(catalog.filter(({ available }) => available))('what the box of $name says is what the game says', async (about) => {
  const { id, name, players, kind } = await load(about.id);
  expect({ id, name, players, kind }).toEqual({ id: about.id, name: about.name, players: about.players, kind: about.kind });
});

test('a game that is not there, or not ready, says so', async () => {
  await expect(load('../../apps')).rejects.toThrow('There is no game called');
  const unready = catalog.find(({ available }) => !available);
  if (unready) await expect(load(unready.id)).rejects.toThrow('not ready yet');
  expect(entry('constructor')).toBeUndefined();
});

test('the shelf names the file form of a game that has one, and only there', async () => {
  for (const { id, file } of catalog.filter(({ available }) => available))
    expect((await load(id)).file !== undefined, id).toBe(file !== undefined);
  const words = catalog.flatMap(({ file }) => file ?? []);
  expect(words).toEqual([...new Set(words)]);
});

test('a file is known by its first line', () => {
  expect(gameOfFile('# my night\nsiege 1\nsheet last-gate\n')?.id).toBe('siege-of-the-eternal-night');
  expect(gameOfFile('siege 2\r\n')?.id).toBe('siege-of-the-eternal-night');
  for (const other of ['', 'nightfall record 1\n', 'siege\n', 'game: siege\nturn: 1\n', 'hello\nsiege 1\n'])
    expect(gameOfFile(other), other).toBeUndefined();
});
