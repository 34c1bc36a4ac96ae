import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { catalog } from '@nightfall/catalog';
import type { Json } from '@nightfall/kernel';
import { expect, test } from 'vitest';
import { isTrouble } from '../trouble.ts';
import { readExperiment } from './experiment.ts';

const FOLDER = new URL('../../../../docs/balance/', import.meta.url).pathname;
const files = readdirSync(FOLDER).filter((file) => file.endsWith('.yaml'));

test('every game of the shelf has a balance file', () => {
  const games = catalog.filter(({ available }) => available).map(({ id }) => `${id}.yaml`);
  expect(games.filter((file) => !files.includes(file))).toEqual([]);
});
test.each(files)('docs/balance/%s can be played, and each of its bands concerns a table', async (file) => {
  const experiment = await readExperiment(join(FOLDER, file));
  if (isTrouble(experiment)) throw new Error(experiment.trouble);
  const { plan, cells } = experiment;
  const known = cells.map(({ across, variant, setup }) => ({ ...setup.options, players: setup.players, ...across, variant }));
  const fits = (cell: object, [key, value]: readonly [string, Json]) =>
    [value]
      .flat()
      .map(String)
      .includes(String(cell[key as keyof object]));
  for (const { where } of plan.bands)
    expect(known.some((cell) => Object.entries(where).every((wish) => fits(cell, wish)))).toBe(true);
});
