import type { Job, Played } from '@nightfall/bots';
import { load } from '@nightfall/catalog';
import { expect, test } from 'vitest';
import { isTrouble } from '../trouble.ts';
import { cellLine, groupsOf, planOf } from './cells.ts';
import { summarize } from './summary.ts';

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
  const plan = planOf(game, job, ['difficulty', 'players']);
  if (isTrouble(plan)) throw new Error('no cells');
  const { cells } = plan;
  expect(cells.map(({ name }) => name.join(' '))).toHaveLength(12);
  expect(cells[7]).toMatchObject({
    name: ['hard', '4 players'],
    job: { setup: { players: 4, options: { mode: 'paced', difficulty: 'hard' } }, bots: ['good', 'good', 'good', 'good'] },
  });
  expect(isTrouble(planOf(game, job, ['own']))).toBe(true);
});

const dealt = (number: number, king: string, round: number, winners: number[]): Played => ({
  number,
  winners,
  outcome: 'won',
  scores: [],
  title: 'Over',
  reason: '',
  causes: [],
  inputs: 1,
  facts: { king, round },
});
test('what is no option is a fact of the games: they are told apart by it, side by side', async () => {
  const game = await load('runebound-midnight');
  const plan = planOf(game, { ...job, game: game.id, setup: { players: 2, options: {} }, bots: ['good', 'good'] }, ['king']);
  if (isTrouble(plan)) throw new Error('no plan');
  expect([plan.cells.length, plan.facts]).toEqual([1, ['king']]);
  const games = [
    dealt(0, 'Zardrix', 9, [0]),
    dealt(1, 'Jahzir', 12, [1]),
    dealt(2, 'Zardrix', 15, [1]),
    dealt(3, 'Zardrix', 10, [0]),
  ];
  const groups = groupsOf(games, plan.facts);
  expect(groups.map(({ name, played }) => [name[0], played.length])).toEqual([
    ['Jahzir', 1],
    ['Zardrix', 3],
  ]);
  const line = cellLine(groups[1]!.name, summarize(plan.cells[0]!.job, game, groups[1]!.played, 1));
  expect(line).toMatch(/^Zardrix +The Night King +66\.7 % .*The Heroes +33\.3 % .*of 3 +median round 10$/);
});
