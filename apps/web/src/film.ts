import { apply, type Entry, type Match, type Seat, type Types } from '@nightfall/kernel';
import { calledIn, logLines, seenBy, type LogLine, type Moment } from '@nightfall/ui';

/** Through whose eyes a replay is watched; `open`: everything is seen. */
export type Eyes = Seat | null | 'open';

export const eventsFor = ({ game }: Match, events: readonly Types['event'][], eyes: Eyes): readonly Types['event'][] =>
  eyes === 'open' ? events : seenBy(game, events, eyes);

/** Every line of the log, each with the input it followed from. */
export function wholeLog(match: Match, eyes: Eyes, name: (seat: Seat) => string): readonly LogLine[] {
  const { game } = match;
  const state = match.seek(0);
  const called = calledIn(game, game.view(match.state, null), name);
  return match.inputs.flatMap((input, n) => {
    const events: Types['event'][] = [];
    apply(game.book, state, input, (event) => events.push(event));
    return logLines(game, eventsFor(match, events, eyes), n + 1, called);
  });
}

/** The lines of the first inputs. */
function logUpTo(log: readonly LogLine[], at: number): readonly LogLine[] {
  let [low, high] = [0, log.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (log[middle]!.seq <= at) low = middle + 1;
    else high = middle;
  }
  return log.slice(0, low);
}

export function momentAt(match: Match, at: number, eyes: Eyes, log: readonly LogLine[]): Moment {
  const state = match.seek(at);
  // A state is a view in which nothing is left out.
  const view = eyes === 'open' ? state : match.game.view(state, eyes);
  return {
    seq: at,
    view,
    seat: null,
    mine: [],
    own: [],
    hands: [],
    waiting: { for: 'nobody' },
    events: [],
    jump: true,
    log: logUpTo(log, at),
    result: match.game.result(view),
    sitters: match.head.names.map((name) => ({ name, by: 'person' })),
    back: { undo: undefined, redo: undefined, reset: undefined, beyond: undefined },
  };
}

/** Longer pauses of the players are cut short. */
const LONGEST_MS = 5000;

/** How long the players took before each input that stands. */
export function pausesOf(log: readonly Entry[]): readonly number[] {
  const times: number[] = [];
  for (const entry of log) {
    if (entry.type === 'input') times.push(entry.at);
    else if (entry.type === 'undo') times.length = entry.to;
  }
  return times.map((at, n) => Math.min(LONGEST_MS, Math.max(0, at - (times[n - 1] ?? 0))));
}
