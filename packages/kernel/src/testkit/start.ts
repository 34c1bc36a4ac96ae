import { quickRandom } from '../chance/random.ts';
import { sha256 } from '../chance/sha256.ts';
import { nextInput } from '../conformance/index.ts';
import type { Game, Options } from '../game.ts';
import { isFaults } from '../game.ts';
import type { Head } from '../match/log.ts';
import { Match } from '../match/match.ts';
import type { Types } from '../types.ts';

export const SEED = '5eed'.repeat(16);

export const headOf = <T extends Types>(game: Game<T>, players: number, options: Options = {}): Head => ({
  game: game.id,
  version: game.version,
  setup: { players, options },
  names: Array.from({ length: players }, (_, i) => `Player ${i + 1}`),
  holders: Array.from({ length: players }, () => 'person'),
  promise: sha256(SEED),
});

/** A match played at random, with its dice from `SEED`, for at most this many inputs. */
export function playedMatch<T extends Types>(game: Game<T>, players: number, inputs: number, options: Options = {}): Match<T> {
  const match = Match.begin(game, headOf(game, players, options), SEED);
  if (isFaults(match)) throw new Error(match[0]!.text);
  const choice = quickRandom(1);
  for (let i = 0; i < inputs && !match.isOver; i++) {
    match.settle(i * 10);
    const input = nextInput(game, match.state, choice);
    if (input && match.play(input, i * 10)) throw new Error('refused');
  }
  match.settle();
  return match;
}
