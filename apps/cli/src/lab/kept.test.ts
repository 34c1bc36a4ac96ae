import { appendFileSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load } from '@nightfall/catalog';
import { type Block, blocksOf, cellsOf, playBlock, type Players, readPlan } from '@nightfall/lab';
import { isFaults } from '@nightfall/kernel';
import { expect, test } from 'vitest';
import { shareOut } from '../simulate/crew.ts';
import { probeHere } from './changed.ts';
import { keeping } from './kept.ts';

const folder = mkdtempSync(join(tmpdir(), 'nightfall-kept-'));
const game = await load('siege-of-the-eternal-night');
function blocks(more: object = {}): readonly Block[] {
  const plan = readPlan({ title: 'A trial', game: game.id, bots: 'random', games: 75, ...more });
  const laid = isFaults(plan) ? plan : cellsOf(game, plan);
  if (isFaults(plan) || isFaults(laid)) throw new Error('plan');
  return blocksOf(game, plan, laid.cells[0]!, 0, plan.games);
}
/** The numbers of the blocks that are played and not taken from the file. */
async function playedBy(path: string, say?: (text: string) => void): Promise<readonly number[]> {
  const fresh: number[] = [];
  const here: Players = async (all, tell) =>
    all.forEach((block) => {
      fresh.push(block.number);
      tell(block, playBlock(game, block.job));
    });
  await keeping(path, here, { probe: probeHere, ...(say ? { say } : {}) })(blocks(), () => undefined);
  return fresh;
}

test('what is kept is not played again, whatever else the file holds, and a line that was cut short spoils no other', async () => {
  const path = join(folder, 'trial.games');
  expect(await playedBy(path)).toEqual([0, 1, 2]);
  const [first, second] = readFileSync(path, 'utf8').split('\n');
  writeFileSync(path, `null\n5\n${first!}\n${second!.slice(0, 40)}`);
  expect(await playedBy(path)).toEqual([1, 2]);
  appendFileSync(path, 'what is this?\n');
  expect(await playedBy(path)).toEqual([]);
});

test.each([
  ['first', 0],
  ['last', 2],
])('where the %s kept block goes otherwise today, its table is played again, and it is said', async (name, line) => {
  const path = join(folder, `${name}.games`);
  expect(await playedBy(path)).toEqual([0, 1, 2]);
  const lines = readFileSync(path, 'utf8').split('\n');
  writeFileSync(path, lines.with(line, lines[line]!.replace('"inputs":', '"inputs":1')).join('\n'));
  const said: string[] = [];
  expect(await playedBy(path, (text) => said.push(text))).toEqual([0, 1, 2]);
  expect(said).toEqual([expect.stringContaining('the rules or a bot have changed since')]);
  expect(await playedBy(path)).toEqual([]);
});

test('games that take long are kept in small blocks, and a block is not taken for another of the same number', async () => {
  const path = join(folder, 'followed.games');
  const kept: number[] = [];
  const hand: Players = async (all, tell) =>
    all.slice(0, 1).forEach((block) => tell(block, playBlock(game, { ...block.job, curve: false })));
  const followed = blocks({ curve: true });
  expect([followed.length, followed[3]!.job.from, followed[3]!.job.to]).toEqual([15, 15, 20]);
  await keeping(path, hand)(followed, (_, played) => kept.push(played.length));
  expect([kept, readFileSync(path, 'utf8').split('\n').length]).toEqual([[5], 2]);
  const larger = { ...followed[0]!, job: { ...followed[0]!.job, from: 75, to: 80 } };
  await keeping(path, hand)([larger], (_, played) => kept.push(played[0]!.number));
  expect(kept.at(-1)).toBe(75);
});

test('where nothing can be kept, all threads stop and it is said in a sentence', async () => {
  const path = join(folder, 'trial.games', 'inside-a-file.games');
  const run = keeping(path, (all, tell) => shareOut(all, tell, 2))(blocks(), () => undefined);
  await expect(run).rejects.toThrow(`${path}: this is not a folder. What it holds is not lost`);
});
