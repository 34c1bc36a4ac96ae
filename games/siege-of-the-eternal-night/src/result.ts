import type { Result } from '@nightfall/kernel';
import { enemiesLeft, fieldFor, heroesEarned } from './queries/deployment.ts';
import { placeOf } from './sheet/field.ts';
import { dateIn, isDailySeed, isSeed } from './sheet/generator.ts';
import { has, size } from './sheet/mask.ts';
import type { SiegeState } from './state.ts';

/** SN-15.1 The worst score that still earns the rank. */
export const RANKS: readonly (readonly [number, string])[] = [
  [0, 'Dawnbringer'],
  [2, 'Warden of the Night'],
  [5, 'Captain of the Gate'],
  [9, 'Sergeant of the Wall'],
  [14, 'Watchman'],
  [20, 'Torchbearer'],
];
export const rankOf = (score: number): string => RANKS.find(([worst]) => score <= worst)?.[1] ?? 'Lost to the Dark';

export const enemiesAtFirst = (v: SiegeState): number => size(fieldFor(v).enemies);
export const isOver = (v: SiegeState): boolean => v.stack.length === 0;

/** SN-1.7 What two nights on the same sheet and dice are compared by. */
export type NightResult = { readonly score: number; readonly clearedOn: number | null; readonly heroesUnused: number };
export const nightResult = (v: SiegeState): NightResult => ({
  score: enemiesLeft(v),
  clearedOn: v.clearedOn,
  heroesUnused: heroesEarned(v) - v.heroesUsed,
});
/** SN-1.4 The lower score is the better night. Negative when `a` is the better night, positive when `b` is, 0 when they are equal. */
export function compareNights(a: NightResult, b: NightResult): number {
  if (a.score !== b.score) return a.score - b.score;
  if (a.score === 0 && a.clearedOn !== b.clearedOn) return a.clearedOn! - b.clearedOn!;
  return b.heroesUnused - a.heroesUnused;
}

/** SN-11.4 A night left before its end has no score. */
export function resultOf(v: SiegeState): Result | undefined {
  if (!isOver(v)) return undefined;
  const score = enemiesLeft(v);
  // SN-15.2 Par stands beside the rank, if the sheet has one.
  const par = v.sheet.par === null ? '' : ` Par for a whole night on this sheet is ${v.sheet.par} left.`;
  const text = v.clearedOn === null ? `${score} left of ${enemiesAtFirst(v)}.` : `Every enemy fell by turn ${v.clearedOn}.`;
  return {
    outcome: 'scored',
    winners: score === 0 ? [0] : [],
    scores: [score],
    title: rankOf(score),
    text: text + par,
    rule: 'SN-15.1',
  };
}

/** Enemies felled in each turn played, free marks included. */
export function felledPerTurn(v: SiegeState): number[] {
  const field = fieldFor(v);
  const felled = Array.from({ length: v.turn }, () => 0);
  const count = (turn: number, cell: string) => {
    if (has(field.enemies, placeOf(field, cell))) felled[turn - 1]! += 1;
  };
  for (const { turn, cells } of v.shapes) for (const cell of cells) count(turn, cell);
  for (const { turn, cell } of v.free) count(turn, cell);
  return felled;
}

const BARS = '▁▂▃▄▅▆▇█';
const barOf = (felled: number) => BARS[Math.min(7, Math.ceil(felled / 2))]!;

/** SN-18.10 Three lines that spoil no placement. */
export function shareText(v: SiegeState): string {
  const score = enemiesLeft(v);
  const seed = isSeed(v.seed) ? v.seed : v.seed === '-' ? 'own dice' : '';
  const isDaily = v.sheet.id === 'daily' && isDailySeed(v.seed);
  const place = isDaily ? [dateIn(v.seed)] : [v.sheet.name, seed];
  const title = ['Siege of the Eternal Night', ...place].filter(Boolean).join(' · ');
  return [title, `${score} left of ${enemiesAtFirst(v)} · ${rankOf(score)}`, felledPerTurn(v).map(barOf).join('')].join('\n');
}

/** SN-12.4 The hour of a twelve-hour dial. */
export const dialHour = (clockHour: number): number => ((clockHour + 11) % 12) + 1;
