import {
  botOf,
  type Game,
  type Input,
  isFaults,
  quickRandom,
  type Random,
  type Result,
  seedOf,
  type Setup,
  wideRandom,
} from '@nightfall/kernel';
import { type Chance, playOut } from '../play-out.ts';

/** Games `from` to `to − 1` of a series. Each game has its own chance: the result does not depend on who plays it. */
export type Job = {
  readonly game: string;
  readonly setup: Setup;
  /** The level in each seat. */
  readonly bots: readonly string[];
  readonly seed: string;
  readonly from: number;
  readonly to: number;
  /** Dice and bots draw from streams of their own, so that game `n` has the same dice whoever plays it: pairs can be compared. */
  readonly isPaired?: boolean;
};
export type Played = {
  /** Which game of the series it was. */
  readonly number: number;
  readonly outcome: 'won' | 'lost' | 'scored' | 'unfinished';
  readonly winners: readonly number[];
  readonly scores: readonly number[];
  readonly title: string;
  /** How it came to that, in a sentence: "No tower stands." */
  readonly reason: string;
  /** Why it was lost, where the game tells. */
  readonly causes: readonly string[];
  /** Facts the game reports: words and numbers. */
  readonly facts: { readonly [name: string]: string | number };
  readonly inputs: number;
};

/** A bug of the rules or of a bot, with what is needed to see it again. */
const brokenGame = ({ game, seed }: Job, number: number, error: unknown) =>
  new Error(`${game}, seed ${seed}, game ${number}: ${(error as Error).message}`, { cause: error });

export function runJob(game: Game, job: Job, tell: (played: Played) => void): void {
  for (let number = job.from; number < job.to; number++)
    try {
      tell(playGame(game, job, number));
    } catch (error) {
      throw brokenGame(job, number, error);
    }
}
/** Game `number` of the series, whoever plays it and wherever. */
export function playGame(game: Game, job: Job, number: number, note?: (input: Input) => void): Played {
  const state = game.setup(job.setup);
  if (isFaults(state)) throw new Error(state.map(({ where, text }) => `${where}: ${text}`).join('; '));
  const bots = job.bots.map((level) => botOf(game, level)!.bot);
  const { result, inputs } = playOut(game, state, bots, chanceFor(job, number), undefined, undefined, note);
  return result
    ? { ...pick(result), number, inputs }
    : { number, outcome: 'unfinished', winners: [], scores: [], title: '', reason: '', causes: [], facts: {}, inputs };
}
function chanceFor({ seed, isPaired = false }: Job, number: number): Random | Chance {
  if (!isPaired) return quickRandom(seedOf(`${seed}/${number}`));
  const stream = (which: string) => wideRandom(`${seed}/${number}/${which}`);
  return { dice: stream('dice'), minds: stream('minds'), order: stream('order') };
}
const pick = ({ outcome, winners, scores, title, text, causes = [], facts = {} }: Result) => ({
  outcome,
  winners,
  scores,
  title,
  causes,
  facts,
  reason: reasonIn(text),
});
/** The first sentence, unless it counts something: then every game would have an end of its own. */
const reasonIn = (text: string): string => {
  const [first] = /^[^.]*\./.exec(text) ?? [''];
  return /\d/.test(first) ? '' : first;
};
