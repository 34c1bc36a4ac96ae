import { cityOf, scenarioOf } from '../city/cities.ts';
import type { Goal } from '../city/scenario.ts';
import type { View } from '../state.ts';
import { burningAreas } from './fires.ts';
import { inPlay } from './people.ts';

/** How far a goal is: `now` against `need`. `isOut`: out of reach as things stand (FD-17.7). */
export type Progress = {
  readonly goal: Goal;
  readonly now: number;
  readonly need: number;
  readonly isMet: boolean;
  readonly isOut: boolean;
};

type Counted = Exclude<Goal, { kind: 'protect' }>;
const burnedDown = (v: View): number => v.spaces.filter(({ burned }) => burned).length;

/** FD-17.3, FD-17.7 A goal with a minimum, and how many can still be reached. */
const atLeast = (goal: Goal, now: number, need: number, more: number): Progress => ({
  goal,
  now,
  need,
  isMet: now >= need,
  isOut: now + more < need,
});
/** A goal with a maximum; once broken it stays broken, except for fires. */
const atMost = (goal: Goal, now: number, need: number, canMend: boolean): Progress => ({
  goal,
  now,
  need,
  isMet: now <= need,
  isOut: now > need && !canMend,
});

/** FD-17.3 The number of a goal: for this crew, or by a house rule. */
const numberOf = (v: View, { kind, n }: Counted): number => v.goals?.[kind] ?? n[v.crews.length - 1]!;

function progressOf(v: View, goal: Goal): Progress {
  if (goal.kind === 'protect') {
    const { indexOf } = cityOf(v);
    return atMost(goal, goal.at.filter((id) => v.spaces[indexOf[id]!]!.burned).length, 0, false);
  }
  const need = numberOf(v, goal);
  switch (goal.kind) {
    case 'evac':
      return atLeast(goal, v.evacuated, need, inPlay(v, 'civ'));
    case 'deliver':
      return atLeast(goal, v.delivered, need, inPlay(v, 'inj'));
    case 'maxBurning':
      return atMost(goal, burningAreas(v).length, need, true);
    case 'maxLate':
      return atMost(goal, v.late, need, false);
    case 'maxBurned':
      return atMost(goal, burnedDown(v), need, false);
  }
}

/** FD-17.3, FD-23.8 Every goal of the scenario and how it stands. */
export const goalsOf = (v: View): readonly Progress[] => scenarioOf(v).goals.map((goal) => progressOf(v, goal));

/** FD-16.5 Nothing burns, nobody calls, nobody is hurt, and every goal is met. */
export function isAllClear(v: View): boolean {
  const isQuiet = v.spaces.every((here) => here.active + here.inactive === 0 && here.call === 0);
  return isQuiet && inPlay(v, 'inj') === 0 && goalsOf(v).every(({ isMet }) => isMet);
}

/** The number of a goal of this kind for this crew size; undefined: the scenario has none. */
export function limitOf(v: View, kind: Exclude<Goal['kind'], 'protect'>): number | undefined {
  for (const goal of scenarioOf(v).goals) if (goal.kind === kind) return numberOf(v, goal as Counted);
  return undefined;
}
