import { type Move, call } from '@nightfall/kernel';
import { isStanding } from './refusals.ts';
import { always, repeat, must, rule } from './sentences.ts';
import type { RoundFrame, TurnFrame, View } from '../state.ts';
import { ownersOf, firefighter } from '../queries/village.ts';
import type { EndPhase, Fires, GetUp, Start } from '../moves.ts';
import { endPhase, endTurn, getUpAgain, openRound, openTurn } from '../verbs/firefighters.ts';
import { refuseAction, refuseCommand } from './command.ts';
import { chop, openDoor, pickUp } from './handling.ts';
import { enter, leave, walkRound } from './leaving.ts';
import { handOver, putDown } from './sharing.ts';
import { move, run } from './walking.ts';
import { take1, take3, water } from './water.ts';

/** FM-9.2 Any firefighter who has not acted this round; the first who starts goes next (FM-9.3). */
const start: Move<Fires, RoundFrame, Start> = {
  options: (v, _f, seat) =>
    v.crew.filter((one) => one.owner === seat && !one.acted).map(({ id }) => ({ type: 'start', seat, f: id })),
  refuse: (v, _f, m) => refuseCommand(v, m),
  perform: (s, _f, m) => call(s, { rule: 'turn', at: 'begin', f: m.f }),
};

/** FM-10.110–10.113 Get up, with water and load. */
const getUp: Move<Fires, TurnFrame, GetUp> = {
  options: (_v, f, seat) => [{ type: 'getUp', seat, f: f.f }],
  refuse: (v, _f, m) => refuseAction(v, m, { cost: 2, down: true }) ?? (firefighter(v, m.f).down ? undefined : isStanding(m.f)),
  perform: (s, _f, m, out) => {
    s.ap -= 2;
    getUpAgain(s, firefighter(s, m.f), out);
  },
};

/** FM-9.8 The phase ends when its owner says so, with or without AP left, down (FM-9.10) or outside (FM-9.11). */
const end: Move<Fires, TurnFrame, EndPhase> = {
  options: (_v, f, seat) => [{ type: 'end', seat, f: f.f }],
  refuse: (v, _f, m) => refuseCommand(v, m),
  perform: (s, f, m, out) => {
    f.at = 'upkeep';
    endPhase(s, firefighter(s, m.f), out);
  },
};

const notActed = (v: View) => ownersOf(v.crew.filter((one) => !one.acted));
const theOwner = (v: View, f: TurnFrame) => [firefighter(v, f.f).owner];

/** FM-9.1 In each round every firefighter takes exactly one turn. */
export const round = rule<RoundFrame>('FM-9', {
  open: always((s, _f, out) => openRound(s, out)),
  choose: must(notActed, { start }), // 9.2
  close: always((s, f) => {
    f.at = s.crew.every((one) => one.acted) ? 'open' : 'choose';
  }),
});

/** FM-9.4 A firefighter phase and an upkeep. The actions come back until the owner ends the phase (FM-9.6, FM-10.3). */
export const turn = rule<TurnFrame>('FM-9.4', {
  begin: always((s, f, out) => openTurn(s, firefighter(s, f.f), out)), // 9.5
  act: repeat(theOwner, {
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
  }),
  upkeep: always((s) => call(s, { rule: 'upkeep', at: 'water', rolls: s.settings.spreadRolls })),
  close: always((s, f) => endTurn(s, firefighter(s, f.f))),
});
