import type { Game } from '../game.ts';
import { isFaults, isRefusal } from '../game.ts';
import { readInput } from '../match/record.ts';
import { apply } from '../play.ts';
import { readPosition } from '../position.ts';
import type { Input, Json, Refusal, Types } from '../types.ts';

/** For tests of a game: positions, moves and chance as they are written in examples. What cannot be read or played throws. */
export function written<T extends Types>(game: Game<T>) {
  const inputOf = (s: T['state'], text: string): Input<T> => {
    const input = readInput(game, text, s);
    if (isRefusal(input)) throw new Error(`${text}: ${input.text}`);
    return input;
  };
  const refusalOf = (s: T['state'], text: string): Refusal | undefined => apply(game.book, game.clone(s), inputOf(s, text));
  return {
    table(position: Json): T['state'] {
      const s = readPosition(game, position);
      if (isFaults(s)) throw new Error(s.map(({ where, text }) => `${where}: ${text}`).join('; '));
      return s;
    },
    /** Plays `0 hit archer/red t1`, `dice troll`, `bell`, one after the other; all events that were told. */
    play(s: T['state'], ...texts: readonly string[]): T['event'][] {
      const events: T['event'][] = [];
      for (const text of texts) {
        const no = apply(game.book, s, inputOf(s, text), (event) => events.push(event));
        if (no) throw new Error(`${text} is refused: ${no.code} ${no.text}`);
      }
      return events;
    },
    /** The refusal that a move gets, or nothing if it would be accepted; and its code. */
    refusalOf,
    refused: (s: T['state'], text: string): string | undefined => refusalOf(s, text)?.code,
  };
}
