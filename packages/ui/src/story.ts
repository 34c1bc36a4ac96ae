import { capital, spelled } from '@nightfall/kit/words';
import { apply, isFaults, openRecord, parseRecord, type Game, type Types } from '@nightfall/kernel';

/** Plays a record once more and tells each event in its moment; answers the end, or undefined where the record cannot be replayed. */
export function retell<T extends Types>(
  game: Game<T>,
  record: string,
  hear: (event: T['event'], now: T['state']) => void,
): T['state'] | undefined {
  const text = parseRecord(record);
  const opened = 'where' in text ? text : openRecord(game, text);
  const state = 'match' in opened ? game.setup(opened.match.head.setup) : undefined;
  if (!('match' in opened) || state === undefined || isFaults(state)) return undefined;
  for (const input of opened.match.inputs) apply(game.book, state, input, (event) => hear(event, state));
  return state;
}

/** "one wall", "three walls", "14 walls". */
export const counted = (n: number, one: string, many = `${one}s`): string => `${spelled(n)} ${n === 1 ? one : many}`;

/** What there is to say, each sentence with a capital, at most five. */
export const toldIn = (sentences: readonly (string | undefined)[]): readonly string[] =>
  sentences
    .filter((sentence) => sentence !== undefined)
    .map(capital)
    .slice(0, 5);
