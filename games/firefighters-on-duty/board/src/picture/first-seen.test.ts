import { cityOf, game, type State } from '@nightfall/firefighters-on-duty';
import { expect, test } from 'vitest';
import { firstSeen } from './first-seen.ts';

const table = (options: object): State => game.setup({ players: 1, options: { scenario: 'SC-1', ...options } }) as State;

test('a game begins at the own engine; a lesson where somebody is in need', () => {
  expect(firstSeen(table({}), 0)).toBe('ENG-1');
  expect(firstSeen(table({}), null)).toBeUndefined();
  const lesson = table({ guided: true });
  const [place] = cityOf(lesson).ids.filter((_, i) => lesson.spaces[i] && lesson.spaces[i].civ + lesson.spaces[i].inj > 0);
  expect(firstSeen(lesson, 0)).toBe(place);
  expect(place).toBeDefined();
});
test('whoever drives people to the hospital sees the carrier first', () => {
  const s = table({});
  s.vehicles[1]!.at = 0;
  s.vehicles[1]!.inj = 1;
  expect(firstSeen(s, 0)).toBe('CARRIER');
});
