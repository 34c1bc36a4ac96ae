import { COMMANDS_A_ROUND } from '../content/settings.ts';
import type { Done, EndBeat, SitOut, Undone } from '../moves.ts';
import { hasBeats, isPaced } from '../queries/phase.ts';
import { FINISHED, beatOf, notNow } from './refusals.ts';
import { type Command, countCommand, finish, notYourTurn, passBeat } from './turn.ts';

const NONE: readonly never[] = [];
const CLOCK_RUNS = notNow('the clock is running');
const NO_BEATS = notNow('crews act in any order here');

/** FD-20.4 A seat declares itself finished; in beats at any moment of its own (FD-20.7). */
export const done: Command<Done> = {
  options: (v, _f, seat) =>
    isPaced(v) && !v.crews[seat]!.done && (v.beat?.seat ?? seat) === seat ? [{ type: 'done', seat }] : [],
  refuse: (v, _f, { seat }) => {
    if (!isPaced(v)) return CLOCK_RUNS;
    if (v.crews[seat]!.done) return FINISHED;
    return v.beat && v.beat.seat !== seat ? beatOf(v.beat.seat) : undefined;
  },
  perform: (s, _f, { seat }, out) => {
    s.crews[seat]!.acted += 1;
    finish(s, seat, false, out);
  },
};

/** FD-20.4 Takes it back as long as another seat is not done; a seat that has used up its commands stays done (FD-20.9). */
export const undone: Command<Undone> = {
  options: (v, _f, seat) => (v.crews[seat]!.done && v.crews[seat]!.acted < COMMANDS_A_ROUND ? [{ type: 'undone', seat }] : NONE),
  refuse: (v, _f, { seat }) => {
    if (!v.crews[seat]!.done) return notNow('you have not finished');
    return v.crews[seat]!.acted >= COMMANDS_A_ROUND ? FINISHED : undefined;
  },
  perform: (s, _f, { seat }, out) => {
    s.crews[seat]!.acted += 1;
    s.crews[seat]!.done = false;
    out?.({ type: 'done', seat, isDone: false, isForced: false });
  },
};

/** FD-20.7 The pass of a beat; it spends no roll. */
export const sitOut: Command<SitOut> = {
  options: (v, _f, seat) => (hasBeats(v) && !notYourTurn(v, seat, true) ? [{ type: 'sitOut', seat }] : NONE),
  refuse: (v, _f, { seat }) => (hasBeats(v) ? notYourTurn(v, seat, true) : NO_BEATS),
  perform: (s, _f, { seat }, out) => {
    s.beat!.begun = true;
    s.beat!.sat.push(seat);
    out?.({ type: 'satOut', seat });
    countCommand(s, seat, out);
  },
};

/** FD-20.7 */
export const endBeat: Command<EndBeat> = {
  options: (v, _f, seat) => (hasBeats(v) && !notYourTurn(v, seat, false) ? [{ type: 'endBeat', seat }] : NONE),
  refuse: (v, _f, { seat }) => (hasBeats(v) ? notYourTurn(v, seat, false) : NO_BEATS),
  perform: (s, _f, { seat }, out) => {
    passBeat(s, out);
    countCommand(s, seat, out);
  },
};
