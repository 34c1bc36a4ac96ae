import { load } from '@nightfall/catalog';
import { expect, test } from 'vitest';
import { isTrouble } from '../trouble.ts';
import { cellsOf } from './cells.ts';
import type { Job } from './job.ts';

const job: Job = {
  game: 'firefighters-on-duty',
  setup: { players: 1, options: { mode: 'paced' } },
  bots: ['good'],
  seed: '1',
  from: 0,
  to: 10,
};

test('a table has a cell for every value of its options and every number of players', async () => {
  const game = await load(job.game);
  const cells = cellsOf(game, job, ['difficulty', 'players']);
  if (isTrouble(cells)) throw new Error('no cells');
  expect(cells.map(({ name }) => name.join(' '))).toHaveLength(12);
  expect(cells[7]).toMatchObject({
    name: ['hard', '4 players'],
    job: { setup: { players: 4, options: { mode: 'paced', difficulty: 'hard' } }, bots: ['good', 'good', 'good', 'good'] },
  });
  expect(isTrouble(cellsOf(game, job, ['own']))).toBe(true);
});
