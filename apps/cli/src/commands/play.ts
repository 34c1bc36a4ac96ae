import { randomBytes } from 'node:crypto';
import { createInterface } from 'node:readline';
import { botOf, type Game, type Head, isFaults, Match, type Seat, type Setup, sha256 } from '@nightfall/kernel';
import { type Arguments, valueOf } from '../arguments.ts';
import { type Command, print } from '../command.ts';
import { writeText } from '../files.ts';
import { gameAndSetup, SETUP_FLAGS } from '../games.ts';
import { talk } from '../play/talk.ts';
import { Terminal } from '../play/table.ts';
import { failed, faultLines, isTrouble, misused, type Trouble } from '../trouble.ts';

/** Persons sit first; the bots that are named take the last seats. */
function levelsAt(game: Game, { players }: Setup, text: string | undefined): readonly (string | undefined)[] | Trouble {
  const bots = text?.split(',') ?? [];
  const unknown = bots.find((level) => !botOf(game, level));
  if (unknown !== undefined) return misused(`${game.name} has no bot "${unknown}"; it has ${Object.keys(game.bots).join(', ')}.`);
  if (bots.length > players) return misused(`${bots.length} bots do not fit ${players} seats.`);
  return Array.from({ length: players }, (_, seat) => bots[seat - (players - bots.length)]);
}

type Levels = readonly (string | undefined)[];
/** Groups such as `1+2`: seats of persons, counted from 1. */
function groupsFrom(text: string | undefined, levels: Levels): Seat[][] | undefined | Trouble {
  if (text === undefined) return undefined;
  const groups = text.split(',').map((group) => group.split('+').map((seat) => Number(seat) - 1));
  const isPerson = (seat: Seat) => Number.isInteger(seat) && seat >= 0 && seat < levels.length && levels[seat] === undefined;
  const isFine = groups.flat().every(isPerson) && new Set(groups.flat()).size === groups.flat().length;
  return isFine ? groups : misused(`--together takes seats of people, each only once, such as 1+2 or 1+2,3+4; not ${text}.`);
}

const headOf = (game: Game, setup: Setup, levels: Levels, seed: string, together: Seat[][] | undefined): Head => ({
  game: game.id,
  version: game.version,
  setup,
  names: levels.map((level, seat) => (level === undefined ? `Player ${seat + 1}` : `Bot ${seat + 1}`)),
  holders: levels.map((level) => (level === undefined ? 'person' : `bot:${level}`)),
  promise: sha256(seed),
  ...(together && { together }),
});

async function tableFrom(args: Arguments): Promise<{ table: Terminal; seed: string } | Trouble> {
  const asked = await gameAndSetup(args);
  if (isTrouble(asked)) return asked;
  const { game, setup } = asked;
  const levels = levelsAt(game, setup, valueOf(args, 'bots'));
  if (isTrouble(levels)) return levels;
  const together = groupsFrom(valueOf(args, 'together'), levels);
  if (together && isTrouble(together)) return together;
  const text = valueOf(args, 'seed');
  const seed = text === undefined ? randomBytes(32).toString('hex') : sha256(text);
  const match = Match.begin(game, headOf(game, setup, levels, seed, together), seed);
  if (isFaults(match)) return failed(faultLines(game.id, match));
  return { table: new Terminal(match, seed), seed };
}

function tellEnd({ match }: Terminal, seed: string): void {
  const { game } = match;
  const view = match.view(null);
  const result = game.result(view);
  print(`\n${game.words.board(view)}\n`);
  if (result) print(`${result.title}: ${result.text} (${result.rule})`);
  print(`The seed of the dice was ${seed}.`);
}

export const play: Command = {
  takes: 'GAME',
  summary: 'plays a game in the terminal: alone, with bots, or passing the keyboard',
  text: 'Shows the board and your choices, and reads a number or a move; type `help` in the game for the rest.',
  flags: {
    ...SETUP_FLAGS,
    bots: { takes: 'LEVEL[,LEVEL…]', text: 'bots for the last seats' },
    together: { takes: 'SEAT+SEAT[,…]', text: 'seats that one person plays, counted from 1' },
    seed: { takes: 'TEXT', text: 'dice that repeat (otherwise random)' },
    record: { takes: 'FILE', text: 'write the record there at the end' },
  },
  run: async (args) => {
    const found = await tableFrom(args);
    if (isTrouble(found)) return found;
    const { table, seed } = found;
    print(
      `${table.match.game.name}. Type \`help\` to see what you can enter.\nThe seed of the dice has the hash ${table.match.head.promise}`,
    );
    const input = createInterface({ input: process.stdin });
    const ended = await talk(table, input[Symbol.asyncIterator]());
    input.close();
    if (ended) tellEnd(table, seed);
    const path = valueOf(args, 'record');
    return (path === undefined ? undefined : writeText(path, await table.record(seed))) ?? 0;
  },
};
