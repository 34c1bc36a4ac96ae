import type { MatchInfo } from '@nightfall/protocol';
import { expect, test } from 'vitest';
import { gamesBefore, playedOf, tallyOf } from './evening.ts';

const ended = (id: string, next: string | null, outcome: string, winners: number[]) =>
  ({ id, next, game: `game of ${id}`, names: ['Ana', 'Bo'], result: { outcome, winners, title: `end of ${id}` } }) as MatchInfo;
/** The newest first, as the server lists them. */
const ARCHIVE = [
  ended('d', null, 'won', [0, 1]),
  ended('c', 'now', 'won', [1]),
  ended('b', 'c', 'lost', []),
  ended('a', 'b', 'won', [0, 1]),
];

test('an evening is the chain of games that led to this one, in the order in which they were played', () => {
  expect(gamesBefore(ARCHIVE, 'now').map(({ title }) => title)).toEqual(['end of a', 'end of b', 'end of c']);
  expect(gamesBefore(ARCHIVE, 'a')).toEqual([]);
  expect(gamesBefore([ended('x', 'y', 'won', []), ended('y', 'x', 'won', [])], 'x')).toHaveLength(2);
});

test('what was won together and what one person won are counted apart', () => {
  const now = playedOf('siege', { outcome: 'scored', title: '12 left', winners: [0, 1] }, ['Ana', 'Bo']);
  expect(tallyOf([...gamesBefore(ARCHIVE, 'now'), now])).toBe('4 games · together 1 won, 1 lost · Bo 1 win');
});
