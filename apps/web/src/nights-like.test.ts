import { Match, printRecord, type Game, type Setup } from '@nightfall/kernel';
import { heist } from '@nightfall/kernel/heist';
import type { Shelved } from '@nightfall/ui/shelf';
import { expect, test } from 'vitest';
import { nightsLike } from './nights-like.ts';

const game = heist as unknown as Game;
const setup = (lasts: number): Setup => ({ players: 2, options: { lasts } });
const head = { game: 'heist', version: 1, names: ['Ana', 'Bo'], holders: ['person', 'person'], promise: null };
function night(score: number, outcome: string, lasts = 0, guided = false): Shelved {
  const record = printRecord(Match.begin(game, { ...head, setup: setup(lasts) }, '5eed'.repeat(16)) as Match);
  return { game: 'heist', guided, record, over: { outcome, title: '', score } } as unknown as Shelved;
}

test('best and average are those of this setup alone, without guided games', () => {
  const nights = [night(1, 'lost'), night(9, 'won', 60_000), night(9, 'won', 0, true)];
  expect(nightsLike(nights, 'heist', setup(0), { outcome: 'won', score: 4 })).toEqual({
    played: 2,
    won: 1,
    best: 4,
    average: 2.5,
  });
  expect(nightsLike(nights, 'heist', setup(7), { outcome: 'lost', score: 0 })).toMatchObject({ played: 1, won: 0 });
});
