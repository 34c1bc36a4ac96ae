import { type Game, type Input, type Mind, perform, type Plan, type Seat, type Types, waitingFor } from '@nightfall/kernel';

/** A game as it was played, to look back on. */
export type Played<T extends Types> = {
  readonly game: Game<T> & { readonly mind: Mind<T> };
  readonly start: T['state'];
  readonly inputs: readonly Input<T>[];
  /** The seats of whoever looks back, all on one side; `seat` is one of them. */
  readonly seats: readonly Seat[];
  readonly seat: Seat;
  /** How many sit at the table. */
  readonly players: number;
};
/** The first question of a chapter: `at` inputs had been made. */
export type Station<T extends Types> = { readonly at: number; readonly chapter: string; readonly state: T['state'] };
/** A decision of one of these seats, and the moves that followed from it. */
export type Decided<T extends Types> = Station<T> & { readonly seat: Seat; readonly played: Plan<T> };
export type Story<T extends Types> = {
  readonly stations: readonly Station<T>[];
  readonly decisions: readonly Decided<T>[];
  readonly end: T['state'];
};

const isMove = <T extends Types>(input: Input<T> | undefined): input is Plan<T>[number] =>
  input !== undefined && input.type !== 'dice' && input.type !== 'bell';

/** Plays the game again and notes where its chapters and the decisions of these seats begin. */
export function storyOf<T extends Types>({ game, start, inputs, seats, seat }: Played<T>): Story<T> {
  const [stations, decisions]: [Station<T>[], Decided<T>[]] = [[], []];
  const s = game.clone(start);
  inputs.forEach((input, at) => {
    const asked = waitingFor(game.book, s);
    if (asked.for === 'seats') {
      const station = { at, chapter: game.mind.chapter(game.view(s, seat)), state: game.clone(s) };
      if (stations.at(-1)?.chapter !== station.chapter) stations.push(station);
      if (isMove(input) && seats.includes(input.seat) && isDecision(game, s, input.seat))
        decisions.push({ ...station, seat: input.seat, played: runOf(game, s, inputs, at) });
    }
    perform(game.book, s, input);
  });
  return { stations, decisions, end: s };
}
const isDecision = <T extends Types>({ mind, view }: Played<T>['game'], s: T['state'], seat: Seat): boolean =>
  mind.isDecision?.(view(s, seat), seat) ?? true;

/** The moves of this seat from here on, up to dice, to somebody else's move, or to the next decision. */
function runOf<T extends Types>(game: Played<T>['game'], from: T['state'], inputs: readonly Input<T>[], at: number): Plan<T> {
  const s = game.clone(from);
  const first = inputs[at] as Plan<T>[number];
  const run = [first];
  perform(game.book, s, first);
  for (let next = inputs[at + 1]; isMove(next) && next.seat === first.seat; next = inputs[at + run.length]) {
    if (waitingFor(game.book, s).for !== 'seats' || isDecision(game, s, first.seat)) break;
    perform(game.book, s, next);
    run.push(next);
  }
  return run;
}
