import type { Random } from '../chance/random.ts';
import { anyMoves, shapesIn } from '../derived.ts';
import { type Game, isRefusal } from '../game.ts';
import { legal } from '../play.ts';
import type { Fields } from '../shape.ts';
import type { Seat, Types } from '../types.ts';

/** Well-formed moves to try the rules out with: any at all, and legal ones bent a little, which may be just illegal, or the other way round. */
export function attemptsOf<T extends Types>(game: Game<T>, v: T['view'], seat: Seat, random: Random): readonly T['move'][] {
  if (game.attempts) return game.attempts(v, seat, random);
  const shapes = shapesIn(game.book);
  const listed = legal(game.book, v, seat).filter((move) => move.type !== 'pass');
  const bentMoves = listed.flatMap((move) => {
    const found = game.readMove(bentMove(move, shapes[move.type as keyof typeof shapes], random));
    return isRefusal(found) ? [] : [found];
  });
  return [...anyMoves<T>(shapes, (data) => game.readMove(data), seat, random), ...bentMoves];
}

/** The move with one of its fields changed. */
function bentMove(move: object, fields: Fields, random: Random): object {
  const names = Object.keys(fields);
  const name = names[random.int(Math.max(1, names.length))];
  if (name === undefined) return move;
  const value = (move as Record<string, unknown>)[name];
  return { ...move, [name]: bent(value, random) ?? fields[name]!.any(random) };
}
/** Almost the same: a number a little larger or smaller, a list with one item bent or written twice; undefined if there is no such thing. */
function bent(value: unknown, random: Random): unknown {
  if (typeof value === 'number') return value + random.int(25) - 12;
  if (!Array.isArray(value) || value.length === 0) return undefined;
  const i = random.int(value.length);
  const item = bent(value[i], random) ?? (value[i] as unknown);
  return [...value.slice(0, random.int(4) === 0 ? i + 1 : i), item, ...value.slice(i + 1)] as unknown[];
}
