import { call } from '@nightfall/kernel';
import { hasActed, isStanding } from './refusals.ts';
import { always, repeat, must, rule, until } from './sentences.ts';
import type { Firefighter, RoundFrame, TurnFrame, View } from '../state.ts';
import { crewOf, ownersOf, firefighter } from '../queries/village.ts';
import { endPhase, endTurn, getUpAgain, openRound, openTurn } from '../verbs/firefighters.ts';
import { action, F, order } from './action.ts';
import { chop, openDoor, pickUp } from './handling.ts';
import { enter, leave, walkRound } from './leaving.ts';
import { handOver, putDown } from './sharing.ts';
import { move, run } from './walking.ts';
import { take1, take3, water } from './water.ts';

/** FM-9.2 Any firefighter who has not acted this round; the first who starts goes next (FM-9.3). */
export const start = order('start', {
  fields: { f: F },
  name: 'Start',
  label: (_v, { f }) => `Start ${f}`,
  domain: (v, _f, seat) => ({ f: crewOf(v, seat) }),
  refuse: (v, _f, { f }) => (firefighter(v, f).acted ? hasActed(f) : undefined), // FM-9.1
  perform: (s, _f, { f }) => call(s, { rule: 'turn', at: 'begin', f }),
});

/** FM-10.110–10.113 Get up, with water and load. */
const getUp = action('getUp', {
  name: 'Get up',
  ap: 2,
  down: true,
  bars: (_v, me) => (me.down ? undefined : isStanding(me.id)),
  perform: (s, me, _m, out) => getUpAgain(s, me, out),
});

/** FM-9.8 The phase ends when its owner says so, with or without AP left, down (FM-9.10) or outside (FM-9.11). */
const end = action('end', {
  name: 'End the turn',
  ap: 0,
  down: true,
  off: true,
  ends: true,
  perform: (s, me, _m, out) => endPhase(s, me, out),
});

const ACTIONS = {
  move,
  run,
  leave,
  enter,
  walkRound,
  take1,
  take3,
  water,
  pickUp,
  openDoor,
  chop,
  getUp,
  putDown,
  handOver,
  end,
};
export type Actions = typeof ACTIONS;
/** FM-10.2 The action points that an action takes. */
export const costOf = (v: View, me: Firefighter, type: keyof Actions): number => ACTIONS[type].ap(v, me);

const notActed = (v: View) => ownersOf(v.crew.filter((one) => !one.acted));
const theOwner = (v: View, f: TurnFrame) => [firefighter(v, f.f).owner];

/** FM-9.1 In each round every firefighter takes exactly one turn. */
export const round = rule<RoundFrame>('FM-9', 'first choose who goes next', {
  open: always((s, _f, out) => openRound(s, out)),
  choose: until((v) => v.crew.every((one) => one.acted), must(notActed, { start })), // 9.2
  close: always((_s, f) => void (f.at = 'open')),
});

/** FM-9.4 A firefighter phase and an upkeep. The actions come back until the owner ends the phase (FM-9.6, FM-10.3). */
export const turn = rule<TurnFrame>('FM-9.4', 'a turn is in progress', {
  begin: always((s, f, out) => openTurn(s, firefighter(s, f.f), out)), // 9.5
  act: repeat(theOwner, ACTIONS),
  upkeep: always((s) => call(s, { rule: 'upkeep', at: 'water', rolls: s.settings.spreadRolls })),
  close: always((s, f) => endTurn(s, firefighter(s, f.f))),
});
