import type { Command } from './command.ts';

const flagHead = (name: string, takes: string | undefined) => `  --${name}${takes ? ` ${takes}` : ''}`;

export function helpFor(name: string, { takes, text, flags }: Command): string {
  const entries = Object.entries(flags);
  const width = Math.max(0, ...entries.map(([flag, { takes: value }]) => flagHead(flag, value).length)) + 2;
  const lines = entries.map(([flag, { takes: value, text: what }]) => flagHead(flag, value).padEnd(width) + what);
  const usage = ['nightfall', name, takes, entries.length > 0 ? '[options]' : ''].filter(Boolean).join(' ');
  return [`Usage: ${usage}`, '', text, ...(lines.length > 0 ? ['', 'Options:', ...lines] : [])].join('\n');
}

export function overview(commands: readonly (readonly [name: string, command: Command])[]): string {
  const width = Math.max(...commands.map(([name, { takes }]) => name.length + takes.length)) + 5;
  return [
    'Nightfall: five night-time tabletop games.',
    '',
    'Usage: nightfall COMMAND …',
    '',
    ...commands.map(([name, { takes, summary }]) => `  ${`${name} ${takes}`.padEnd(width)}${summary}`),
    '',
    'Run `nightfall COMMAND --help` for more. You can shorten the name of a game, for example to `siege`.',
    'Exit codes: 0 success, 1 failure or difference, 2 wrong usage.',
  ].join('\n');
}
