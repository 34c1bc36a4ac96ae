import { type Bout, mean, pairedDifference, rate, type Rating, ratings, SequentialTest } from '@nightfall/bots';
import { type Game, type Seat, sidesOf, type Setup, wideRandom } from '@nightfall/kernel';
import type { Player } from './player.ts';
import { type Refereed, referee } from './referee.ts';

/** One match of a tournament: who sat where, and what each got of it (1 won, 0 lost; in a game of points, the points). */
export type Bounded = {
  readonly number: number;
  readonly seats: readonly string[];
  readonly got: { readonly [name: string]: number };
  readonly refereed: Refereed;
};
export type Standing = {
  readonly name: string;
  readonly games: number;
  /** The share of games won, or the mean of the points. */
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly forfeits: number;
  readonly rating: Rating | undefined;
};

/** A seed of 256 bits for the dice of game `number`, the same for everyone who plays it. */
function seedFor(seed: string, number: number): string {
  const { u32 } = wideRandom(`${seed}/${number}/dice`);
  return Array.from({ length: 8 }, () => u32().toString(16).padStart(8, '0')).join('');
}

/** Who sits where, for every match on one seed: teams of one kind where all win together, else every pair on both sides. */
export function seatings(game: Game, setup: Setup, names: readonly string[]): readonly (readonly string[])[] {
  const seats = Array.from({ length: setup.players }, (_, seat) => seat);
  if (game.kind !== 'versus') return names.map((name) => seats.map(() => name));
  const isFirst = firstSide(game, setup);
  const rivals = names.flatMap((a) => names.filter((b) => b !== a).map((b) => [a, b] as const));
  return rivals.map(([a, b]) => seats.map((seat) => (isFirst(seat) ? a : b)));
}
/** The seats of the first of two sides; where everyone plays for themselves, every other seat. */
function firstSide(game: Game, setup: Setup): (seat: Seat) => boolean {
  const [first, second] = sidesOf(game, setup);
  return second ? (seat) => first!.seats.includes(seat) : (seat) => seat % 2 === 0;
}

/** Plays a match with these seats; what each player got of it. */
export async function playBout(
  game: Game,
  setup: Setup,
  seats: readonly string[],
  players: ReadonlyMap<string, Player>,
  seed: string,
  number: number,
): Promise<Bounded> {
  const refereed = await referee(
    game,
    setup,
    seats.map((name) => players.get(name)!),
    seedFor(seed, number),
  );
  return {
    number,
    seats,
    got: Object.fromEntries([...new Set(seats)].map((name) => [name, gotBy(seats, name, refereed)])),
    refereed,
  };
}
/** A player who forfeits loses, and the others win. */
function gotBy(seats: readonly string[], name: string, { result, forfeit }: Refereed): number {
  if (forfeit) return seats[forfeit.seat] === name ? 0 : 1;
  if (!result) return 0;
  if (result.outcome === 'scored' && result.winners.length === 0) return result.scores[0] ?? 0;
  return result.winners.some((seat) => seats[seat] === name) ? 1 : 0;
}

/** The table of a tournament, the best first. */
export function standings(bouts: readonly Bounded[], names: readonly string[], isPoints: boolean): readonly Standing[] {
  const rated = new Map(ratings(duels(bouts)).map((rating) => [rating.name, rating]));
  return names
    .map((name) => {
      const got = bouts.flatMap((bout) => bout.got[name] ?? []);
      const { value, low, high } = isPoints ? mean(got) : rate(got.filter((one) => one === 1).length, got.length);
      const forfeits = bouts.filter(({ refereed: { forfeit } }) => forfeit?.name === name).length;
      return { name, games: got.length, value, low, high, forfeits, rating: rated.get(name) };
    })
    .toSorted((a, b) => b.value - a.value);
}
/** Matches of two players, for ratings; a team has played against the others on the same seed. */
const duels = (bouts: readonly Bounded[]): readonly Bout[] =>
  bouts.flatMap(({ got }) => {
    const [first, second] = Object.keys(got);
    return first !== undefined && second !== undefined ? [{ first, second, got: got[first]! }] : [];
  });

/** Is the first of two players better than the second? In pairs on the same seed, looked at after each. */
export function comparison(bouts: readonly Bounded[], [first, second]: readonly [string, string]) {
  const mean = (number: number, name: string) => {
    const got = bouts.filter((bout) => bout.number === number).flatMap((bout) => bout.got[name] ?? []);
    return got.reduce((sum, one) => sum + one, 0) / Math.max(1, got.length);
  };
  const numbers = [...new Set(bouts.map(({ number }) => number))];
  const test = new SequentialTest({ better: 0.1, even: 0, error: 0.05 });
  const pairs = numbers.map((number) => [mean(number, first), mean(number, second)] as const);
  let finding: ReturnType<SequentialTest['add']> = 'open';
  for (const [a, b] of pairs) finding = test.add(a - b);
  return {
    finding,
    difference: pairedDifference(
      pairs.map(([a]) => a),
      pairs.map(([, b]) => b),
    ),
  };
}
