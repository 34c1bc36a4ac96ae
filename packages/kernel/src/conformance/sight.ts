import { quickRandom } from '../chance/random.ts';
import type { Game } from '../game.ts';
import { apply } from '../play.ts';
import type { Types } from '../types.ts';
import { quickInput, validSetup } from './chance.ts';
import { seatsOf } from './moment.ts';

/** How many of the seats see something at one moment. */
type Seats = 'every seat' | 'some seats' | 'one seat' | 'nobody';
/** A part of the state, with everything that was found about it: `hands[]` is what stands at any place of the list `hands`. */
export type Sight = { readonly path: string; readonly seats: readonly Seats[]; readonly watcher: readonly boolean[] };

/** Who sees which part of the state, from random games: a page that people read shows a leak that no check was told of. */
export function whoSees<T extends Types>(game: Game<T>, { games, seed }: { games: number; seed: number }): readonly Sight[] {
  const found: Found = new Map();
  for (let i = 0; i < games; i++) watchGame(game, seed + i, found);
  const sights = [...found].map(([path, { seats, watcher }]) => ({ path, seats: inOrder(seats), watcher: toldOf(watcher) }));
  return joined(sights.toSorted((a, b) => (a.path < b.path ? -1 : 1)));
}
const toldOf = (watcher: ReadonlySet<boolean>): readonly boolean[] => [false, true].filter((one) => watcher.has(one));
type Found = Map<string, { readonly seats: Set<Seats>; readonly watcher: Set<boolean> }>;
const ORDER: readonly Seats[] = ['nobody', 'one seat', 'some seats', 'every seat'];
const inOrder = (seats: ReadonlySet<Seats>): readonly Seats[] => ORDER.filter((one) => seats.has(one));

function watchGame<T extends Types>(game: Game<T>, seed: number, found: Found): void {
  const random = quickRandom(seed);
  const setup = validSetup(game, random);
  const state = game.setup(setup) as T['state'];
  let n = 0;
  for (let input = quickInput(game, state, random); input && n < 5000; input = quickInput(game, state, random), n++) {
    look(game, state, setup.players, found);
    apply(game.book, state, input);
  }
}
function look<T extends Types>(game: Game<T>, state: T['state'], players: number, found: Found): void {
  const views = seatsOf({ players }).map((seat) => game.view(state, seat));
  const watched = game.view(state, null);
  for (const { path, value, places } of partsOf(state, '', [])) {
    const part = found.get(path) ?? { seats: new Set(), watcher: new Set() };
    found.set(path, part);
    part.seats.add(howMany(views.filter((v) => at(v, places) === value).length, players));
    part.watcher.add(at(watched, places) === value);
  }
}
function howMany(seats: number, players: number): Seats {
  if (seats === players) return 'every seat';
  if (seats === 0) return 'nobody';
  return seats === 1 ? 'one seat' : 'some seats';
}

type Part = { readonly path: string; readonly value: unknown; readonly places: readonly string[] };
/** The smallest parts of a state, without the stack, which is public. Nothing is learnt from a `null`. */
function* partsOf(value: unknown, path: string, places: readonly string[]): Generator<Part> {
  if (value === null || path === 'stack') return;
  if (typeof value !== 'object') return yield { path, value, places };
  for (const [key, part] of Object.entries(value))
    yield* partsOf(part, Array.isArray(value) ? `${path}[]` : `${path}${path && '.'}${key}`, [...places, key]);
}
const at = (value: unknown, places: readonly string[]): unknown =>
  places.reduce((here: unknown, key) => (here as Record<string, unknown> | null | undefined)?.[key], value);

/** Parts of one thing that are all seen alike become one line. */
function joined(sights: readonly Sight[], under = ''): readonly Sight[] {
  const [first] = sights;
  if (under && sights.every((one) => isAlike(one, first!))) return [{ ...first!, path: under }];
  const names = new Set(sights.map(({ path }) => /^\.?(?:\w+|\[\])/.exec(path.slice(under.length))?.[0] ?? ''));
  return [...names].flatMap((name) => {
    const whole = under + name;
    return joined(
      sights.filter(({ path }) => isIn(path, whole)),
      whole,
    );
  });
}
const isAlike = (a: Sight, b: Sight): boolean => `${a.seats}` === `${b.seats}` && `${a.watcher}` === `${b.watcher}`;
const isIn = (path: string, whole: string): boolean =>
  path === whole || (path.startsWith(whole) && /^[.[]/.test(path.slice(whole.length)));
