import { type Game, isFaults } from '@nightfall/kernel';
import { watch } from '@nightfall/kernel/watch';
import { expect, test } from 'vitest';
import { cellsOf, type LabPlayed, readPlan, reportPage, resultOf } from './index.ts';

/** The watch with a side for each of two seats. */
const game = { ...watch, seating: () => ['The King', 'The Heroes'].map((side) => ({ name: side, side })) } as unknown as Game;
const won = (number: number, winner: number, king: string): LabPlayed => ({
  number,
  outcome: 'won',
  winners: [winner],
  scores: [],
  title: 'Won',
  reason: '',
  causes: [],
  facts: { king },
  inputs: 9,
  used: { dance: 1 },
});
const KINGS = ['Ann', 'Ann', 'Bob', 'Bob'];
/** The losses of each line, where these sides win the four games with a dance and without. */
function losses(before: readonly number[], after: readonly number[], more: object) {
  const plan = readPlan({ title: 'A trial', game: 'watch', players: 2, bots: 'random', worth: ['dance'], games: 4, ...more });
  const laid = isFaults(plan) ? plan : cellsOf(game, plan);
  if (isFaults(plan) || isFaults(laid)) throw new Error('plan');
  const played = (winners: readonly number[]) => winners.map((winner, number) => won(number, winner, KINGS[number]!));
  const result = resultOf(
    game,
    plan,
    [before, after].map((winners, i) => ({ cell: laid.cells[i]!, played: played(winners) })),
  );
  expect(reportPage(result)).toContain('Use and worth');
  return result.lines.flatMap((line) => line.losses?.map(({ of, change }) => [line.dealt['king'], of, change.value]) ?? []);
}

test('what is lost is told apart like the games themselves', () => {
  expect(losses([1, 1, 0, 0], [0, 0, 0, 0], { split: ['king'], from: 'The Heroes' })).toEqual([
    ['Ann', 'The Heroes', -1],
    ['Bob', 'The Heroes', 0],
  ]);
});

test('what is taken from one side is that side’s loss, even where it gains; from all, that of who loses most', () => {
  const [before, after] = [
    [0, 0, 0, 0],
    [1, 1, 1, 0],
  ];
  expect(losses(before, after, { from: 'The Heroes' })).toEqual([[undefined, 'The Heroes', 0.75]]);
  expect(losses(before, after, {})).toEqual([[undefined, 'The King', -0.75]]);
});
