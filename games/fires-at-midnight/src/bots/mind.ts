import { sCurve } from '@nightfall/bots';
import { type Mind, type Plan, quickRandom, type Random, type Seat } from '@nightfall/kernel';
import type { Fires } from '../moves.ts';
import { phaseOf } from '../queries/village.ts';
import type { State, View } from '../state.ts';
import { newBlaze } from './blaze.ts';
import { fatesFrom } from './fate.ts';
import { goodTurns, quickMoves } from './levels.ts';
import { outlookOf } from './outlook.ts';
import { playOn } from './playout.ts';
import { situationOf } from './situation.ts';

/** Whole turns that are worth trying. */
const FEW = 6;
const plans = (v: View, seat: Seat, random: Random): readonly Plan<Fires>[] => goodTurns(v, seat, random).slice(0, FEW);

/** Whose turn it is among those of the round: it changes when a turn is over. */
const turnOf = ({ round, crew, active }: View): string =>
  `${round} ${crew.map(({ acted }) => Number(acted)).join('')}${active ?? ''}`;
/** A try looks as far as the fire after this turn. */
const isCut = (s: State, from: View): boolean => {
  const phase = phaseOf(s);
  return (phase === 'round.choose' || (phase === 'turn.act' && s.active !== from.active)) && turnOf(s) !== turnOf(from);
};

/** Games that are played on from a position, the same for all. */
const FATES = fatesFrom(quickRandom(20), 24);
/** What the mean of those games is in an even position, and how much more makes a win far likelier. Fitted to games of the good bot. */
const EVEN = 116;
const SCALE = 22;
/** The chance to save enough villagers: the crew works on by rule of thumb. */
function value(s: State): number {
  if (s.result) return s.result.win ? 1 : 0;
  return sCurve((promise(s) - EVEN) / SCALE);
}
/** What playing on comes to on average. */
function promise(s: State): number {
  const situation = situationOf(s, outlookOf(s));
  const blaze = newBlaze(s.settings);
  return FATES.reduce((sum, fate) => sum + playOn(situation, blaze, fate, true), 0) / FATES.length;
}

export const mind: Mind<Fires> = {
  plans,
  quick: quickMoves,
  value,
  isCut,
  tries: 32,
  isDeed: ({ type }) => type !== 'end',
  key: (_v, plan) => JSON.stringify(plan),
  chapter: ({ turn }) => `Turn ${Math.max(1, turn)}`,
  isDecision: (v) => phaseOf(v) === 'round.choose' || phaseOf(v) === 'setup.place',
};
