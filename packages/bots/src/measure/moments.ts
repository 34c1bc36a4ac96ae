import {
  type Bot,
  botOf,
  type Game,
  isFaults,
  quickRandom,
  type Seat,
  type Setup,
  type Types,
  usualLevel,
} from '@nightfall/kernel';
import { playOut } from '../play-out.ts';

/** A seat that has to decide, and what it sees. */
export type Moment<T extends Types> = { readonly view: T['view']; readonly seat: Seat };

/** Every decision of a whole game between the usual bots. */
export function momentsOf<T extends Types>(game: Game<T>, setup: Setup, seed: number): Moment<T>[] {
  const s = game.setup(setup);
  if (isFaults(s)) throw new Error(s.map(({ text }) => text).join('; '));
  const found: Moment<T>[] = [];
  const { bot } = botOf(game, usualLevel(game)!)!;
  const noting: Bot<T> = (v, seat, random, time) => {
    const moves = bot(v, seat, random, time);
    if (moves.length > 0) found.push({ view: game.secrets ? v : game.clone(v as T['state']), seat });
    return moves;
  };
  playOut(game, s, Array<Bot<T>>(setup.players).fill(noting), quickRandom(seed));
  return found;
}
/** So many of a list, evenly spread. */
export const evenly = <V>(list: readonly V[], count: number): V[] =>
  Array.from(
    { length: Math.min(count, list.length) },
    (_, i) => list[Math.floor((i * list.length) / Math.min(count, list.length))]!,
  );
