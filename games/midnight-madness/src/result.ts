import type { Result, Seat } from '@nightfall/kernel';
import { towersLeft } from './board.ts';
import { kindFacts } from './content/tokens.ts';
import type { State } from './types.ts';

/** MM-20.7, MM-20.8: the sum over a player's trophies. */
export const scoreOf = (v: State, seat: Seat): number =>
  v.trophies[seat]!.reduce((sum, { kind }) => sum + kindFacts(kind).points, 0);

/** MM-20.9 Most points, then most trophies; still equal players share the title. */
export function masterSlayers(v: State): Seat[] {
  const seats = v.trophies.map((_, seat) => seat);
  const rank = (seat: Seat) => scoreOf(v, seat) * 100 + v.trophies[seat]!.length;
  const best = Math.max(...seats.map(rank));
  return seats.filter((seat) => rank(seat) === best);
}

const players = (seats: readonly Seat[]): string => seats.map((seat) => `player ${seat + 1}`).join(' and ');

function wonText(v: State): string {
  const standing = towersLeft(v);
  const castle = `${standing} of 6 towers ${standing === 1 ? 'stands' : 'stand'}.`;
  if (v.mode !== 'standard') return castle;
  const slayers = masterSlayers(v);
  return `${castle} Master Slayer${slayers.length > 1 ? 's' : ''}: ${players(slayers)}.`;
}

/** MM-21 How the game ended. Winners are the Master Slayers in standard (MM-1.6), else the whole team. */
export function result(v: State): Result | undefined {
  if (v.outcome === 'open') return undefined;
  const scores = v.hands.map((_, seat) => scoreOf(v, seat));
  if (v.outcome === 'lost')
    return { outcome: 'lost', winners: [], scores, title: 'The castle has fallen', text: 'No tower stands.', rule: 'MM-21.3' }; // 20.10
  const winners = v.mode === 'standard' ? masterSlayers(v) : v.hands.map((_, seat) => seat);
  return {
    outcome: 'won',
    winners,
    scores,
    title: 'The castle stands',
    text: wonText(v),
    rule: v.mode === 'standard' ? 'MM-20.9' : 'MM-21.1',
  };
}
