import type { Result, Seat } from '@nightfall/kernel';
import { count } from '@nightfall/kit/words';
import { towersLeft } from './queries/board.ts';
import { kindFacts } from './content/tokens.ts';
import type { State } from './state.ts';

/** MM-20.7, MM-20.8: the sum over a player's trophies. */
export const scoreOf = (v: State, seat: Seat): number =>
  v.trophies[seat]!.reduce((sum, { kind }) => sum + kindFacts(kind).points, 0);

/** "1 point", "3 points". */
export const pointsOf = (v: State, seat: Seat): string => count(scoreOf(v, seat), 'point');

/** MM-1.6, MM-20.9 Most points, then most trophies; still equal players share the title. MM-20.10 Only a team that won in Standard has any. */
export function masterSlayers(v: State): Seat[] {
  if (v.mode !== 'standard' || v.outcome !== 'won') return [];
  const seats = v.trophies.map((_, seat) => seat);
  const rank = (seat: Seat) => scoreOf(v, seat) * 100 + v.trophies[seat]!.length;
  const best = Math.max(...seats.map(rank));
  return seats.filter((seat) => rank(seat) === best);
}

const players = (seats: readonly Seat[]): string => seats.map((seat) => `player ${seat + 1}`).join(' and ');

function wonText(v: State): string {
  const standing = towersLeft(v);
  const castle = `${standing} of 6 towers ${standing === 1 ? 'stands' : 'stand'}.`;
  const slayers = masterSlayers(v);
  return slayers.length === 0 ? castle : `${castle} Master Slayer${slayers.length > 1 ? 's' : ''}: ${players(slayers)}.`;
}

/** MM-1.1, MM-21 All win or lose together. MM-20.5 Points are counted in Standard only. */
export function result(v: State): Result | undefined {
  if (v.outcome === 'open') return undefined;
  const isStandard = v.mode === 'standard';
  const seats = v.hands.map((_, seat) => seat);
  const scores = isStandard ? seats.map((seat) => scoreOf(v, seat)) : [];
  return v.outcome === 'lost'
    ? { outcome: 'lost', winners: [], scores, title: 'The castle has fallen', text: 'No tower stands.', rule: 'MM-21.3' } // 20.10
    : {
        outcome: 'won',
        winners: seats,
        scores,
        title: 'The castle stands',
        text: wonText(v),
        rule: isStandard ? 'MM-20.9' : 'MM-21.1',
      };
}
