import { COMMANDS_A_ROUND } from '../content/settings.ts';
import { isAllClear } from '../queries/goals.ts';
import { hasBeats, isPaced } from '../queries/phase.ts';
import { countCommand, finish, passBeat, playOn, sitBeatOut } from '../verbs/beats.ts';
import { notYourTurn } from './checks.ts';
import { command } from './command.ts';
import { beatOf, FINISHED, notNow } from './refusals.ts';

const CLOCK_RUNS = notNow('the clock runs on until all is clear');
const NO_BEATS = notNow('crews act in any order here');
const NOT_FINISHED = notNow('you have not finished');

/** FD-20.4, FD-11.26 A seat declares itself finished; in beats at any moment of its own (FD-20.7), against the clock once all is clear. */
export const done = command('done', {
  name: 'Done for this round',
  bars: (v, _f, seat) => {
    if (v.crews[seat]!.done) return FINISHED;
    if (!isPaced(v) && !isAllClear(v)) return CLOCK_RUNS;
    return v.beat && v.beat.seat !== seat ? beatOf(v.beat.seat) : undefined;
  },
  perform: (s, _f, { seat }, out) => {
    finish(s, seat, 'declared', out);
    countCommand(s, seat, out);
  },
});

/** FD-20.4 Takes it back as long as another seat is not done; a seat that has used up its commands stays done (FD-20.9). */
export const undone = command('undone', {
  name: 'Play on',
  bars: (v, _f, seat) => {
    if (!v.crews[seat]!.done) return NOT_FINISHED;
    return v.crews[seat]!.acted >= COMMANDS_A_ROUND ? FINISHED : undefined;
  },
  perform: (s, _f, { seat }, out) => {
    countCommand(s, seat, out);
    playOn(s, seat, out);
  },
});

/** FD-20.7 The pass of a beat; it spends no roll. */
export const sitOut = command('sitOut', {
  name: 'Sit out',
  bars: (v, _f, seat) => (hasBeats(v) ? notYourTurn(v, seat, 'opens') : NO_BEATS),
  perform: (s, _f, { seat }, out) => {
    sitBeatOut(s, seat, out);
    countCommand(s, seat, out);
  },
});

/** FD-20.7 */
export const endBeat = command('endBeat', {
  name: 'End your beat',
  bars: (v, _f, seat) => (hasBeats(v) ? notYourTurn(v, seat, 'within') : NO_BEATS),
  perform: (s, _f, { seat }, out) => {
    passBeat(s, out);
    countCommand(s, seat, out);
  },
});
