import type { Json } from '@nightfall/kernel';
import type { Cell } from './cell.ts';
import { type Figures, TEAM } from './figures.ts';
import type { Band } from './plan.ts';

/** A target, what was measured, and whether it lies within. */
export type Verdict = {
  readonly text: string;
  /** The side whose win rate it is; undefined for a target of another kind. */
  readonly side?: string;
  /** Null: none of the games says. */
  readonly value: number | null;
  readonly low: number;
  readonly high: number;
  readonly isKept: boolean;
};

/** The bands of a plan that concern this cell, held against its figures. */
export const verdictsOn = (bands: readonly Band[], cell: Cell, dealt: Dealt, figures: Figures): readonly Verdict[] =>
  bands.filter((band) => !cell.isThought && concerns(band, cell, dealt)).map((band) => verdictOn(band, figures));

type Dealt = { readonly [fact: string]: string | number };
export function concerns({ where }: Pick<Band, 'where'>, { across, variant, setup }: Cell, dealt: Dealt): boolean {
  const known: { readonly [key: string]: Json } = { ...setup.options, players: setup.players, ...across, ...dealt, variant };
  return Object.entries(where).every(([key, value]) =>
    (Array.isArray(value) ? value : [value]).some((one) => String(one) === String(known[key])),
  );
}

/** A measure lies in a band when its bounds touch it: chance alone must not turn a light red. */
function verdictOn(band: Band, figures: Figures): Verdict {
  const [low, high] = rangeOf(band);
  const measured = measureOf(band, figures);
  const isKept = measured !== undefined && measured.high >= low && measured.low <= high;
  const text = `${measureNamed(band)} from ${low} to ${high}`;
  return { text, ...(band.win ? { side: band.of ?? TEAM } : {}), value: measured?.value ?? null, low, high, isKept };
}
export const rangeOf = ({ win, score, between }: Band): readonly [low: number, high: number] =>
  (win ?? score ?? between) as unknown as readonly [number, number];
export const measureNamed = ({ win, of, median }: Band): string =>
  win ? `${of ?? TEAM} wins, in percent,` : median === undefined ? 'the mean score' : `the median ${median}`;

function measureOf({ win, of, median }: Band, { wins, scores, facts }: Figures) {
  if (win) {
    const found = of === undefined ? wins[0] : wins.find((one) => one.of === of);
    return found && { value: 100 * found.rate.value, low: 100 * found.rate.low, high: 100 * found.rate.high };
  }
  if (median === undefined) return scores[0];
  const value = facts[median]?.median;
  return value === undefined ? undefined : { value, low: value, high: value };
}
