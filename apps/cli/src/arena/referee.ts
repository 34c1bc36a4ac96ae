import {
  type Game,
  isFaults,
  legal,
  Match,
  printRecord,
  refusal,
  type Result,
  type Seat,
  seatingOf,
  type Setup,
} from '@nightfall/kernel';
import { type BotMove, entriesOf, type Question, tableFor, wake } from '@nightfall/table';
import { HandClock } from '../play/hand-clock.ts';
import { Forfeit, type Player } from './player.ts';

/** How a match of the arena ended: by the rules, or because a player gave no legal answer. */
export type Refereed = {
  readonly result: Result | undefined;
  readonly forfeit: { readonly seat: Seat; readonly name: string; readonly text: string } | undefined;
  readonly record: string;
};
const IDLE = 'it must move, and played nothing';
type Stop = { readonly seat: Seat; readonly error: unknown };

/** Plays one match at the table that runs every match, with a clock that stands still while anyone thinks. */
export async function referee(game: Game, setup: Setup, players: readonly Player[], seed: string): Promise<Refereed> {
  const bench = new Bench(game, players);
  const clock = new HandClock();
  const { table } = tableFor(
    { id: 'arena', match: matchFor(game, setup, players, seed), seed },
    { bots: bench, trouble: bench.trouble, time: clock },
  );
  await bench.sit(setup);
  if (!bench.stop) await wake(table);
  while (!table.play.match.isOver && !bench.stop && ((await clock.next()) || (await bench.hasThought())));
  const { match } = table.play;
  const result = game.result(game.view(match.state, null));
  for (const player of new Set(players)) player.over(result ?? null);
  return { result, forfeit: bench.forfeit(), record: printRecord(match, seed, await entriesOf(table)) };
}

/** Every seat is a bot's; which one thinks for it is the referee's business. */
function matchFor(game: Game, setup: Setup, players: readonly Player[], seed: string): Match {
  const holders = players.map(() => `bot:${Object.keys(game.bots)[0]!}`);
  const names = players.map(({ name }) => name);
  const match = Match.begin(game, { game: game.id, version: game.version, setup, names, holders, promise: null }, seed);
  if (isFaults(match)) throw new Error(match.map(({ text }) => text).join(' '));
  return match;
}

/** The players of a match, as the table asks them. */
class Bench {
  readonly #game: Game;
  readonly #players: readonly Player[];
  readonly #thinking = new Set<Promise<unknown>>();
  /** The seat that played nothing when it was asked last. */
  #idle: Seat | undefined;
  stop: Stop | undefined;

  constructor(game: Game, players: readonly Player[]) {
    this.#game = game;
    this.#players = players;
  }
  /** Tells each player once what is played. */
  async sit(setup: Setup): Promise<void> {
    const { id, version } = this.#game;
    const sitting = { game: id, version, setup, seats: seatingOf(this.#game, setup) };
    for (const [seat, player] of this.#players.entries())
      if (this.#players.indexOf(player) === seat) await this.#noting(seat, player.sit(sitting));
  }
  ask(question: Question): Promise<readonly BotMove[]> {
    const { seat } = question;
    const answer = this.#noting(seat, this.#answer(question)).then((moves = []) => {
      this.#idle = moves.length === 0 ? seat : undefined;
      return moves;
    });
    this.#thinking.add(answer);
    void answer.finally(() => this.#thinking.delete(answer));
    return answer;
  }
  /** Waits for someone who thinks; false if nobody does. */
  async hasThought(): Promise<boolean> {
    if (this.#thinking.size === 0) return false;
    await Promise.race(this.#thinking);
    return true;
  }
  /** The table is stuck: somebody had to move and did not, or it is an error of our own. */
  readonly trouble = (error: unknown): void => {
    this.stop ??= this.#idle === undefined ? { seat: -1, error } : { seat: this.#idle, error: new Forfeit(IDLE) };
  };
  /** Who gave no legal answer; an error of our own is thrown. */
  forfeit(): Refereed['forfeit'] {
    if (!this.stop) return undefined;
    const { seat, error } = this.stop;
    if (!(error instanceof Forfeit)) throw error;
    return { seat, name: this.#players[seat]!.name, text: error.message };
  }

  /** The first move must be legal; those after it are left out if they no longer are. */
  async #answer(question: Question): Promise<readonly BotMove[]> {
    const { seat, view } = question;
    const moves = await this.#players[seat]!.answer(question, legal(this.#game.book, view, seat));
    const first = moves[0] && readIn(this.#game, { ...moves[0], seat });
    const no = first && ('move' in first ? refusal(this.#game.book, view, first.move) : first);
    if (no) throw new Forfeit(`${JSON.stringify(moves[0])} is not allowed: ${no.text} (${no.rule})`);
    return moves.map((move) => ({ ...move, seat }));
  }
  async #noting<V>(seat: Seat, promise: Promise<V>): Promise<V | undefined> {
    try {
      return await promise;
    } catch (error) {
      this.stop ??= { seat, error };
      return undefined;
    }
  }
}
/** A move from outside, read by the game. */
function readIn(game: Game, move: BotMove): { readonly move: BotMove } | { readonly rule: string; readonly text: string } {
  if (move.type === 'pass') return { move };
  const read = game.readMove(move);
  return 'code' in read ? read : { move: read };
}
