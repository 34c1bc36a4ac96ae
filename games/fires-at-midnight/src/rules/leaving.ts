import type { Out, Reason } from '@nightfall/kernel';
import { badPath, isInside, leaveEmpty } from './refusals.ts';
import { enterSample, leaveSample, walkRoundSample } from '../queries/samples.ts';
import { judgeEnter, judgeLeave, judgeWalkRound } from '../space/judge.ts';
import { endOf, pathLength, placeName } from '../space/paths.ts';
import type { Firefighter, State, View } from '../state.ts';
import { isOff, loadOf, savedCount } from '../queries/village.ts';
import type { Village } from '../moves.ts';
import { carryOff, stepIn, walkAround } from '../verbs/firefighters.ts';
import { finish } from '../verbs/fire.ts';
import { action, PATH, POINT } from './action.ts';
import { leaveAp } from './load.ts';

/** FM-1.2 The crew wins the moment enough villagers are saved, before any upkeep (FM-14.2); nothing else wins (FM-1.6, FM-1.7). */
function checkSaved(s: State, out: Out<Village>): void {
  if (savedCount(s) >= s.settings.needSaved) finish(s, 'saved', 'FM-1.2', out);
}

/** FM-10.50–10.57 Leave the table with a load. The heat rule is not applied (FM-10.54). */
export const leave = action('leave', {
  fields: { path: PATH },
  name: 'Leave',
  label: (v, { f, path }) => `Leave with ${loadOf(v, f)} at ${placeName(endOf(path))}`,
  ap: (v, me) => leaveAp(v.settings, me.load),
  bars: (_v, me) => (me.load === null ? leaveEmpty(me.id) : undefined),
  sampled: true,
  domain: (_v, me) => ({ path: leaveSample(me) }),
  refuse: (v, { id }, { path }) => badPath(id, judgeLeave(v, id, path)),
  perform: (s, me, { path }, out) => {
    carryOff(s, me, path, pathLength(path), out);
    checkSaved(s, out); // FM-10.56
  },
});

/** FM-10.60, FM-10.71 */
const fromOutside =
  (rule: string) =>
  (_v: View, me: Firefighter): Reason | undefined =>
    isOff(me) ? undefined : isInside(rule, me.id);

/** FM-10.60–10.66 Enter near the exit point: the only thing a firefighter outside may do (FM-10.59). */
export const enter = action('enter', {
  fields: { path: PATH },
  name: 'Enter',
  label: (_v, { path }) => `Enter to ${placeName(endOf(path))}`,
  ap: 1,
  off: true,
  bars: fromOutside('FM-10.60'),
  sampled: true,
  domain: (_v, me) => ({ path: enterSample(me) }),
  refuse: (v, { id }, { path }) => badPath(id, judgeEnter(v, id, path)),
  perform: (s, me, { path }, out) => stepIn(s, me, path, pathLength(path), out),
});

/** FM-10.70–10.74 Walk round the outside, only if the entry spot is hot or taken. */
export const walkRound = action('walkRound', {
  fields: { exit: POINT },
  name: 'Walk round',
  label: (_v, { exit }) => `Walk round the outside to ${placeName(exit)}`,
  ap: 1,
  off: true,
  bars: fromOutside('FM-10.71'),
  sampled: true,
  domain: (_v, me) => ({ exit: walkRoundSample(me) }),
  refuse: (v, { id }, { exit }) => badPath(id, judgeWalkRound(v, id, exit)),
  perform: (s, me, { exit }, out) => walkAround(s, me, exit, out),
});
