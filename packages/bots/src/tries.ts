import { type Mind, type Plan, perform, quickRandom, refusal, type Seat, type Types, waitingFor } from '@nightfall/kernel';
import { type Chance, type Ground, playOn } from './play-out.ts';

/** One way things may turn out: what lies hidden, how the dice fall, what the players think of. The same for every plan. */
type Fate<T extends Types> = { readonly start: T['state']; readonly chance: Chance };

/** Chance number `n`, made anew each time. */
export const chancesFrom =
  (seed: number) =>
  (n: number): Chance => ({ dice: stream(seed, n, 2), minds: stream(seed, n, 3), order: stream(seed, n, 4) });
const stream = (seed: number, n: number, which: number) =>
  quickRandom(Math.imul(seed ^ which, 0x85ebca6b) + Math.imul(n, 0x9e3779b1));

/** Fate number `n`, made anew each time. */
export const fatesFrom = <T extends Types>(game: Ground<T>, mind: Mind<T>, v: T['view'], seat: Seat, seed: number) => {
  const imagine = imagineIn(game, mind);
  const chances = chancesFrom(seed);
  return (n: number): Fate<T> => ({ start: imagine(v, seat, stream(seed, n, 1)), chance: chances(n) });
};
/** Where nothing is secret, a view is the whole state. */
function imagineIn<T extends Types>(game: Ground<T>, { imagine }: Mind<T>): NonNullable<Mind<T>['imagine']> {
  if (imagine) return imagine;
  if (game.secrets) throw new Error(`${game.name} has secrets: nobody can look ahead without \`mind.imagine\``);
  return (v) => game.clone(v as T['state']);
}

/** Plays the plan and then quickly on, as far as the mind looks; notes what that is worth, and returns the number of inputs. */
export function tryPlan<T extends Types>(
  game: Ground<T>,
  mind: Mind<T>,
  { start: s, chance }: Fate<T>,
  from: T['view'],
  seat: Seat,
  { plan, worths }: { readonly plan: Plan<T>; readonly worths: number[] },
): number {
  const played = carryOut(game, s, seat, plan);
  const inputs = playOn(game, s, mind.quick, chance, () => mind.isCut?.(s, from) ?? false);
  worths.push(mind.value(s, seat));
  return played + inputs;
}

/** The moves of a plan, as long as the game asks this seat and accepts them. */
function carryOut<T extends Types>(game: Ground<T>, s: T['state'], seat: Seat, plan: Plan<T>): number {
  let played = 0;
  for (const move of plan) {
    const asked = waitingFor(game.book, s);
    if (asked.for !== 'seats' || !asked.seats.includes(seat) || refusal(game.book, s, move)) break;
    perform(game.book, s, move);
    played += 1;
  }
  return played;
}
