import { personsOf, seatsOfOne, type Match, type Seat, type Types } from '@nightfall/kernel';
import { NO_WAY_BACK, type Moment, type Sitter } from '../session.ts';
import { backOf, botLevel } from './take-back.ts';

const sittersOf = <T extends Types>(match: Match<T>): Sitter[] => {
  const { game, head } = match;
  const roles = game.seating?.(head.setup);
  return head.names.map((name, seat) => {
    const level = botLevel(match, seat);
    const role = roles?.[seat];
    const who = level === undefined ? { by: 'person' as const } : { by: 'bot' as const, level: game.bots[level]?.name ?? level };
    return { name, ...who, ...(role && { role }) };
  });
};

type Standing<T extends Types> = Pick<
  Moment<T>,
  'seq' | 'view' | 'seat' | 'mine' | 'own' | 'waiting' | 'result' | 'sitters' | 'back'
>;

/** The current state of the match for this seat. */
export function standing<T extends Types>(match: Match<T>, eyes: Seat | null): Standing<T> {
  const { game, inputs, state, waiting } = match;
  const view = game.view(state, eyes);
  return {
    seq: inputs.length,
    view,
    seat: eyes,
    mine: personsOf(match),
    own: eyes === null ? [] : seatsOfOne(match, eyes),
    waiting,
    result: game.result(view),
    sitters: sittersOf(match),
    back: match.clock ? NO_WAY_BACK : backOf(match),
  };
}
