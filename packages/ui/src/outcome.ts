import { capital } from '@nightfall/kit/words';
import { outcomeFor, type Result } from '@nightfall/kernel';
import type { Moment, Sitter } from './session.ts';

/** How a game ended for those who sit at this screen; for a watcher, how it ended in general. */
export function outcomeHere(result: Result, { mine, own }: Pick<Moment, 'mine' | 'own'>): Result['outcome'] {
  const seats = own.length > 0 ? own : mine;
  if (seats.length === 0 || result.outcome === 'lost') return result.outcome;
  const outcomes = seats.map((seat) => outcomeFor(result, seat));
  return outcomes.includes('won') ? 'won' : outcomes[0]!;
}

/** The side that won, where the game has several. */
function sideThatWon({ winners }: Result, sitters: readonly Sitter[]): string | undefined {
  const sides = new Set(sitters.flatMap(({ role }) => role?.side ?? []));
  return sides.size < 2 ? undefined : sitters[winners[0] ?? -1]?.role?.side;
}

/** One word at the end; losers are not congratulated. */
export function verdict(result: Result, moment: Pick<Moment, 'mine' | 'own' | 'sitters'>): string {
  const side = sideThatWon(result, moment.sitters);
  const isWatched = moment.mine.length === 0;
  if (side !== undefined && (isWatched || outcomeHere(result, moment) !== 'won')) return `${capital(side)} won`;
  return { won: 'Victory', lost: 'Defeat', scored: 'The end' }[outcomeHere(result, moment)];
}
