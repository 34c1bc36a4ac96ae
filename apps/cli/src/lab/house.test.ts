import { isFaults, openRecord, parseRecord } from '@nightfall/kernel';
import { jobFor, playBlock, recordOf } from '@nightfall/lab';
import { expect, test } from 'vitest';
import { isTrouble } from '../trouble.ts';
import { readExperiment } from './experiment.ts';
import { linksFor } from './links.ts';

const FOLDER = new URL('../../../../docs/balance/', import.meta.url).pathname;
const FILES = ['firefighters-goals.yaml', 'runebound-price-of-a-counter.yaml'];

test.each(FILES)('%s: a game with a house rule is recorded, replayed and offered like any other', async (file) => {
  const experiment = await readExperiment(FOLDER + file);
  if (isTrouble(experiment)) throw new Error(experiment.trouble);
  const { game, plan, cells } = experiment;
  const cell = cells.at(-1)!;
  const job = jobFor(plan, { ...cell, bots: cell.bots.map(() => 'random') }, 0, 1);
  const read = parseRecord(recordOf(game, job, 0));
  const opened = 'where' in read ? read : openRecord(game, read);
  if ('where' in opened) throw new Error(opened.text);
  const { match } = opened;
  expect(match.head.setup.options['house']).toEqual(plan.variants.at(-1)!.house);
  const [played] = playBlock(game, job);
  expect(game.result(game.view(match.state, null))?.title).toBe(played!.title);
  const link = linksFor(experiment).play!(cell.place, cell.variant)!;
  const setup = JSON.parse(decodeURIComponent(link.split('#setup=')[1]!)) as typeof cell.setup;
  expect([setup, isFaults(game.setup(setup))]).toEqual([cell.setup, false]);
});
