import type { Mind, Plan, Random, Seat } from '@nightfall/kernel';
import type { Fd } from '../moves.ts';
import { phaseOf } from '../queries/phase.ts';
import type { State, View } from '../state.ts';
import { CLEAR_EYE, decide, ideasOf, planOf, SIGHTED } from './hands.ts';
import { goodBot } from './levels.ts';

/** Ideas that are worth trying beside the best one. */
const FEW = 3;
/** What a careful crew would do next, then its next best ideas. */
function plans(v: View, seat: Seat, _random: Random): readonly Plan<Fd>[] {
  const own = decide(v, seat, undefined, SIGHTED, CLEAR_EYE);
  if (own.length === 0 || phaseOf(v) !== 'action') return own.length === 0 ? [] : [own];
  const ideas = ideasOf(planOf(v, seat, undefined, SIGHTED)).toSorted((a, b) => b.value - a.value);
  return [own, ...ideas.slice(0, FEW).map(({ moves }) => moves)];
}

/** FD-1.1 A shift is won or lost. Tries go on to its end: nobody can tell the goals of the last round from how things stand in the first. */
const value = ({ result }: State): number => (result?.won ? 1 : 0);

/** What goes without saying. */
const QUIET: ReadonlySet<string> = new Set([
  'ready',
  'roll',
  'lock',
  'retract',
  'sitOut',
  'endBeat',
  'done',
  'consent',
  'plan',
  'pass',
]);

/** FD-9.1 Many small commands make a round: it is judged as a whole. */
export const mind: Mind<Fd> = {
  plans,
  quick: goodBot,
  value,
  isJudgedWhole: true,
  tries: 60,
  isDeed: ({ type }) => !QUIET.has(type),
  key: (_v, plan) => JSON.stringify(plan),
  chapter: ({ round }) => `Round ${Math.max(1, round)}`,
};
