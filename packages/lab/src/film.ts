import {
  canonical,
  data,
  type Fault,
  type Game,
  int,
  isFaults,
  list,
  nullable,
  optional,
  readAs,
  readSetup,
  record,
  text,
  type ValueOf,
  word,
} from '@nightfall/kernel';
import { inputsOf, type LabJob, recordOf } from './block.ts';
import type { Cell } from './cell.ts';
import { levelOf } from './levels.ts';
import { LEVEL, type Plan } from './plan.ts';

const TABLE = record({
  setup: data(20_000),
  bots: list(LEVEL, 64, 1),
  without: optional(list(text(80), 20)),
  side: optional(nullable(text(40))),
});
const NAMED = record({
  game: word(/^[a-z0-9-]{1,60}$/),
  version: int(0, 1_000_000),
  seed: text(100),
  number: int(0, 10_000_000),
  table: TABLE,
  /** The table that it is compared with. */
  rival: optional(TABLE),
});
/** One game of an experiment, named so that anyone with the same rules can play it again. */
export type NamedGame = ValueOf<typeof NAMED>;

const tableOf = ({ setup, bots, without, from }: Cell) => ({
  setup,
  bots,
  ...(without.length > 0 ? { without, side: from } : {}),
});
export const named = (game: Pick<Game, 'id' | 'version'>, { seed }: Plan, number: number, cell: Cell, rival?: Cell): NamedGame =>
  ({
    game: game.id,
    version: game.version,
    seed,
    number,
    table: tableOf(cell),
    ...(rival ? { rival: tableOf(rival) } : {}),
  }) as unknown as NamedGame;

/** What a link names; or what is wrong with it. */
export const readNamed = (value: unknown): NamedGame | readonly Fault[] => readAs(NAMED, value);

/** A game to watch, and the decision with which it left the way of its rival. */
export type Film = { readonly record: string; readonly at: number };
export function filmOf(game: Game, wanted: NamedGame): Film | readonly Fault[] {
  const job = jobOf(game, wanted, wanted.table);
  const rival = wanted.rival && jobOf(game, wanted, wanted.rival);
  if (isFaults(job)) return job;
  if (rival && isFaults(rival)) return rival;
  return { record: recordOf(game, job, wanted.number), at: rival ? partingOf(game, job, rival, wanted.number) : 0 };
}
function jobOf(game: Game, { seed, number, version }: NamedGame, table: ValueOf<typeof TABLE>): LabJob | readonly Fault[] {
  if (version !== game.version) return [OTHER_RULES];
  const setup = readSetup(game, table.setup);
  if (isFaults(setup)) return setup;
  if (!table.bots.every((level) => levelOf(game, level))) return [OTHER_RULES];
  const { bots, without, side = null } = table;
  return {
    game: game.id,
    seed,
    setup,
    bots,
    from: number,
    to: number + 1,
    isPaired: true,
    ...(without ? { without, side } : {}),
  };
}
const OTHER_RULES: Fault = {
  where: 'game',
  code: 'VERSION',
  text: 'This game was played with other rules than those of this Nightfall. Run the experiment again.',
};

/** The first input in which two games differ. */
export function partingOf(game: Game, job: LabJob, rival: LabJob, number: number): number {
  const [own, other] = [inputsOf(game, job, number), inputsOf(game, rival, number)];
  return Math.max(
    0,
    own.findIndex((input, i) => canonical(input) !== canonical(other[i])),
  );
}
