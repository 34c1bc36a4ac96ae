import { fileOf, type Match, printInput } from '@nightfall/kernel';
import { numberOf } from '../arguments.ts';
import { type Command, print } from '../command.ts';
import { readText } from '../files.ts';
import { matchIn } from '../open.ts';
import { failed, isTrouble, misused, type Trouble } from '../trouble.ts';

async function open(path: string): Promise<Match | Trouble> {
  const text = readText(path);
  return isTrouble(text) ? text : matchIn(path, text);
}

/** What the n-th input was and what came of it, as the log tells it. */
function tell(match: Match, n: number): string {
  const { game, head } = match;
  const name = (seat: number) => head.names[seat] ?? `Seat ${seat}`;
  const lines = match.eventsOf(n).flatMap((event) => game.words.event(event, name) ?? []);
  return [
    `${String(n + 1).padStart(4)}  ${printInput(game, match.inputs[n]!)}`,
    ...lines.map(({ text, rule }) => `      ${text} (${rule})`),
  ].join('\n');
}

function printFile(match: Match, to: number): number | Trouble {
  const file = fileOf(match, to);
  if (file === undefined) return failed(`${match.game.name} has no file format of its own; share its matches as records.`);
  print(file.trimEnd());
  return 0;
}

export const replay: Command = {
  takes: 'FILE',
  summary: 'prints a recorded game, input by input',
  text: "Plays the record again and prints its log and the last board; `--to` stops earlier. FILE is a record, or a file in the game's own format.\nStops at the first line that does not hold, names it and exits with 1.",
  flags: {
    to: { takes: 'N', text: 'stop after the first N inputs' },
    quiet: { text: 'only the board, not the log' },
    json: { text: 'print the position as JSON instead of the board' },
    'as-file': { text: "print the match as a file in the game's own format" },
  },
  run: async (args) => {
    const [path] = args.words;
    if (path === undefined) return misused('name a record.');
    const match = await open(path);
    if (isTrouble(match)) return match;
    const to = numberOf(args, 'to', match.inputs.length, 0, match.inputs.length);
    if (isTrouble(to)) return to;
    if (args.flags['as-file']) return printFile(match, to);
    if (!args.flags['quiet'] && !args.flags['json']) for (let n = 0; n < to; n++) print(tell(match, n));
    const state = match.seek(to);
    const { game } = match;
    print(
      args.flags['json'] ? JSON.stringify(game.position.print(state), null, 2) : `\n${game.words.board(game.view(state, null))}`,
    );
    const result = game.result(game.view(state, null));
    if (result && !args.flags['json']) print(`\n${result.title}: ${result.text}`);
    return 0;
  },
};
