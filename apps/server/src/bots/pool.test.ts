import { afterAll, expect, test } from 'vitest';
import { Match, type Types } from '@nightfall/kernel';
import { load } from '../testing/games.ts';
import { GAMES } from '../testing/harness.ts';
import { openBots } from './pool.ts';

const pool = openBots({ shelf: GAMES, added: [] }, { threads: 2, most: 20_000 });
afterAll(() => pool.close());

test('bots think in threads and answer with moves of their seat', async () => {
  const game = await load('watch');
  const head = {
    game: game.id,
    version: game.version,
    setup: { players: 2, options: {} },
    names: [],
    holders: [],
    promise: null,
  };
  const match = Match.begin(game, head, 'a'.repeat(64)) as Match;
  match.settle();
  const view = match.view(null);
  const answers = await Promise.all(
    [0, 1, 0, 1].map((seat) => pool.ask({ game: 'watch', level: 'random', view, seed: 1, seat })),
  );
  expect(answers.map(([move]) => [move?.type, move?.seat])).toEqual([0, 1, 0, 1].map((seat) => ['takePost', seat]));
});

test('a bot that fails says so, and the next question is answered', async () => {
  const view = { stack: [] } as unknown as Types['view'];
  await expect(pool.ask({ game: 'watch', level: 'genius', view, seed: 1, seat: 0 })).rejects.toThrow('no bot called genius');
  await expect(pool.ask({ game: 'watch', level: 'random', view, seed: 1, seat: 0 })).resolves.toEqual([]);
});
