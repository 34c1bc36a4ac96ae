import type { Move, Out, Refusal } from '@nightfall/kernel';
import { badPath, isInside, leaveEmpty } from './refusals.ts';
import { enterSample, leaveSample, walkRoundSample } from '../queries/samples.ts';
import { judgeEnter, judgeLeave, judgeWalkRound } from '../space/judge.ts';
import { pathLength } from '../space/paths.ts';
import type { Firefighter, State, TurnFrame, View } from '../state.ts';
import { isOff, savedCount, activeFirefighter, firefighter } from '../queries/village.ts';
import type { Enter, Fires, Leave, WalkRound } from '../moves.ts';
import { carryOff, stepIn, walkAround } from '../verbs/firefighters.ts';
import { finish } from '../verbs/fire.ts';
import { isAble, refuseAction } from './command.ts';

/** FM-10.50 Leaving costs 1 AP with a villager or a chest and 2 with a tree; FM-15.2 `heavy`: 2 with anything. */
export function leaveCost(v: View, me: Firefighter): number {
  if (me.load === null) return 1;
  return me.load.startsWith('T') || v.settings.load === 'heavy' ? 2 : 1;
}

/** FM-1.2 The crew wins the moment enough villagers are saved, before any upkeep (FM-14.2); nothing else wins (FM-1.6, FM-1.7). */
function checkSaved(s: State, out: Out<Fires>): void {
  if (savedCount(s) >= s.settings.needSaved) finish(s, 'saved', 'FM-1.2', out);
}

/** FM-10.50–10.57 Leave the table with a load. The heat rule is not applied (FM-10.54). */
export const leave: Move<Fires, TurnFrame, Leave> = {
  sampled: true,
  options: (v, f, seat) => {
    const me = activeFirefighter(v);
    if (me.load === null || !isAble(v, me, leaveCost(v, me))) return [];
    return leaveSample(me).map((path) => ({ type: 'leave', seat, f: f.f, path }));
  },
  refuse: (v, _f, m) => {
    const me = v.crew.find(({ id }) => id === m.f);
    const early = refuseAction(v, m, { cost: me ? leaveCost(v, me) : 1 });
    if (early) return early;
    if (me!.load === null) return leaveEmpty(m.f);
    const fault = judgeLeave(v, m.f, m.path);
    return fault && badPath(m.f, fault);
  },
  perform: (s, _f, m, out) => {
    const me = firefighter(s, m.f);
    s.ap -= leaveCost(s, me);
    carryOff(s, me, m.path, pathLength(m.path), out);
    checkSaved(s, out); // FM-10.56
  },
};

/** FM-10.60, FM-10.71 */
const refuseInside = (v: View, rule: string, f: string): Refusal | undefined =>
  isOff(firefighter(v, f)) ? undefined : isInside(rule, f);

/** FM-10.60–10.66 Enter near the exit point: the only thing a firefighter outside may do (FM-10.59). */
export const enter: Move<Fires, TurnFrame, Enter> = {
  sampled: true,
  options: (v, f, seat) => {
    const me = activeFirefighter(v);
    return isOff(me) && v.ap > 0 ? enterSample(me).map((path) => ({ type: 'enter', seat, f: f.f, path })) : [];
  },
  refuse: (v, _f, m) => {
    const early = refuseAction(v, m, { cost: 1, off: true }) ?? refuseInside(v, 'FM-10.60', m.f);
    if (early) return early;
    const fault = judgeEnter(v, m.f, m.path);
    return fault && badPath(m.f, fault);
  },
  perform: (s, _f, m, out) => {
    s.ap -= 1;
    stepIn(s, firefighter(s, m.f), m.path, pathLength(m.path), out);
  },
};

/** FM-10.70–10.74 Walk round the outside, only if the entry spot is hot or taken. */
export const walkRound: Move<Fires, TurnFrame, WalkRound> = {
  sampled: true,
  options: (v, f, seat) => {
    const me = activeFirefighter(v);
    return isOff(me) && v.ap > 0 ? walkRoundSample(me).map((exit) => ({ type: 'walkRound', seat, f: f.f, exit })) : [];
  },
  refuse: (v, _f, m) => {
    const early = refuseAction(v, m, { cost: 1, off: true }) ?? refuseInside(v, 'FM-10.71', m.f);
    if (early) return early;
    const fault = judgeWalkRound(v, m.f, m.exit);
    return fault && badPath(m.f, fault);
  },
  perform: (s, _f, m, out) => {
    s.ap -= 1;
    walkAround(s, firefighter(s, m.f), m.exit, out);
  },
};
