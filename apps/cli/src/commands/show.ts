import { gameOfFile } from '@nightfall/catalog';
import { type Game, isFaults, type Json, MAGIC, readPosition } from '@nightfall/kernel';
import { valueOf } from '../arguments.ts';
import { type Command, print } from '../command.ts';
import { dataIn, readText } from '../files.ts';
import { findGame } from '../games.ts';
import { matchIn } from '../open.ts';
import { failed, faultLines, isTrouble, misused, type Trouble } from '../trouble.ts';

type Shown = { readonly game: Game; readonly state: { stack: { rule: string; at: string }[] } };

/** A position file names its game and holds the position; or it is the position alone, and `--game` names the game. */
async function positionIn(path: string, text: string, named: string | undefined): Promise<Shown | Trouble> {
  const data = await dataIn(path, text);
  if (isTrouble(data)) return data;
  if (typeof data !== 'object' || data === null || Array.isArray(data))
    return failed(`${path}: a position is a map of keys, not ${typeof data}.`);
  const { game: own, position, ...rest } = data as { readonly [key: string]: Json };
  const id = named ?? (typeof own === 'string' ? own : undefined);
  if (id === undefined) return misused(`${path} does not say which game it belongs to; add "game: …" or --game.`);
  const game = await findGame(id);
  if (isTrouble(game)) return game;
  const state = readPosition(game, position ?? rest);
  return isFaults(state) ? failed(faultLines(path, state)) : { game, state };
}

/** A match by its last position, or a position. */
const shownIn = async (path: string, text: string, named: string | undefined): Promise<Shown | Trouble> =>
  text.startsWith(MAGIC) || gameOfFile(text) ? matchIn(path, text) : positionIn(path, text, named);

const seatName = (seat: number) => `Seat ${seat}`;

export const show: Command = {
  takes: 'FILE',
  summary: 'prints a position, or the end of a record, as a board',
  text: "FILE is a position text (YAML or JSON) with its game, a record, or a file in the game's own format. See docs/guides/positions.md for the format.",
  flags: {
    game: { takes: 'GAME', text: 'the game, if the file does not name it' },
    json: { text: 'print the whole position as JSON' },
  },
  run: async (args) => {
    const [path] = args.words;
    if (path === undefined) return misused('name a position file.');
    const text = readText(path);
    if (isTrouble(text)) return text;
    const shown = await shownIn(path, text, valueOf(args, 'game'));
    if (isTrouble(shown)) return shown;
    const { game, state } = shown;
    const view = game.view(state, null);
    if (args.flags['json']) print(JSON.stringify(game.position.print(state), null, 2));
    else print(`${game.words.board(view)}\n\n${game.words.prompt(view, null, seatName).text}`);
    return 0;
  },
};
