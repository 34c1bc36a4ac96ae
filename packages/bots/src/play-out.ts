import {
  type Bot,
  type Game,
  type Input,
  type Out,
  perform,
  type Random,
  refusal,
  type Result,
  type Seat,
  throwDice,
  type Types,
  type Waiting,
  waitingFor,
} from '@nightfall/kernel';

/** Streams apart: a bot that draws one number more changes no roll. */
export type Chance = {
  readonly dice: Random;
  readonly minds: Random;
  /** Who answers first where several are asked. */
  readonly order: Random;
};
export type PlayedOut = { readonly result: Result | undefined; readonly inputs: number; readonly decisions: number };
/** How long a bot takes over an action while a clock runs, in milliseconds of match time. */
const PACE = 3000;

/** As much of a game as it takes to play on. A bot may be part of the game, and needs no more than this of it. */
export type Ground<T extends Types> = Pick<Game<T>, 'name' | 'secrets' | 'book' | 'view' | 'clone'>;

type Clock = { readonly id: string; readonly lasts: number };
type Run<T extends Types> = {
  readonly game: Ground<T>;
  readonly s: T['state'];
  readonly bots: (seat: Seat) => Bot<T>;
  /** How long an action takes while a clock runs, in milliseconds of match time: with several bots, one of them acts sooner. */
  readonly pace: number;
  readonly chance: Chance;
  readonly out: Out<T>;
  /** Hears every input, for those who want to keep the game. */
  readonly note?: ((input: Input<T>) => void) | undefined;
  inputs: number;
  decisions: number;
  /** Match time spent under the running clock, and its name. */
  clock: { id: string; spent: number } | undefined;
};

/**
 * Plays `s` itself to its end, headless, with one bot per seat. Each bot sees the view of its seat and nothing more; chance
 * comes from `random`, or from streams apart. After `limit` inputs it stops, and there is no result.
 */
export function playOut<T extends Types>(
  game: Game<T>,
  s: T['state'],
  bots: readonly Bot<T>[],
  random: Random | Chance,
  limit = 100_000,
  out?: Out<T>,
  note?: (input: Input<T>) => void,
): PlayedOut {
  const chance = 'dice' in random ? random : { dice: random, minds: random, order: random };
  const run: Run<T> = { game, s, chance, out, note, ...begun(PACE / bots.length), bots: (seat) => bots[seat]! };
  while (run.inputs < limit && goOn(run));
  return { result: game.result(game.view(s, null)), inputs: run.inputs, decisions: run.decisions };
}

const begun = (pace: number) => ({ pace, inputs: 0, decisions: 0, clock: undefined });

/** Lets one bot play `s` itself on for all seats, until `isOver` or until the game asks nobody; the number of inputs. */
export function playOn<T extends Types>(
  game: Ground<T>,
  s: T['state'],
  bot: Bot<T>,
  chance: Chance,
  isOver: () => boolean,
): number {
  const run: Run<T> = { game, s, chance, out: undefined, ...begun(PACE), bots: () => bot };
  while (!isOver() && goOn(run));
  return run.inputs;
}

/** Answers the question that the game asks now; false when it asks nobody. */
function goOn<T extends Types>(run: Run<T>): boolean {
  const asked = waitingFor(run.game.book, run.s);
  if (asked.for === 'nobody') return false;
  if (asked.for === 'dice') input(run, { type: 'dice', faces: asked.fixed ?? throwDice(asked.sides, run.chance.dice) });
  else if (!decide(run, asked)) ring(run, asked);
  return true;
}

function input<T extends Types>(run: Run<T>, played: Input<T>): void {
  perform(run.game.book, run.s, played, run.out);
  run.note?.(played);
  run.inputs += 1;
}

/** Lets the asked seats answer, beginning anywhere, until one does; false when all decline or the time is up. */
function decide<T extends Types>(run: Run<T>, { seats, clock }: Waiting & { for: 'seats' }): boolean {
  if (clock && isTimeUp(run, clock)) return false;
  const first = seats.length > 1 ? run.chance.order.int(seats.length) : 0;
  for (let i = 0; i < seats.length; i++) if (answer(run, seats[(first + i) % seats.length]!)) return true;
  return false;
}

function isTimeUp<T extends Types>(run: Run<T>, { id, lasts }: Clock): boolean {
  if (run.clock?.id !== id) run.clock = { id, spent: 0 };
  run.clock.spent += run.pace;
  return run.clock.spent > lasts;
}

/** Plays what the bot of this seat answers, as long as the game still asks it. */
function answer<T extends Types>(run: Run<T>, seat: Seat): boolean {
  const moves = run.bots(seat)(seenBy(run, seat), seat, run.chance.minds);
  for (let i = 0; i < moves.length; i++) {
    const no = refusal(run.game.book, run.s, moves[i]!);
    if (no && i === 0) throw new Error(`the bot of seat ${seat} played ${JSON.stringify(moves[i])}: ${no.rule} ${no.text}`);
    if (no) break;
    input(run, moves[i]!);
  }
  run.decisions += moves.length > 0 ? 1 : 0;
  return moves.length > 0;
}

/** Where nothing is hidden, everyone sees the state itself; bots read it and never change it. */
const seenBy = <T extends Types>({ game, s }: Run<T>, seat: Seat): T['view'] => (game.secrets ? game.view(s, seat) : s);

function ring<T extends Types>(run: Run<T>, { seats, clock }: Waiting & { for: 'seats' }): void {
  if (!clock) throw new Error(`no bot in seats ${seats.join(', ')} answers`);
  run.clock = undefined;
  input(run, { type: 'bell' });
}
