import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalog, load } from '@nightfall/catalog';
import { isFaults } from '@nightfall/kernel';
import { blocksOf } from '@nightfall/lab';
import { expect, test } from 'vitest';
import { isTrouble } from '../trouble.ts';
import { type Experiment, readExperiment } from './experiment.ts';

const FOLDER = new URL('../../../../docs/balance/', import.meta.url).pathname;
const files = readdirSync(FOLDER).filter((file) => file.endsWith('.yaml'));

test('every game of the shelf has a balance file', () => {
  const games = catalog.filter(({ available }) => available).map(({ id }) => `${id}.yaml`);
  expect(games.filter((file) => !files.includes(file))).toEqual([]);
});
test.each(files)('docs/balance/%s can be played', async (file) => {
  const experiment = await readExperiment(join(FOLDER, file));
  expect(isTrouble(experiment) && experiment.trouble).toBe(false);
});
test('a first look plays fewer games of the same tables, and the whole run goes on from there', async () => {
  const [whole, look] = [await readExperiment(join(FOLDER, files[0]!)), await readExperiment(join(FOLDER, files[0]!), 50)];
  if (isTrouble(whole) || isTrouble(look)) throw new Error('no experiment');
  const blocks = ({ game, plan, cells }: Experiment) => blocksOf(game, plan, cells[0]!, 0, plan.games);
  expect(blocks(look)).toEqual(blocks(whole).slice(0, 2));
});

test.each(catalog.map(({ id }) => id))('the guide of the lab has the numbers of %s as they are', async (id) => {
  const guide = readFileSync(join(FOLDER, '../guides/lab.md'), 'utf8');
  const game = await load(id);
  const table = game.setup({ players: Math.min(2, game.players.max), options: {} });
  if (isFaults(table)) throw new Error(id);
  for (const { id: dial, min, max, now } of game.dials ?? []) {
    // A goal is another one in each scenario.
    const book = id === 'firefighters-on-duty' ? undefined : now(table);
    expect(guide).toMatch(new RegExp(`\`${dial}\`[^;|]*${book === undefined ? '' : `: ${book}`} \\(${min}–${max}\\)`));
  }
});
