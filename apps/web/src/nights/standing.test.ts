import { expect, test } from 'vitest';
import { standingIn } from './standing.ts';

const game = 'midnight-madness';
const over = (points: number) => ({
  outcome: 'won',
  title: 'The castle stands',
  score: 0,
  points,
  reached: `Held with ${points}`,
});

test('a lesson comes first, then a real game, then the best without hints', () => {
  expect(standingIn(game, [{ game, guided: true, over: null }])).toEqual({ hasLearned: false, hasPlayed: false, best: '' });
  const taught = [{ game, guided: true, isTaught: true, over: null }];
  expect(standingIn(game, taught)).toEqual({ hasLearned: true, hasPlayed: false, best: '' });
  const learned = [{ game, guided: true, over: over(6) }];
  expect(standingIn(game, learned)).toEqual({ hasLearned: true, hasPlayed: false, best: '' });
  const played = [...learned, { game, guided: false, over: over(2) }, { game, guided: false, hints: 4, over: over(6) }];
  expect(standingIn(game, played)).toEqual({ hasLearned: true, hasPlayed: true, best: 'Held with 2' });
  expect(standingIn('fires-at-midnight', played).hasPlayed).toBe(false);
});
