import {
  canonical,
  type Entry,
  type Game,
  Match,
  type Night,
  nightOf,
  parseRecord,
  type Reached,
  type RecordText,
  refusal,
  replayRecord,
  type Seat,
  verifyRecord,
} from '@nightfall/kernel';
import { botChance } from './bots.ts';
import { answerTo, type BotMove } from './house.ts';

/** A night that was played as everybody plays it, and what was reached in it. */
export type Checked = { readonly match: Match; readonly reached: Reached; readonly name: string };

/**
 * Is this record a whole night of this date, with its table, its dice and its bots, in which nothing was taken back that was not
 * free? A sentence says what is wrong with any other.
 */
export function checkNight(game: Game, date: string, text: string): Checked | string {
  const checked = checkDice(game, date, text);
  if (typeof checked === 'string') return checked;
  return new Replay(game, nightOf(game, date)!, checked.match.head).run(checked.match.log) ?? checked;
}

/** The same for those who cannot wait until the bots have thought again: table, rules and dice. */
export function checkDice(game: Game, date: string, text: string): Checked | string {
  const night = nightOf(game, date);
  const record = parseRecord(text);
  if (!night) return 'This game has no nights.';
  if ('where' in record) return 'It can’t be read: it was damaged or changed.';
  const wrong = otherTable(game, night, record);
  if (wrong !== undefined) return wrong;
  const match = replayRecord(game, record, night.seed);
  if (!(match instanceof Match)) return 'It was damaged or changed: what is in it is not possible in this game.';
  if (!match.isOver) return 'This night was not played to its end.';
  if (verifyRecord(game, { ...record, seed: night.seed }).length > 0) return 'The dice are not those of this night.';
  return { match, reached: game.nightly!.reached(match.view(night.seat)), name: match.head.names[night.seat] ?? '' };
}

function otherTable(game: Game, { setup, holders }: Night, { head, version }: RecordText): string | undefined {
  if (head.game !== game.id) return 'This is a record of another game.';
  if (version !== game.version || head.version !== version) return 'This night was played under other rules.';
  const isSame = canonical([head.setup, head.holders]) === canonical([setup, holders]) && head.together === undefined;
  return isSame ? undefined : 'The table is not that of this night.';
}

/** Follows a log line by line, and asks the bots what they would have played. */
class Replay {
  readonly #match: Match;
  readonly #night: Night;
  /** What the bot that acts now said it would do. */
  #answer: { readonly seat: Seat; readonly moves: BotMove[] } | undefined;

  constructor(game: Game, night: Night, head: Match['head']) {
    const match = Match.begin(game, head);
    if (!(match instanceof Match)) throw new Error('a match that was begun cannot be begun again');
    this.#match = match;
    this.#night = night;
  }
  run(log: readonly Entry[]): string | undefined {
    for (const entry of log) {
      const wrong = this.#wrongIn(entry);
      if (wrong !== undefined) return wrong;
      this.#match.append(entry);
      this.#forget();
    }
    return undefined;
  }
  /** A bot that is not asked any more thinks anew the next time. */
  #forget(): void {
    const asked = this.#match.waiting;
    if (asked.for === 'seats' && !asked.seats.includes(this.#answer?.seat ?? -1)) this.#answer = undefined;
  }
  #wrongIn(entry: Entry): string | undefined {
    if (entry.type === 'undo') return this.#wrongUndo(entry);
    if (entry.type !== 'input') return 'Somebody else played a part of this night.';
    const { input } = entry;
    if (!('seat' in input)) return undefined;
    if (input.seat === this.#night.seat) this.#answer = undefined;
    else if (!this.#isOwn(input)) return 'A bot did what it does not do.';
    return undefined;
  }
  #wrongUndo({ seat, to }: Entry & { type: 'undo' }): string | undefined {
    this.#answer = undefined;
    return this.#match.turnStart(seat) <= to ? undefined : 'Something was taken back that is final.';
  }
  #isOwn(input: BotMove): boolean {
    const { seat } = input;
    const head = this.#answer?.seat === seat ? this.#answer.moves[0] : undefined;
    // What a bot meant to do next may not be possible any more: then it thinks again.
    if (!head || refusal(this.#match.game.book, this.#match.state, head)) this.#ask(seat);
    return canonical(this.#answer!.moves.shift() ?? null) === canonical(input);
  }
  #ask(seat: Seat): void {
    const { game, inputs } = this.#match;
    const level = this.#night.holders[seat]!.slice('bot:'.length);
    const seed = botChance(this.#night.seed, inputs.length, seat);
    this.#answer = { seat, moves: [...answerTo(game, { game: game.id, level, view: this.#match.view(seat), seat, seed })] };
  }
}
