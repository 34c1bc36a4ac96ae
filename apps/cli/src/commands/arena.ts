import type { Played } from '@nightfall/bots';
import { type Arguments, numberOf, valueOf } from '../arguments.ts';
import { jobOf, rowName, SETTINGS, type Setting } from '../arena/cells.ts';
import { HEAD, type Row, rowLine } from '../arena/table.ts';
import { runTournament } from '../arena/tournament-command.ts';
import { type Command, print } from '../command.ts';
import { SETUP_FLAGS } from '../games.ts';
import { runOverCores } from '../simulate/crew.ts';
import { progressBar } from '../simulate/progress.ts';
import { isTrouble, misused } from '../trouble.ts';

export const arena: Command = {
  takes: '[GAME…]',
  summary: 'lets the levels of the bots play the same games and compares them',
  text: 'With --bots, players meet in one game: levels, modules (./my-bot.mjs) or programs ("python3 bot.py"); seats are rotated, and everyone gets the same dice. With --table it prints the tables of docs/bots.md for these games, or for all.',
  flags: {
    ...SETUP_FLAGS,
    bots: { takes: 'BOT,BOT[,…]', text: 'who plays: a level, a JavaScript module or a command' },
    patience: { takes: 'MS', text: 'how long a program may think about an answer (2000)' },
    records: { takes: 'FOLDER', text: 'keep the record of every game there' },
    json: { text: 'print JSON' },
    table: { text: 'the tables of docs/bots.md' },
    games: { takes: 'N', text: 'how many games a row (500), or how many seeds with --bots (100)' },
    rows: { takes: 'LEVEL[,LEVEL…]', text: 'only the rows in which these levels play' },
    seed: { takes: 'TEXT', text: 'the seed of all chance (arena)' },
    threads: { takes: 'N', text: 'how many threads (one per core)' },
  },
  run: async (args) => {
    if (valueOf(args, 'bots') !== undefined) return runTournament(args);
    const settings = SETTINGS.filter(({ game }) => args.words.length === 0 || args.words.some((word) => game.startsWith(word)));
    const games = numberOf(args, 'games', 500, 1, 1_000_000);
    if (isTrouble(games)) return games;
    const threads = numberOf(args, 'threads', undefined, 1, 256);
    if (isTrouble(threads)) return threads;
    if (!args.flags['table']) return misused('name players with --bots, or ask for --table.');
    if (settings.length === 0) return misused(`there are no tables for ${args.words.join(', ')}.`);
    for (const setting of settings) await printSetting(setting, games, threads, args);
    return 0;
  },
};

/** Every line is printed when its games are played: a large table takes its time. */
async function printSetting(setting: Setting, games: number, threads: number | undefined, args: Arguments): Promise<void> {
  const only = valueOf(args, 'rows')?.split(',');
  const rows = setting.rows.filter((row) => !only || only.some((level) => rowName(row).includes(level)));
  print(`\n### ${setting.game}: ${setting.name}\n\n${HEAD.join('\n')}`);
  let above: Row | undefined;
  for (const row of rows) {
    const job = jobOf(setting, row, valueOf(args, 'seed') ?? 'arena', games);
    const played: Played[] = [];
    const bar = progressBar(games);
    await runOverCores(job, (one) => (played.push(one), bar.step()), threads);
    bar.end();
    const now = { name: rowName(row), played: played.toSorted((a, b) => a.number - b.number) };
    print(rowLine(now, above, setting.seat ?? 0));
    above = now;
  }
}
