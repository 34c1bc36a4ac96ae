import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { levelsOf } from '@nightfall/bots';
import { chacha20, type Game, type Head, isFaults, Match, printRecord, quickRandom, type Setup, sha256 } from '@nightfall/kernel';
import { type Arguments, numberOf, valueOf } from '../arguments.ts';
import { type Command, print } from '../command.ts';
import { findGame, setupFrom } from '../games.ts';
import { askPerson } from '../play/dialog.ts';
import { botsOf, goOn, type Table, teller } from '../play/table.ts';
import { failed, faultLines, isTrouble, misused, type Trouble } from '../trouble.ts';

/** Persons sit first; the bots that are named take the last seats. */
function levelsAt(game: Game, { players }: Setup, text: string | undefined): readonly (string | undefined)[] | Trouble {
  const bots = text?.split(',') ?? [];
  const unknown = bots.find((level) => !Object.hasOwn(levelsOf(game), level));
  if (unknown !== undefined)
    return misused(`${game.name} has no bot "${unknown}"; it has ${Object.keys(levelsOf(game)).join(', ')}.`);
  if (bots.length > players) return misused(`${bots.length} bots do not fit ${players} seats.`);
  return Array.from({ length: players }, (_, seat) => bots[seat - (players - bots.length)]);
}

const headOf = (game: Game, setup: Setup, levels: readonly (string | undefined)[], seed: string): Head => ({
  game: game.id,
  version: game.version,
  setup,
  names: levels.map((level, seat) => (level === undefined ? `Player ${seat + 1}` : `Bot ${seat + 1}`)),
  holders: levels.map((level) => (level === undefined ? 'person' : `bot:${level}`)),
  promise: sha256(seed),
});

async function tableFrom(args: Arguments): Promise<{ table: Table; seed: string } | Trouble> {
  const game = await findGame(args.words[0]);
  if (isTrouble(game)) return game;
  const players = valueOf(args, 'players') === undefined ? undefined : numberOf(args, 'players', 1, 1, 64);
  if (isTrouble(players)) return players;
  const setup = setupFrom(game, players, valueOf(args, 'options'));
  if (isTrouble(setup)) return setup;
  const levels = levelsAt(game, setup, valueOf(args, 'bots'));
  if (isTrouble(levels)) return levels;
  const text = valueOf(args, 'seed');
  const seed = text === undefined ? randomBytes(32).toString('hex') : sha256(text);
  const match = Match.begin(game, headOf(game, setup, levels, seed));
  if (isFaults(match)) return failed(faultLines(game.id, match));
  const thoughts = quickRandom(Number.parseInt(sha256(`${seed} thoughts`).slice(0, 8), 16));
  return { table: { match, dice: chacha20(seed), thoughts, bots: botsOf(game, levels) }, seed };
}

/** Asks until the game is over or the player leaves; false if somebody left. */
async function dialog(table: Table, lines: AsyncIterator<string, undefined>): Promise<boolean> {
  for (goOn(table); !table.match.isOver; goOn(table)) {
    const asked = table.match.waiting;
    const seat = asked.for === 'seats' ? asked.seats.find((one) => !table.bots[one]) : undefined;
    const question = seat === undefined ? askDice(table) : askPerson(table, seat);
    for (let answer = 'again'; answer === 'again';) {
      process.stdout.write('> ');
      const line = await lines.next();
      answer = line.done ? 'quit' : question.say(line.value);
      if (answer === 'quit') return false;
    }
  }
  return true;
}

/** Dice that people throw themselves and type in. */
function askDice(table: Table) {
  const asked = table.match.waiting;
  print(asked.for === 'dice' ? `Throw ${asked.sides.map((sides) => `d${sides}`).join(' ')} and type the faces.` : 'Press Enter.');
  return {
    say(line: string): 'played' | 'again' | 'quit' {
      if (line.trim() === 'quit') return 'quit';
      const no = table.match.play({ type: 'dice', faces: line.trim().split(/\s+/).map(Number) }, undefined, teller(table));
      if (no) print(`  No: ${no.text} (${no.rule})`);
      return no ? 'again' : 'played';
    },
  };
}

function tellEnd({ match }: Table, seed: string): void {
  const { game } = match;
  const view = match.view(null);
  const result = game.result(view);
  print(`\n${game.words.board(view)}\n`);
  if (result) print(`${result.title}: ${result.text} (${result.rule})`);
  print(`The seed of the dice was ${seed}.`);
}

export const play: Command = {
  name: 'play',
  takes: 'GAME',
  summary: 'plays a game in the terminal, alone, with bots, or passed round',
  text: 'Shows the board, what may be done, and takes a number or a move; `help` inside the game tells the rest.',
  flags: {
    players: { takes: 'N', text: 'how many seats (the fewest the game allows)' },
    bots: { takes: 'LEVEL[,LEVEL…]', text: 'bots for the last seats' },
    options: { takes: 'KEY=VALUE[,…]', text: "the game's options" },
    seed: { takes: 'TEXT', text: 'dice that can be had again (otherwise from the system)' },
    record: { takes: 'FILE', text: 'write the record there at the end' },
  },
  run: async (args) => {
    const found = await tableFrom(args);
    if (isTrouble(found)) return found;
    const { table, seed } = found;
    print(`${table.match.game.name}. \`help\` tells what you can type.\nThe dice are promised: ${table.match.head.promise}`);
    const input = createInterface({ input: process.stdin });
    const ended = await dialog(table, input[Symbol.asyncIterator]());
    input.close();
    if (ended) tellEnd(table, seed);
    const path = valueOf(args, 'record');
    if (path !== undefined) writeFileSync(path, printRecord(table.match, seed));
    return 0;
  },
};
