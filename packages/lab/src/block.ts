import { type Job, type Played, playGame, runJob } from '@nightfall/bots';
import { botOf, type Game, type Input, isFaults, Match, printRecord, seatingOf, usualLevel, wideRandom } from '@nightfall/kernel';
import { withLevels } from './levels.ts';
import { counted, type Used } from './uses.ts';
import { type Watched, watched } from './watch.ts';
import { without } from './without.ts';

/** Games of a cell to be played: an ordinary series, with what the lab takes away or looks at. */
export type LabJob = Job & {
  readonly without?: readonly string[];
  /** From whom, by the name of the side; null: from everyone. */
  readonly side?: string | null;
  readonly curve?: boolean;
  readonly choices?: number;
  /** Moves to count, by a part of their words. */
  readonly uses?: readonly string[];
};
export type LabPlayed = Played & { readonly watched?: Watched; readonly used?: Used };

/** Plays a block. The same job gives the same games wherever it is played. */
export function playBlock(game: Game, job: LabJob): readonly LabPlayed[] {
  const table = tableFor(game, job);
  const played: LabPlayed[] = [];
  if (!isWatched(game, job) && !job.uses) runJob(table, job, (one) => played.push(one));
  else for (let n = job.from; n < job.to; n++) played.push(playSeen(table, job, n));
  return played;
}
/** The game as the lab plays it: with bots of its own, and with what it takes away. */
function tableFor(game: Game, job: LabJob): Game {
  const table = withLevels(game, job.bots);
  return job.without ? without(table, job.without, seatsOf(game, job)) : table;
}

/** One game of a job again, input by input. */
export function inputsOf(game: Game, job: LabJob, number: number): readonly Input[] {
  const inputs: Input[] = [];
  playGame(tableFor(game, job), job, number, (input) => inputs.push(input));
  return inputs;
}
/** One game of a job as a record, which every replay opens. */
export function recordOf(game: Game, job: LabJob, number: number): string {
  const names = seatingOf(game, job.setup).map(({ name }) => name);
  // A player who goes on from a moment of it meets a bot of the game.
  const holders = job.bots.map((level) => `bot:${botOf(game, level) ? level : usualLevel(game)}`);
  const match = Match.begin(game, { game: game.id, version: game.version, setup: job.setup, names, holders, promise: null });
  if (isFaults(match)) throw new Error(`${game.id}: a cell that was played cannot be set up`);
  for (const input of inputsOf(game, job, number)) match.play(input);
  return printRecord(match);
}

const seatsOf = (game: Game, { setup, side = null }: LabJob): ((seat: number) => boolean) => {
  const seats = seatingOf(game, setup);
  return (seat) => side === null || seats[seat]?.side === side;
};
/** Only a game with a mind can say how things stand. */
const isWatched = ({ mind }: Game, { curve = false, choices = 0 }: LabJob): boolean =>
  mind !== undefined && (curve || choices > 0);

/** One game with what was asked about it besides its end. */
function playSeen(game: Game, job: LabJob, number: number): LabPlayed {
  const { game: table, used } = counted(game, job.uses ?? []);
  const played = isWatched(game, job) ? playWatched(table, job, number) : playOne(table, job, number);
  return job.uses ? { ...played, used: used() } : played;
}
function playOne(game: Game, job: LabJob, number: number): LabPlayed {
  const played: Played[] = [];
  runJob(game, { ...job, from: number, to: number + 1 }, (one) => played.push(one));
  return played[0]!;
}

/** A game has a stream of its own for looking, so that nothing of it changes by being watched. */
function playWatched(game: Game, job: LabJob, number: number): LabPlayed {
  const wish = { curve: job.curve ?? false, choices: job.choices ?? 0 };
  const eyes = watched(game, job.setup, wish, wideRandom(`${job.seed}/${number}/watch`));
  return { ...playOne(eyes.game, job, number), watched: eyes.seen() };
}
