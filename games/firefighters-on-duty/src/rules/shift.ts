import { call, type Out } from '@nightfall/kernel';
import { BELL_MS, COUNTDOWN_MS } from '../content/settings.ts';
import { actionMs, isPaced } from '../queries/phase.ts';
import type { Fd } from '../moves.ts';
import type { FdFrame, ShiftFrame, State, View } from '../state.ts';
import { openBeats } from '../verbs/beats.ts';
import { announceRound, openAction, refreshCrews, ring } from '../verbs/crews.ts';
import { idleAll, loseSymbols } from '../verbs/dice.ts';
import { letGo, turnFires } from '../verbs/fire.ts';
import { endOffers } from '../verbs/offers.ts';
import { fillHydrants } from '../verbs/water.ts';
import { done, endBeat, sitOut, undone } from './beats.ts';
import { closeWindow, forfeit, forfeitRest, slotHolders, sweepSlots } from './bell.ts';
import { ask, deal, everySeat, isReady, NOBODY, plan, ready, reassign, setStation, unready, untilReady } from './briefing.ts';
import { load, loadKit, unload } from './cargo.ts';
import { inAction, thenSweep } from './command.ts';
import { addReserve, moveVehicle } from './driving.ts';
import { endOfRound } from './ending.ts';
import { extinguish, quickExtinguish } from './extinguishing.ts';
import { quickAxe, quickShutoff, useAxe, useShutoff } from './gear.ts';
import { acceptWater, consent, declineWater, offerWater } from './offers.ts';
import { BELL } from './refusals.ts';
import { intent, place, retract, roll } from './rolling.ts';
import { always, during, repeat, rule, told } from './sentences.ts';
import { loadWater, transferWater, unloadWater } from './tanks.ts';
import { moveFirefighter, movePerson } from './walking.ts';

/** FD-10.1 to FD-10.3 */
function startOfRound(s: State, _f: ShiftFrame, out: Out<Fd>): void {
  announceRound(s, out);
  fillHydrants(s, out);
  turnFires(s, out);
  idleAll(s);
  letGo(s);
  refreshCrews(s);
}

/** FD-14.1 The bell: symbols that show are lost, and offers are over (FD-13.12). */
function ringBell(s: State, _f: ShiftFrame, out: Out<Fd>): void {
  ring(s, out);
  loseSymbols(s);
  endOffers(s, 'bell', () => true, out);
}

/** FD-14.8, FD-15.1 */
function startFire(s: State, _f: ShiftFrame, out: Out<Fd>): void {
  forfeitRest(s, out);
  idleAll(s);
  call<FdFrame>(s, { rule: 'fire', at: 'snapshot', list: [], present: [] });
}

const inSetup = { ready, unready, setStation, deal };
const inBriefing = { ready, unready, reassign, plan, ask, consent };
/** FD-12, FD-13 One map of commands, under the clock and in paced mode. FD-20.3: only rolling needs rolls. */
const acts = {
  roll: inAction(roll, 'opens'),
  place: inAction(place),
  intent: inAction(intent),
  retract: inAction(retract),
  moveVehicle: inAction(moveVehicle),
  addReserve: inAction(addReserve),
  extinguish: inAction(extinguish),
  quickExtinguish: inAction(quickExtinguish),
  moveFirefighter: inAction(moveFirefighter),
  movePerson: inAction(movePerson),
  useAxe: inAction(useAxe),
  quickAxe: inAction(quickAxe),
  useShutoff: inAction(useShutoff),
  quickShutoff: inAction(quickShutoff),
  loadWater: inAction(loadWater),
  unloadWater: inAction(unloadWater),
  transferWater: inAction(transferWater),
  offerWater: inAction(offerWater),
  acceptWater,
  declineWater,
  ask,
  consent,
  load: inAction(load),
  unload: inAction(unload),
  loadKit: inAction(loadKit),
  done,
  undone,
  sitOut,
  endBeat,
};
/** FD-14.3 What still counts after the bell. */
const resolving = {
  extinguish: thenSweep(extinguish),
  useAxe: thenSweep(useAxe),
  useShutoff: thenSweep(useShutoff),
  forfeit: thenSweep(forfeit),
};
/** FD-21.11 All commands. */
export type Commands = typeof inSetup & typeof inBriefing & typeof acts & typeof resolving;
const isDone = (v: View): boolean => v.crews.every((crew) => crew.done);
const untilDone = (v: View) => (isDone(v) ? NOBODY : everySeat(v));
/** FD-20.1 A clock that does not run in paced mode. */
const unlessPaced = (ms: (v: View) => number) => (v: View) => (isPaced(v) ? undefined : ms(v));

/**
 * FD-9 A round, from the Start of Round to its end; the table is laid before the first. FD-11.3, FD-11.4: a bell is an input like any
 * other and waits its turn behind what came before it. FD-9.7: each state says what is going on.
 */
export const shift = rule<ShiftFrame>('FD-9', {
  lay: always((s) => call<FdFrame>(s, { rule: 'layout', at: 'entries', i: 0 })), // 8.1
  setup: told('the shift has not begun. Press Ready first', repeat(untilReady, inSetup)), // 8.2, 9.11
  wake: always(startOfRound), // 10.1, 10.2, 10.3
  brief: told(
    'this is the briefing. Press Ready to begin',
    during(
      untilReady,
      inBriefing,
      {
        id: (v) => `briefing-${v.round}`,
        lasts: (v) => (v.briefing === 0 || isPaced(v) ? undefined : v.briefing),
        rang: () => undefined,
      },
      (v) => !isReady(v),
    ),
  ), // 9.5, 9.6, 10.4
  count: told(
    'the round begins in a moment',
    during(
      () => NOBODY,
      {},
      { id: (v) => `count-${v.round}`, lasts: unlessPaced(() => COUNTDOWN_MS), rang: () => undefined },
      (v) => !isPaced(v),
    ),
  ), // 9.2
  open: always((s, _f, out) => {
    openBeats(s);
    openAction(s, out);
  }), // 10.5, 20.7
  act: told(
    'the crews are at work',
    during(
      untilDone,
      acts,
      { id: (v) => `action-${v.round}`, lasts: unlessPaced(actionMs), rang: () => undefined },
      (v) => !isDone(v),
    ),
  ), // 11.1, 11.2, 11.5, 11.26, 20.5, 20.6
  ring: always(ringBell), // 14.1
  sweep: always(sweepSlots), // 14.6
  resolve: told(
    BELL,
    during(slotHolders, resolving, {
      id: (v) => `bell-${v.round}`,
      lasts: unlessPaced(() => BELL_MS),
      rang: closeWindow,
    }),
  ), // 14.2, 14.3
  fire: always(startFire), // 9.1
  dawn: always(endOfRound), // 16.1
});
