import { parseArguments } from './arguments.ts';
import { type Command, complain, print } from './command.ts';
import { admin } from './commands/admin.ts';
import { arena } from './commands/arena.ts';
import { backup, restore } from './commands/backup.ts';
import { check } from './commands/check.ts';
import { dev } from './commands/dev.ts';
import { bench } from './commands/bench.ts';
import { examples } from './commands/examples.ts';
import { lab } from './commands/lab.ts';
import { newGame } from './commands/new.ts';
import { play } from './commands/play.ts';
import { probe } from './commands/probe.ts';
import { replay } from './commands/replay.ts';
import { rules } from './commands/rules.ts';
import { serve } from './commands/serve.ts';
import { show } from './commands/show.ts';
import { simulate } from './commands/simulate.ts';
import { verify } from './commands/verify.ts';
import { helpFor, overview } from './help.ts';
import { isTrouble, misused, type Trouble } from './trouble.ts';

const COMMANDS: readonly Command[] = [
  play,
  replay,
  verify,
  examples,
  show,
  simulate,
  arena,
  lab,
  probe,
  rules,
  newGame,
  dev,
  bench,
  serve,
  backup,
  restore,
  check,
  admin,
];
const HELP = new Set(['--help', '-h', 'help']);

/** Carries out a command line: the exit code, after telling on stderr what went wrong. */
export async function run(argv: readonly string[]): Promise<number> {
  const ended = await carryOut(argv);
  if (!isTrouble(ended)) return ended;
  complain(`nightfall: ${ended.trouble}`);
  return ended.exit;
}

async function carryOut(argv: readonly string[]): Promise<number | Trouble> {
  const [name, ...rest] = argv;
  if (name === undefined || HELP.has(name)) return tell(overview(COMMANDS));
  const command = COMMANDS.find((one) => one.name === name);
  if (!command) return misused(`there is no command "${name}"; there are ${COMMANDS.map((one) => one.name).join(', ')}.`);
  const own = rest.includes('--') ? rest.slice(0, rest.indexOf('--')) : rest;
  if (own.some((arg) => arg === '--help' || arg === '-h')) return tell(helpFor(command));
  const args = parseArguments(command.flags, rest);
  return isTrouble(args) ? args : command.run(args);
}
function tell(text: string): number {
  print(text);
  return 0;
}
