import { legal } from '@nightfall/kernel';
import { game, top } from '@nightfall/runebound-midnight';
import { expect, test } from 'vitest';
import { wander } from '../testing/wander.ts';
import { forcedIn } from './forced.ts';

test('a question with one answer is no question; what ends a step of a turn is always asked', () => {
  const answered = new Set<string>();
  for (const night of [1, 2, 3, 4, 5, 6, 7, 8])
    wander(night, ['attempt', 'attack', 'patrolRoll', 'patrolMove'], (match) => {
      if (match.waiting.for !== 'seats') return;
      const seat = match.waiting.seats[0]!;
      const moves = legal(game.book, match.view(seat), seat);
      const forced = forcedIn(moves);
      if (!forced) return;
      expect(moves).toEqual([forced]);
      expect(['hero move', 'hero shop', 'night spend']).not.toContain(`${top(match.state)!.rule} ${top(match.state)!.at}`);
      answered.add(forced.type);
    });
  expect([...answered]).toEqual(expect.arrayContaining(['defend', 'stand', 'patrolStop', 'forgoCovenant']));
  expect(answered.has('endMovement')).toBe(false);
});
test('where anything else could be done, it is asked', () => {
  expect(forcedIn([{ type: 'stand', seat: 1 }])).toEqual({ type: 'stand', seat: 1 });
  const escape = { type: 'escape', seat: 1, phase: 0, use: [] } as const;
  expect(forcedIn([{ type: 'stand', seat: 1 }, escape])).toBeUndefined();
  expect(forcedIn([{ type: 'endMovement', seat: 1 }])).toBeUndefined();
  expect(forcedIn([])).toBeUndefined();
});
