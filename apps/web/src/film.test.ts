import { Match, type Entry, type Game } from '@nightfall/kernel';
import { heist } from '@nightfall/kernel/heist';
import { expect, test } from 'vitest';
import { momentAt, pausesOf, wholeLog } from './film.ts';

const game = heist as unknown as Game;
const head = {
  game: 'heist',
  version: 1,
  setup: { players: 2, options: { lasts: 0 } },
  names: ['Ana', 'Bo'],
  holders: ['person', 'person'],
  promise: null,
};

test('[good] a replay is seen through chosen eyes, or through open ones', () => {
  const match = Match.begin(game, head, '5eed'.repeat(16)) as Match;
  match.settle();
  const name = (seat: number) => head.names[seat]!;
  const spot = (eyes: number | null | 'open') => (momentAt(match, 1, eyes, []).view as unknown as { spot: number | null }).spot;
  expect(spot('open')).toBeGreaterThan(0);
  expect(spot(0)).toBe(spot('open'));
  expect([spot(1), spot(null)]).toEqual([null, null]);
  expect(wholeLog(match, 'open', name)[0]?.text).toMatch(/hide in place/);
  expect(wholeLog(match, null, name)[0]?.text).toBe('The thief hides.');
});

test('[good] the pauses are those of the players, without what was taken back, and cut short', () => {
  const at = (time: number) => ({ type: 'input', at: time, input: { type: 'pass', seat: 0 } }) as Entry;
  const log: Entry[] = [at(100), at(900), { type: 'undo', at: 950, seat: 0, to: 1 }, at(1100), at(60_000)];
  expect(pausesOf(log)).toEqual([100, 1000, 5000]);
});
