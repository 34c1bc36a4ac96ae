import type { Game } from '../game.ts';
import { isFaults } from '../game.ts';
import type { Fault, Types } from '../types.ts';
import { Match } from './match.ts';
import { seatingOf } from './seating.ts';

const NO_FORM: Fault = { where: '', code: 'NO_FORM', text: 'This game has no file format of its own.' };

/** A match from a file in the game's own form (`Game.file`); or its first faulty line. The file names nobody and promises no dice. */
export function openFile<T extends Types>(game: Game<T>, text: string): Match<T> | Fault {
  const read = game.file?.read(text) ?? NO_FORM;
  if ('where' in read) return read;
  const { setup, inputs } = read;
  const names = seatingOf(game, setup).map(({ name }) => name);
  const holders = names.map(() => 'person');
  const match = Match.begin(game, { game: game.id, version: game.version, setup, names, holders, promise: null });
  if (isFaults(match)) return match[0]!;
  for (const input of inputs) {
    const no = match.play(input);
    if (no) throw new Error(`a file that the game has read is refused: ${no.text}`);
  }
  return match;
}

/** The first `to` inputs of a match in the game's own form; undefined if it has none, or none for this match. */
export const fileOf = <T extends Types>(match: Match<T>, to: number = match.inputs.length): string | undefined =>
  match.game.file?.print(match.seek(to), match.inputs.slice(0, to));
