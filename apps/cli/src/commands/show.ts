import { load } from '@nightfall/catalog';
import { type Game, isFaults, type Json, MAGIC, parseRecord, replayRecord } from '@nightfall/kernel';
import { valueOf } from '../arguments.ts';
import { type Command, print } from '../command.ts';
import { readData, readText } from '../files.ts';
import { findGame, playable } from '../games.ts';
import { failed, faultLines, isTrouble, misused, type Trouble } from '../trouble.ts';

type Shown = { readonly game: Game; readonly state: { stack: { rule: string; at: string }[] } };

/** A position file names its game and holds the position; or it is the position alone, and `--game` names the game. */
async function positionIn(path: string, named: string | undefined): Promise<Shown | Trouble> {
  const data = readData(path);
  if (isTrouble(data)) return data;
  if (typeof data !== 'object' || data === null || Array.isArray(data))
    return failed(`${path}: a position is a map of keys, not ${typeof data}.`);
  const { game: own, position, ...rest } = data as { readonly [key: string]: Json };
  const id = named ?? (typeof own === 'string' ? own : undefined);
  if (id === undefined) return misused(`${path} does not say which game it is of; add "game: …" or --game.`);
  const game = await findGame(id);
  if (isTrouble(game)) return game;
  const state = game.position.read(position ?? rest);
  return isFaults(state) ? failed(faultLines(path, state)) : { game, state };
}

/** The last position of a record. */
async function endOf(path: string, text: string): Promise<Shown | Trouble> {
  const record = parseRecord(text);
  if ('where' in record) return failed(`${path}: ${record.where}: ${record.text}`);
  if (!playable().includes(record.head.game)) return failed(`${path}: there is no game "${record.head.game}" here.`);
  const game = await load(record.head.game);
  const match = replayRecord(game, record);
  return 'where' in match ? failed(`${path}: ${match.where}: ${match.text}`) : { game, state: match.state };
}

const seatName = (seat: number) => `Seat ${seat}`;

export const show: Command = {
  name: 'show',
  takes: 'FILE',
  summary: 'prints a position, or the end of a record, as a board',
  text: 'FILE is a position text (YAML or JSON) with its game, or a record. The format is told in docs/guides/positions.md.',
  flags: {
    game: { takes: 'GAME', text: 'the game, if the file does not name it' },
    json: { text: 'print the whole position as JSON' },
  },
  run: async (args) => {
    const [path] = args.words;
    if (path === undefined) return misused('name a position file.');
    const text = readText(path);
    if (isTrouble(text)) return text;
    const shown = text.startsWith(MAGIC) ? await endOf(path, text) : await positionIn(path, valueOf(args, 'game'));
    if (isTrouble(shown)) return shown;
    const { game, state } = shown;
    const view = game.view(state, null);
    if (args.flags['json']) print(JSON.stringify(game.position.print(state), null, 2));
    else print(`${game.words.board(view)}\n\n${game.words.prompt(view, null, seatName).text}`);
    return 0;
  },
};
