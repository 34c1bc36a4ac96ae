import { playOut } from '@nightfall/bots';
import { botOf, type Game, isFaults, quickRandom, type Result, seedOf, type Setup } from '@nightfall/kernel';

/** Games `from` to `to − 1` of a simulation. Each game has its own stream of chance: the result does not depend on who plays it. */
export type Job = {
  readonly game: string;
  readonly setup: Setup;
  readonly bots: readonly string[];
  readonly seed: string;
  readonly from: number;
  readonly to: number;
};
export type Played = {
  /** Which game of the simulation it was. */
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
  const bots = job.bots.map((level) => botOf(game, level)!.bot);
  for (let number = job.from; number < job.to; number++) {
    const state = game.setup(job.setup);
    if (isFaults(state)) throw new Error(state.map(({ where, text }) => `${where}: ${text}`).join('; '));
    try {
      const { result, inputs } = playOut(game, state, bots, quickRandom(seedOf(`${job.seed}/${number}`)));
      tell(
        result
          ? { ...pick(result), number, inputs }
          : { number, outcome: 'unfinished', winners: [], scores: [], title: '', reason: '', causes: [], facts: {}, inputs },
      );
    } catch (error) {
      throw brokenGame(job, number, error);
    }
  }
}
const pick = ({ outcome, winners, scores, title, text, causes = [], facts = {} }: Result) => ({
  ...{ outcome, winners, scores, title, causes, facts },
  reason: reasonIn(text),
});
/** The first sentence, unless it counts something: then every game would have an end of its own. */
const reasonIn = (text: string): string => {
  const [first] = /^[^.]*\./.exec(text) ?? [''];
  return /\d/.test(first) ? '' : first;
};
