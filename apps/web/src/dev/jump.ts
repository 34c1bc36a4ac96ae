import {
  isFaults,
  MAGIC,
  Match,
  parseRecord,
  readPosition,
  type Fault,
  type Game,
  type Head,
  type Json,
} from '@nightfall/kernel';
import { newSeed, reopen } from '@nightfall/ui';
import { unnamed } from '../chairs.ts';

/** A match that goes on from what was pasted. `isWhole`: it goes back to a beginning by the rules, so that its record can be replayed. */
export type Landed = { readonly match: Match; readonly isWhole: boolean };

/** The match behind a pasted record or position; or what is wrong with it. A position takes seats and options of the table it comes to. */
export function landOn(game: Game, head: Head, text: string): Landed | Fault {
  return text.trimStart().startsWith(MAGIC) ? fromRecord(game, text.trimStart()) : fromPosition(game, head, text);
}

function fromRecord(game: Game, record: string): Landed | Fault {
  const read = parseRecord(record);
  if ('where' in read) return read;
  if (read.head.game !== game.id)
    return wrong('game', `This is a record of ${read.head.game}, and this is a table of ${game.id}.`);
  const found = reopen(game, { record, seed: null });
  if ('where' in found) return found;
  return found.reading ? wrong('rules', found.reading.text) : { match: found.match, isWhole: true };
}

function fromPosition(game: Game, head: Head, text: string): Landed | Fault {
  const data = positionIn(text);
  if (data === undefined)
    return wrong('', 'This is neither a record nor a position in JSON, as `nightfall show --json` prints it.');
  const state = readPosition(game, data);
  if (isFaults(state)) return state[0]!;
  // Anyone who sets up this table finds the position on it: match, mirror and undo need nothing else.
  const here: Game = { ...game, setup: () => game.clone(state) };
  const match = Match.begin(here, headFor(head, game.position.print(state)), newSeed());
  return isFaults(match) ? match[0]! : { match, isWhole: false };
}
/** The position alone, or in a file that names its game. */
function positionIn(text: string): Json | undefined {
  try {
    const data = JSON.parse(text) as Json;
    return isMap(data) && 'position' in data ? data['position'] : data;
  } catch {
    return undefined;
  }
}
const isMap = (data: Json | undefined): data is { readonly [key: string]: Json } =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

/** As many seats as the position names; those that are new here are people's. */
function headFor(head: Head, data: Json): Head {
  const named = isMap(data) ? data['players'] : undefined;
  const players = typeof named === 'number' ? named : head.setup.players;
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const { together: _, ...rest } = head;
  return {
    ...rest,
    setup: { ...head.setup, players },
    names: seats.map((seat) => head.names[seat] ?? unnamed(seat)),
    holders: seats.map((seat) => head.holders[seat] ?? 'person'),
    promise: null,
  };
}
const wrong = (where: string, text: string): Fault => ({ where, code: 'JUMP', text });
