import { Match, type Game } from '@nightfall/kernel';
import { heist } from '@nightfall/kernel/heist';
import { expect, test } from 'vitest';
import { turningPoints } from './turning-points.ts';

test('the largest changes of the measure are told in their order, each with what happened', () => {
  const head = {
    game: 'heist',
    version: 1,
    setup: { players: 2, options: { lasts: 0 } },
    names: ['Ana', 'Bo'],
    holders: ['person', 'person'],
    promise: null,
  };
  const match = Match.begin(heist as unknown as Game, head, '5eed'.repeat(16)) as Match;
  match.settle();
  let asked = 0;
  const points = turningPoints(match, { measure: () => (asked += 1) % 2 });
  expect(points.length).toBeGreaterThan(0);
  expect(points.length).toBeLessThanOrEqual(3);
  expect(points[0]).toMatchObject({ isGood: true });
  expect(points[0]!.text).toMatch(/hide/);
  expect(points.map(({ at }) => at)).toEqual(points.map(({ at }) => at).toSorted((a, b) => a - b));
  expect(turningPoints(match, { measure: () => 5 })).toEqual([]);
});
