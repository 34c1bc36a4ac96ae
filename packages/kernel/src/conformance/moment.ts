import type { Random } from '../chance/random.ts';
import type { Game } from '../game.ts';
import type { Input, Seat, Types } from '../types.ts';
import type { Notes } from './report.ts';

/** A game at one moment. */
export type Moment<T extends Types> = {
  readonly game: Game<T>;
  readonly state: T['state'];
  readonly players: number;
  readonly random: Random;
  readonly notes: Notes;
};

/** A moment that somebody came to, and what was played there. */
export type Seen<T extends Types> = {
  readonly state: T['state'];
  readonly players: number;
  readonly input?: Input<T> | undefined;
};

export const seatsOf = ({ players }: { players: number }): Seat[] => Array.from({ length: players }, (_, seat) => seat);

/** A sample of them, usually without repeats. */
export function sample<M>(all: readonly M[], count: number, random: Random): readonly M[] {
  if (all.length <= count) return all;
  return Array.from({ length: count }, () => all[random.int(all.length)]!);
}
