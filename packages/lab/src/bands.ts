import type { Json } from '@nightfall/kernel';
import type { Cell } from './cell.ts';
import type { Figures } from './figures.ts';
import type { Band } from './plan.ts';

/** A target, what was measured, and whether it lies within. */
export type Verdict = {
  readonly text: string;
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly isKept: boolean;
};

/** The bands of a plan that concern this cell, held against its figures. */
export const verdictsOn = (bands: readonly Band[], cell: Cell, dealt: Dealt, figures: Figures): readonly Verdict[] =>
  bands.filter((band) => concerns(band, cell, dealt)).map((band) => verdictOn(band, figures));

type Dealt = { readonly [fact: string]: string | number };
function concerns({ where }: Band, { across, variant, setup }: Cell, dealt: Dealt): boolean {
  const known: { readonly [key: string]: Json } = { ...setup.options, players: setup.players, ...across, ...dealt, variant };
  return Object.entries(where).every(([key, value]) =>
    (Array.isArray(value) ? value : [value]).some((one) => String(one) === String(known[key])),
  );
}

/** A measure lies in a band when its bounds touch it: chance alone must not turn a light red. */
function verdictOn(band: Band, figures: Figures): Verdict {
  const [least, most] = band.win ?? band.score ?? band.between!;
  const measured = measureOf(band, figures);
  if (!measured) return { text: `${nameOf(band)}: not measured`, value: Number.NaN, low: least!, high: most!, isKept: false };
  const isKept = measured.high >= least! && measured.low <= most!;
  return { text: `${nameOf(band)} from ${least} to ${most}`, value: measured.value, low: least!, high: most!, isKept };
}
const nameOf = ({ win, of, median }: Band): string =>
  win ? `${of ?? 'the team'} wins, in percent,` : median === undefined ? 'the mean score' : `the median ${median}`;

function measureOf({ win, of, median }: Band, { wins, scores, facts }: Figures) {
  if (win) {
    const found = of === undefined ? wins[0] : wins.find((one) => one.of === of);
    return found && { value: 100 * found.rate.value, low: 100 * found.rate.low, high: 100 * found.rate.high };
  }
  if (median === undefined) return scores[0];
  const value = facts[median]?.median;
  return value === undefined ? undefined : { value, low: value, high: value };
}
