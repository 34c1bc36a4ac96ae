import { type Estimate, mean, rate } from '@nightfall/bots';
import type { LabPlayed } from './block.ts';
import { quantile, type Spread, spreadOf } from './spread.ts';

/** How the games went, from the chances on the way. */
export type Drama = {
  /** How many of the games were decided before they ended… */
  readonly settled: Estimate;
  /** …and after which share of their length, in percent: from there on one side was far ahead, and stayed so. */
  readonly decided: Spread;
  readonly changes: Estimate;
  /** The share of the looks at which neither side was far ahead. */
  readonly open: Estimate;
  /** The chance of the first side through the game, in equal steps: where eight of ten games lay. */
  readonly curve: readonly Moment[];
};
export type Moment = { readonly low: number; readonly median: number; readonly high: number };
/** What there was to choose. */
export type Choices = {
  readonly thought: number;
  /** The share of them with several moves as good as the best. */
  readonly real: Estimate;
  /** Kinds of moves, by how often they could be chosen and how often they were best. */
  readonly kinds: readonly { readonly kind: string; readonly offered: number; readonly best: number }[];
};

/** A side leads when its chance is this far above one half: a few tries more or less make no leader. */
const LEAD = 0.1;
/** A side is far ahead with three chances in four. */
const FAR = 0.25;
const STEPS = 10;
const isOpen = (chance: number): boolean => Math.abs(chance - 1 / 2) <= FAR;

/** How often the lead changed hands, and the share of the game after which one side was far ahead to the end; undefined: it was open. */
export function leadsIn(curve: readonly number[]): { readonly decided: number | undefined; readonly changes: number } {
  const leads = curve.filter((chance) => Math.abs(chance - 1 / 2) >= LEAD).map((chance) => chance > 1 / 2);
  const taken = leads.filter((isFirst, i) => isFirst !== leads[i - 1]);
  return { decided: decidedIn(curve), changes: Math.max(0, taken.length - 1) };
}
function decidedIn(curve: readonly number[]): number | undefined {
  const isFirst = (chance: number) => chance > 1 / 2;
  const after = 1 + curve.findLastIndex((chance) => isOpen(chance) || isFirst(chance) !== isFirst(curve.at(-1)!));
  return after < curve.length ? after / curve.length : undefined;
}

/** Undefined where no game was followed. */
export function dramaOf(played: readonly LabPlayed[]): Drama | undefined {
  const curves = played.flatMap(({ watched }) => (watched && watched.curve.length > 0 ? [watched.curve] : []));
  if (curves.length === 0) return undefined;
  const leads = curves.map(leadsIn);
  const { value, low, high } = mean(leads.map(({ changes }) => changes));
  const looks = curves.flat();
  const decided = leads.flatMap((one) => (one.decided === undefined ? [] : [Math.round(100 * one.decided)]));
  return {
    settled: rate(decided.length, curves.length),
    decided: spreadOf(decided),
    changes: { value, low, high },
    open: rate(looks.filter(isOpen).length, looks.length),
    curve: Array.from({ length: STEPS + 1 }, (_, step) => momentOf(curves.map((curve) => chanceAt(curve, step / STEPS)))),
  };
}
const chanceAt = (curve: readonly number[], share: number): number => curve[Math.round(share * (curve.length - 1))]!;
const momentOf = (chances: readonly number[]): Moment => ({
  low: quantile(chances, 0.1),
  median: quantile(chances, 1 / 2),
  high: quantile(chances, 0.9),
});

/** Undefined where nothing was thought over. */
export function choicesOf(played: readonly LabPlayed[]): Choices | undefined {
  const seen = played.flatMap(({ watched }) => (watched && watched.thought > 0 ? [watched] : []));
  if (seen.length === 0) return undefined;
  const thought = seen.reduce((sum, one) => sum + one.thought, 0);
  const real = seen.reduce((sum, one) => sum + one.real, 0);
  const kinds = new Map<string, { kind: string; offered: number; best: number }>();
  for (const [kind, [offered, best]] of seen.flatMap((one) => Object.entries(one.kinds))) {
    const sum = kinds.get(kind) ?? { kind, offered: 0, best: 0 };
    kinds.set(kind, { kind, offered: sum.offered + offered, best: sum.best + best });
  }
  return { thought, real: rate(real, thought), kinds: [...kinds.values()].toSorted(byOffers) };
}
const byOffers = (a: Choices['kinds'][number], b: Choices['kinds'][number]): number =>
  b.offered - a.offered || (a.kind < b.kind ? -1 : 1);
/** Offered this often and best not once: nobody would miss it. */
const OFTEN = 30;
export const isNeverBest = ({ offered, best }: Choices['kinds'][number]): boolean => best === 0 && offered >= OFTEN;
