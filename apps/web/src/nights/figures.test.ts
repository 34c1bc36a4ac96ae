import { expect, test } from 'vitest';
import { bestStories, figures, type Ended } from './figures.ts';

const SIEGE = 'siege-of-the-eternal-night';
const night = (points: number, more: Partial<Ended> = {}): Ended => ({
  game: SIEGE,
  guided: false,
  label: 'Postern Yard',
  hints: 0,
  over: { outcome: 'scored', title: `Rank of ${-points}`, score: -points, points, reached: `${-points} left` },
  ...more,
});

test('best and average go by setup, and games with hints count apart', () => {
  const [siege] = figures([
    night(-8),
    night(-2),
    night(0, { hints: 3 }),
    night(-20, { label: 'The Last Gate' }),
    night(0, { guided: true }),
    night(0, { handpicked: true }),
    night(0, { over: null }),
  ]);
  expect(siege).toMatchObject({ game: { id: SIEGE }, best: '2 left' });
  expect(siege!.setups).toMatchObject([
    { label: 'Postern Yard', own: { played: 2, best: '2 left', average: 5 }, hinted: { played: 1, best: '0 left' } },
    { label: 'The Last Gate', own: { played: 1, best: '20 left' }, hinted: undefined },
  ]);
});

test('tonight’s games are one kind of game whatever the date, and those that were practised another', () => {
  const on = (date: string, counts = true): Partial<Ended> => ({ label: `Seed: daily-${date}`, night: { date, counts } });
  const [siege] = figures([night(-8, on('2026-11-18')), night(-2, on('2026-11-19')), night(0, on('2026-11-19', false))]);
  expect(siege!.setups).toMatchObject([
    { label: 'Tonight’s games', own: { played: 2, best: '2 left', average: 5 } },
    { label: 'Tonight’s games, practised', own: { played: 1, best: '0 left' } },
  ]);
});

test('games of former versions, which say less of their end, are told by its title', () => {
  const old: Ended = { game: SIEGE, guided: false, over: { outcome: 'scored', title: 'Watchman', score: 12 } };
  expect(figures([old])).toMatchObject([{ best: 'Watchman', setups: [{ label: '', own: { played: 1 } }] }]);
});

test('stories are those of the best game of each kind first, and five at most; lessons tell none', () => {
  const told = [3, 1, 2, 5, 4, 6].map((saved) => ({ ...night(-saved), saved }));
  const fires = { ...night(1, { game: 'fires-at-midnight' }), saved: 0 };
  const lesson = { ...night(9, { guided: true }), saved: 9 };
  expect(bestStories([...told, fires, lesson]).map(({ saved }) => saved)).toEqual([1, 0, 6, 5, 4]);
});
