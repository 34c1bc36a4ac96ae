import { Match, type Game } from '@nightfall/kernel';
import { heist } from '@nightfall/kernel/heist';
import type { BoardModule, Kept } from '@nightfall/ui';
import { expect, test } from 'vitest';
import { shelved } from './matches.ts';

const prompt = (_view: unknown, seat: number | null) => ({
  text: seat === null ? 'Ana acts.' : `Seat ${seat}: act.`,
  rule: 'HS-2',
});
const game = { ...heist, words: { ...heist.words, prompt } } as unknown as Game;

function savedBy(...holders: string[]) {
  const setup = { players: 2, options: { lasts: 0 } };
  const head = { game: 'heist', version: 1, setup, names: ['Ana', 'Bo'], holders, promise: null };
  const match = Match.begin(game, head, '5eed'.repeat(16)) as Match;
  match.settle();
  return shelved({ game } as BoardModule, {} as Kept, match);
}

test('a saved game asks its only person, and says who is asked where there are several', () => {
  expect(savedBy('bot:good', 'person')).toMatchObject({ text: 'Seat 1: act.', names: ['Ana', 'you'] });
  expect(savedBy('person', 'person')).toMatchObject({ text: 'Ana acts.', names: ['Ana', 'Bo'] });
});
