import { chacha20 } from '../chance/chacha20.ts';
import { throwDice, type Random } from '../chance/random.ts';
import type { Types } from '../types.ts';
import { Match } from './match.ts';

/** Walks through a log and throws the dice of its seed again beside those that fell. Gives the stream as it then stands. */
export function followDice<T extends Types>(
  played: Match<T>,
  seed: string,
  compare: (due: readonly number[], fell: readonly number[], entry: number) => void,
): Random {
  const random = chacha20(seed);
  const again = Match.begin(played.game, played.head);
  if (!(again instanceof Match)) throw new Error('a match that was begun cannot be begun again');
  for (const [i, entry] of played.log.entries()) {
    const asked = again.waiting;
    if (entry.type === 'input' && 'faces' in entry.input && asked.for === 'dice' && again.isThrow)
      compare(throwDice(asked.sides, random), entry.input.faces, i);
    again.append(entry);
  }
  return random;
}

/** The stream of dice after those that the log has used up: a match goes on where it was left. */
export const streamAfter = <T extends Types>(match: Match<T>, seed: string): Random => followDice(match, seed, () => undefined);
