import { availableParallelism } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { entry } from '@nightfall/catalog';
import { chartOf, csvOf, type LabResult, type Players, playCells, reportPage, resultOf } from '@nightfall/lab';
import { type Arguments, numberOf, valueOf } from '../arguments.ts';
import { type Command, complain, print } from '../command.ts';
import { makeFolder, writeText } from '../files.ts';
import { type Experiment, readExperiment } from '../lab/experiment.ts';
import { keeping } from '../lab/kept.ts';
import { resultLines } from '../lab/lines.ts';
import { linksFor } from '../lab/links.ts';
import { sayingWhatIsKept } from '../lab/stopped.ts';
import { type Crew, hireCrew } from '../simulate/crew.ts';
import { progressBar } from '../simulate/progress.ts';
import { isTrouble, misused, type Trouble } from '../trouble.ts';

export const lab: Command = {
  takes: '[check] FILE… | worker',
  summary: 'plays an experiment: what a change of numbers does, with its bounds',
  text: 'Writes the report beside the file: NAME.html, NAME.json, NAME.csv, and the picture of its figures in NAME.svg. Stopped, it goes on where it was. `lab check` writes nothing and fails when a target is missed. With --queue the games are played by whoever runs `lab worker` on the same PostgreSQL. docs/guides/lab.md explains the file.',
  flags: {
    games: { takes: 'N', text: 'the number of games at each table, whatever the file says: a first look' },
    threads: { takes: 'N', text: 'how many threads (one per core)' },
    out: { takes: 'FOLDER', text: "where the report goes (the file's own folder)" },
    site: { takes: 'ADDRESS', text: 'the address of a Nightfall, for links that watch and play (http://localhost:8080)' },
    queue: { takes: 'URL', text: 'a PostgreSQL through which several machines share the games' },
    lease: { takes: 'SECONDS', text: 'how long a worker has for a block before another gets it (120)' },
    json: { text: 'print the result as JSON' },
  },
  run: async (args) => {
    const [first, ...rest] = args.words;
    if (first === 'worker') return work(valueOf(args, 'queue'));
    const isCheck = first === 'check';
    const files = isCheck ? rest : args.words;
    if (files.length === 0) return misused('name an experiment file.');
    const threads = numberOf(args, 'threads', availableParallelism(), 1, 256);
    if (isTrouble(threads)) return threads;
    if (valueOf(args, 'queue') !== undefined) return runAll(files, isCheck, args);
    // The threads load while the files are read, and go on from file to file.
    const crew = hireCrew(threads);
    try {
      return await runAll(files, isCheck, args, crew);
    } finally {
      crew.end();
    }
  },
};

/** Plays the files one after the other; a check fails when one of them misses a target. */
async function runAll(files: readonly string[], isCheck: boolean, args: Arguments, crew?: Crew): Promise<number | Trouble> {
  const ends = [];
  for (const path of files) {
    const end = await runFile(path, isCheck, args, crew);
    if (isTrouble(end)) return end;
    ends.push(end);
  }
  return isCheck && ends.includes(false) ? 1 : 0;
}

/** Plays one file and tells what it found: are all targets met? */
async function runFile(path: string, isCheck: boolean, args: Arguments, crew?: Crew): Promise<boolean | Trouble> {
  const games = numberOf(args, 'games', undefined, 1, 1_000_000);
  if (isTrouble(games)) return games;
  const experiment = await readExperiment(path, games);
  if (isTrouble(experiment)) return experiment;
  const folder = valueOf(args, 'out') ?? dirname(path);
  const noFolder = isCheck ? undefined : makeFolder(folder);
  if (noFolder) return noFolder;
  const base = join(folder, basename(path).replace(/\.[^.]+$/, ''));
  const result = await (crew ? playHere(experiment, base, isCheck, crew) : playThere(experiment, args));
  if (isTrouble(result)) return result;
  const isJson = Boolean(args.flags['json']);
  print(isJson ? JSON.stringify(result, null, 2) : resultLines(result, entry(experiment.game.id)?.score));
  const trouble = isCheck ? undefined : writeReport(base, experiment, result, valueOf(args, 'site'));
  if (trouble) return trouble;
  // What is printed as JSON is nothing else.
  if (!isCheck) (isJson ? complain : print)(`report: ${base}.html (beside it: .json, .csv, .svg)`);
  return result.isKept;
}
/** Over the threads of this machine, with what was played kept in a file. */
function playHere(experiment: Experiment, base: string, isCheck: boolean, { share }: Crew): Promise<LabResult> {
  const path = `${base}.games`;
  const players = isCheck ? withBar(share) : keeping(path, withBar(share), { probe: share, say: complain });
  const where = isCheck ? 'none is kept: `lab check` writes nothing' : `kept in ${path}; run it again, and it goes on from there`;
  return play(experiment, sayingWhatIsKept(players, where, complain));
}
/** Over the machines that work on a queue. */
async function playThere(experiment: Experiment, args: Arguments): Promise<LabResult | Trouble> {
  const lease = numberOf(args, 'lease', 120, 1, 86_000);
  if (isTrouble(lease)) return lease;
  const { overMachines } = await import('../lab/queue.ts');
  const { players, close } = await overMachines(valueOf(args, 'queue')!, { lease, say: complain });
  complain('the games wait in the queue for `nightfall lab worker`; what was played before is taken from there');
  try {
    const where = 'kept in the queue; run it again, and it goes on from there';
    return await play(experiment, sayingWhatIsKept(withBar(players), where, complain));
  } finally {
    await close();
  }
}
/** Plays blocks for others until it is interrupted. */
async function work(queue: string | undefined): Promise<number | Trouble> {
  if (queue === undefined) return misused('a worker needs --queue, the address of a PostgreSQL.');
  const { workOn } = await import('../lab/queue.ts');
  const stop = await workOn(queue, ({ key, number, job }, failure) =>
    failure ? complain(failure) : print(`${job.game} ${key}/${number}: ${job.to - job.from} games`),
  );
  print('waiting for games to play; Ctrl+C stops');
  await new Promise((resolve) => ['SIGINT', 'SIGTERM'].forEach((signal) => process.once(signal, resolve)));
  await stop();
  return 0;
}
/** Shows how far they are, and how long it will take. */
const withBar =
  (players: Players): Players =>
  async (blocks, tell) => {
    const bar = progressBar(blocks.reduce((sum, { job }) => sum + job.to - job.from, 0));
    await players(blocks, (block, played) => {
      tell(block, played);
      for (const _ of played) bar.step();
    });
    bar.end();
  };

const play = async ({ game, plan, cells }: Experiment, players: Players): Promise<LabResult> =>
  resultOf(game, plan, await playCells(game, plan, cells, players));

function writeReport(base: string, experiment: Experiment, result: LabResult, site: string | undefined): Trouble | undefined {
  const chart = chartOf(result);
  return (
    (chart === undefined ? undefined : writeText(`${base}.svg`, `${chart}\n`)) ??
    writeText(`${base}.json`, `${JSON.stringify(result, null, 2)}\n`) ??
    writeText(`${base}.csv`, csvOf(result)) ??
    writeText(`${base}.html`, reportPage(result, linksFor(experiment, site)))
  );
}
