import { badPath, noRunWithLoad } from './refusals.ts';
import { runSample, walkSample } from '../queries/samples.ts';
import { inchesUp } from '../space/inches.ts';
import { judgeMove, judgeRun } from '../space/judge.ts';
import { endOf, legLength, pathLength, placeName } from '../space/paths.ts';
import { runTo, walk } from '../verbs/firefighters.ts';
import { action, PATH, POINT } from './action.ts';
import { moveAp } from './load.ts';

/** FM-10.20–10.26, FM-10.30–10.32 Move. Heat counts only at the end, even if the start is hot (FM-6.9, FM-7.14). */
export const move = action('move', {
  fields: { path: PATH },
  name: 'Move',
  label: (_v, { path }) => `Move ${inchesUp(pathLength(path))} to ${placeName(endOf(path))}`,
  ap: (v, me) => moveAp(v.settings, me.load),
  sampled: true,
  domain: (v, me) => ({ path: walkSample(v, me) }),
  refuse: (v, { id }, { path }) => badPath(id, judgeMove(v, id, path, v.settings)),
  perform: (s, me, { path }, out) => walk(s, me, path, pathLength(path), out),
});

/** FM-10.130–10.137 Run: one straight leg, never hot on the way, no house entered (FM-10.136). */
export const run = action('run', {
  fields: { to: POINT },
  name: 'Run',
  label: (_v, { to }) => `Run to ${placeName(to)}`,
  ap: 2,
  bars: (_v, me) => (me.load === null ? undefined : noRunWithLoad(me.id)),
  sampled: true,
  domain: (v, me) => ({ to: runSample(v, me) }),
  refuse: (v, { id }, { to }) => badPath(id, judgeRun(v, id, to)),
  perform: (s, me, { to }, out) => runTo(s, me, to, legLength(me.at!, to), out),
});
