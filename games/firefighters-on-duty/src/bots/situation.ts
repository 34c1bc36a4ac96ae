import type { Seat, TimeLeft } from '@nightfall/kernel';
import { cityOf, scenarioOf } from '../city/cities.ts';
import type { City } from '../city/city.ts';
import { fireWorth } from '../knowledge/worth.ts';
import { limitOf } from '../queries/goals.ts';
import { isPaced, negativePoints } from '../queries/phase.ts';
import type { View } from '../state.ts';

/** FD-26.2 Roughly how many milliseconds a bot spends on one roll and what follows from it. */
const MS_A_ROLL = 6000;

/** What a bot sees at a glance, worked out once for each decision from the open state (FD-26.4). */
export type Situation = {
  readonly v: View;
  readonly city: City;
  readonly seat: Seat;
  /** What it is worth to put out each space. */
  readonly worth: readonly number[];
  /** Spaces that burn. */
  readonly burning: readonly number[];
  /** Rolls that this seat still has, and all crews together; estimated while a clock runs. */
  readonly rolls: number;
  readonly allRolls: number;
  /** FD-26.6 The phase is nearly over: anyone in a fire gets out. */
  readonly isLate: boolean;
  /** It soon will be: nobody walks into a fire any more, unless there is water to put it out. */
  readonly isClosing: boolean;
  readonly wantsCivilians: boolean;
  readonly wantsInjured: boolean;
  /** One more Negative Point, or one more late call, loses the game. */
  readonly isTight: boolean;
  readonly isLastRound: boolean;
  /** How pressing it is to bring people away from where nothing burns near them: fires come first while there is time. */
  readonly hurry: number;
};
/** By the rounds that are left after this one. */
const HURRY = [1.2, 1, 0.8, 0.5];

function rollsLeft(v: View, seat: Seat, time: TimeLeft | undefined): { mine: number; all: number } {
  if (isPaced(v)) {
    const open = v.crews.map(({ rolls, done }) => (done ? 0 : rolls));
    return { mine: open[seat]!, all: open.reduce((sum, n) => sum + n, 0) };
  }
  const mine = (time?.left ?? v.ms / 2) / MS_A_ROLL;
  return { mine, all: mine * v.crews.length };
}

export function situationOf(v: View, seat: Seat, time?: TimeLeft): Situation {
  const worth = fireWorth(v);
  const burning: number[] = [];
  let atRisk = 0;
  for (let i = 0; i < worth.length; i++)
    if (worth[i]! > 0) {
      burning.push(i);
      atRisk += v.spaces[i]!.ff;
    }
  const { mine, all } = rollsLeft(v, seat, time);
  const [evac, deliver, late] = [limitOf(v, 'evac'), limitOf(v, 'deliver'), limitOf(v, 'maxLate')];
  return {
    v,
    city: cityOf(v),
    seat,
    worth,
    burning,
    rolls: mine,
    allRolls: all,
    isLate: mine <= 3 || all * 0.55 <= atRisk + 1,
    isClosing: mine <= 5 || all * 0.55 <= atRisk + 3,
    wantsCivilians: evac !== undefined && v.evacuated < evac,
    wantsInjured: deliver !== undefined && v.delivered < deliver,
    isTight: negativePoints(v) >= 2 || (late !== undefined && v.late >= late),
    isLastRound: v.round === scenarioOf(v).rounds,
    hurry: HURRY[Math.min(3, scenarioOf(v).rounds - v.round)]!,
  };
}

/** Does something burn here or next door? */
export const isThreatened = ({ city, worth }: Situation, space: number): boolean =>
  worth[space]! > 0 || city.places[space]!.adjacent.some((other) => worth[other]! > 0);
