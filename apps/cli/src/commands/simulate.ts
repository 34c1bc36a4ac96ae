import type { Job, Played } from '@nightfall/bots';
import { botOf, type Game, isFaults } from '@nightfall/kernel';
import { type Arguments, numberOf, valueOf } from '../arguments.ts';
import { type Command, print } from '../command.ts';
import { gameAndSetup, SETUP_FLAGS } from '../games.ts';
import { cellLine, groupsOf, planOf } from '../simulate/cells.ts';
import { runOverCores } from '../simulate/crew.ts';
import { progressBar } from '../simulate/progress.ts';
import { report } from '../simulate/report.ts';
import { summarize } from '../simulate/summary.ts';
import { failed, faultLines, isTrouble, misused, type Trouble } from '../trouble.ts';

/** One level for all seats, or one per seat. */
function botsFor(game: Game, text: string, players: number): readonly string[] | Trouble {
  const levels = text.split(',');
  const unknown = levels.find((level) => !botOf(game, level));
  if (unknown !== undefined) return misused(`${game.name} has no bot "${unknown}"; it has ${Object.keys(game.bots).join(', ')}.`);
  if (levels.length !== 1 && levels.length !== players)
    return misused(`--bots names one level, or one for each of the ${players} seats.`);
  return Array.from({ length: players }, (_, seat) => levels[seat] ?? levels[0]!);
}

async function jobFrom(args: Arguments): Promise<{ game: Game; job: Job } | Trouble> {
  const asked = await gameAndSetup(args);
  if (isTrouble(asked)) return asked;
  const { game, setup } = asked;
  const bots = botsFor(game, valueOf(args, 'bots') ?? 'random', setup.players);
  if (isTrouble(bots)) return bots;
  const games = numberOf(args, 'games', 100, 1, 10_000_000);
  if (isTrouble(games)) return games;
  const trial = game.setup(setup);
  if (isFaults(trial)) return failed(faultLines(game.id, trial));
  return { game, job: { game: game.id, setup, bots, seed: valueOf(args, 'seed') ?? '1', from: 0, to: games } };
}

export const simulate: Command = {
  takes: 'GAME',
  summary: 'lets bots play many games and reports how they end',
  text: 'Plays on all cores. The same seed gives the same games, on any number of cores. Every figure comes with its 95 % bounds.',
  flags: {
    ...SETUP_FLAGS,
    games: { takes: 'N', text: 'how many games (100)' },
    bots: { takes: 'LEVEL[,LEVEL…]', text: 'one level for all seats, or one per seat (random)' },
    seed: { takes: 'TEXT', text: 'the seed of all chance (1)' },
    threads: { takes: 'N', text: 'how many threads (one per core)' },
    each: {
      takes: 'KEY[,KEY…]',
      text: 'a table: one line for each value of these options, of players, or of what the games were dealt, with defeats by cause',
    },
    json: { text: 'print JSON' },
  },
  run: async (args) => {
    const found = await jobFrom(args);
    if (isTrouble(found)) return found;
    const threads = numberOf(args, 'threads', undefined, 1, 256);
    if (isTrouble(threads)) return threads;
    const { game, job } = found;
    const each = valueOf(args, 'each');
    if (each !== undefined) return printTable(game, job, each.split(','), threads, args.flags['json'] !== undefined);
    const { played, seconds } = await playAll(job, threads);
    const summary = summarize(job, game, played, seconds);
    print(args.flags['json'] ? JSON.stringify(summary, null, 2) : report(summary));
    return 0;
  },
};

async function playAll(job: Job, threads: number | undefined): Promise<{ played: Played[]; seconds: number }> {
  const played: Played[] = [];
  const bar = progressBar(job.to);
  const began = performance.now();
  const note = (one: Played) => {
    played.push(one);
    bar.step();
  };
  await runOverCores(job, note, threads);
  bar.end();
  played.sort((a, b) => a.number - b.number);
  return { played, seconds: (performance.now() - began) / 1000 };
}
/** Every line is printed when its games are played: a large table takes its time. */
async function printTable(game: Game, job: Job, words: readonly string[], threads: number | undefined, asJson: boolean) {
  const plan = planOf(game, job, words);
  if (isTrouble(plan)) return plan;
  for (const cell of plan.cells) {
    const { played, seconds } = await playAll(cell.job, threads);
    const unknown = plan.facts.find((fact) => played.every(({ facts }) => facts[fact] === undefined));
    if (unknown !== undefined) return misused(`${game.name} has neither an option nor a fact "${unknown}".`);
    for (const group of groupsOf(played, plan.facts)) {
      const summary = summarize(cell.job, game, group.played, seconds);
      print(asJson ? JSON.stringify({ ...summary, group: group.name }) : cellLine([...group.name, ...cell.name], summary));
    }
  }
  return 0;
}
