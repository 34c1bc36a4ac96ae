import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { catalog } from '@nightfall/catalog';
import { expect, test } from 'vitest';
import { isTrouble } from '../trouble.ts';
import { readExperiment } from './experiment.ts';

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
