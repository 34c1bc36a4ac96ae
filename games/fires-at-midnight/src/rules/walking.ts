import type { Move } from '@nightfall/kernel';
import { badPath, noRunWithLoad } from './refusals.ts';
import { runSample, walkSample } from '../queries/samples.ts';
import { judgeMove, judgeRun } from '../space/judge.ts';
import { legLength, pathLength } from '../space/paths.ts';
import type { Firefighter, TurnFrame, View } from '../state.ts';
import type { Fires, Run, WalkMove } from '../moves.ts';
import { activeFirefighter, firefighter } from '../queries/village.ts';
import { runTo, walk } from '../verbs/firefighters.ts';
import { isAble, refuseAction } from './command.ts';

const isTree = (id: string) => id.startsWith('T');

/** FM-10.30, FM-22.2 Carrying anything costs 2 AP; FM-15.2 `light`: only a tree does. */
export function moveCost(v: View, me: Firefighter): number {
  if (me.load === null) return 1;
  return v.settings.load === 'light' && !isTree(me.load) ? 1 : 2;
}

/** FM-10.20–10.26, FM-10.30–10.32 Move. Heat counts only at the end, even if the start is hot (FM-6.9, FM-7.14). */
export const move: Move<Fires, TurnFrame, WalkMove> = {
  sampled: true,
  options: (v, f, seat) => {
    const me = activeFirefighter(v);
    return isAble(v, me, moveCost(v, me)) ? walkSample(v, me).map((path) => ({ type: 'move', seat, f: f.f, path })) : [];
  },
  refuse: (v, _f, m) => {
    const me = v.crew.find(({ id }) => id === m.f);
    const early = refuseAction(v, m, { cost: me ? moveCost(v, me) : 1 });
    if (early) return early;
    const fault = judgeMove(v, m.f, m.path, v.settings);
    return fault && badPath(m.f, fault);
  },
  perform: (s, _f, m, out) => {
    const me = firefighter(s, m.f);
    s.ap -= moveCost(s, me);
    walk(s, me, m.path, pathLength(m.path), out);
  },
};

/** FM-10.130–10.137 Run: one straight leg, never hot on the way, no house entered (FM-10.136). */
export const run: Move<Fires, TurnFrame, Run> = {
  sampled: true,
  options: (v, f, seat) => {
    const me = activeFirefighter(v);
    return isAble(v, me, 2) && me.load === null ? runSample(v, me).map((to) => ({ type: 'run', seat, f: f.f, to })) : [];
  },
  refuse: (v, _f, m) => {
    const early = refuseAction(v, m, { cost: 2 });
    if (early) return early;
    if (firefighter(v, m.f).load !== null) return noRunWithLoad(m.f);
    const fault = judgeRun(v, m.f, m.to);
    return fault && badPath(m.f, fault);
  },
  perform: (s, _f, m, out) => {
    const me = firefighter(s, m.f);
    s.ap -= 2;
    runTo(s, me, m.to, legLength(me.at!, m.to), out);
  },
};
