import { type Command, complain, print } from './command.ts';
import { helpFor, overview } from './help.ts';
import { parseArguments } from './arguments.ts';
import { isTrouble, misused, type Trouble } from './trouble.ts';

/** Each command under its name, in the order of the help. Only the one that was asked for is loaded. */
const COMMANDS: { readonly [name: string]: () => Promise<Command> } = {
  play: async () => (await import('./commands/play.ts')).play,
  replay: async () => (await import('./commands/replay.ts')).replay,
  verify: async () => (await import('./commands/verify.ts')).verify,
  examples: async () => (await import('./commands/examples.ts')).examples,
  show: async () => (await import('./commands/show.ts')).show,
  simulate: async () => (await import('./commands/simulate.ts')).simulate,
  arena: async () => (await import('./commands/arena.ts')).arena,
  lab: async () => (await import('./commands/lab.ts')).lab,
  probe: async () => (await import('./commands/probe.ts')).probe,
  rules: async () => (await import('./commands/rules.ts')).rules,
  new: async () => (await import('./commands/new.ts')).newGame,
  dev: async () => (await import('./commands/dev.ts')).dev,
  bench: async () => (await import('./commands/bench.ts')).bench,
  serve: async () => (await import('./commands/serve.ts')).serve,
  backup: async () => (await import('./commands/backup.ts')).backup,
  restore: async () => (await import('./commands/backup.ts')).restore,
  check: async () => (await import('./commands/check.ts')).check,
  admin: async () => (await import('./commands/admin.ts')).admin,
};
const HELP = new Set(['--help', '-h', 'help']);

/** The command of this name, if there is one. */
export const commandOf = async (name: string): Promise<Command | undefined> =>
  Object.hasOwn(COMMANDS, name) ? COMMANDS[name]!() : undefined;

/** Carries out a command line: the exit code, after telling on stderr what went wrong. */
export async function run(argv: readonly string[]): Promise<number> {
  const ended = await carryOut(argv);
  if (!isTrouble(ended)) return ended;
  complain(`nightfall: ${ended.trouble}`);
  return ended.exit;
}

async function carryOut(argv: readonly string[]): Promise<number | Trouble> {
  const [name, ...rest] = argv;
  if (name === undefined || HELP.has(name)) return tell(overview(await allCommands()));
  const command = await commandOf(name);
  if (!command) return misused(`there is no command "${name}"; there are ${Object.keys(COMMANDS).join(', ')}.`);
  const own = rest.includes('--') ? rest.slice(0, rest.indexOf('--')) : rest;
  if (own.some((arg) => arg === '--help' || arg === '-h')) return tell(helpFor(name, command));
  const args = parseArguments(command.flags, rest);
  return isTrouble(args) ? args : command.run(args);
}
const allCommands = (): Promise<(readonly [string, Command])[]> =>
  Promise.all(Object.entries(COMMANDS).map(async ([name, load]) => [name, await load()] as const));
function tell(text: string): number {
  print(text);
  return 0;
}
