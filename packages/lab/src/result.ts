import type { Game, Json } from '@nightfall/kernel';
import type { LabPlayed } from './block.ts';
import { type Verdict, verdictsOn } from './bands.ts';
import type { Cell } from './cell.ts';
import { type Difference, differencesOf } from './difference.ts';
import { type Figures, figuresOf } from './figures.ts';
import { lossesIn } from './losses.ts';
import type { Plan } from './plan.ts';
import { remarksOn } from './remarks.ts';

/** The games of a cell, in the order of their numbers. */
export type PlayedCell = { readonly cell: Cell; readonly played: readonly LabPlayed[] };
/** One line of the table: a cell, or the part of its games that were dealt the same. */
export type Line = {
  readonly place: string;
  readonly variant: string;
  readonly dealt: { readonly [fact: string]: string | number };
  readonly across: { readonly [key: string]: Json };
  readonly figures: Figures;
  readonly bands: readonly Verdict[];
  /** Where moves were counted: what is lost in these games without them. */
  readonly losses?: readonly Difference[];
};
/** What an experiment found. It says nothing about time or machines: the same plan gives the same result to the byte. */
export type LabResult = {
  readonly title: string;
  readonly question: string;
  readonly game: string;
  /** The game's name. */
  readonly name: string;
  readonly version: number;
  readonly seed: string;
  readonly lines: readonly Line[];
  readonly differences: readonly Difference[];
  readonly remarks: readonly string[];
  readonly isKept: boolean;
};

export function resultOf(game: Game, plan: Plan, cells: readonly PlayedCell[]): LabResult {
  const lines = cells.flatMap((one) => linesOf(game, plan, one, cells));
  return {
    title: plan.title,
    question: plan.question,
    game: game.id,
    name: game.name,
    version: game.version,
    seed: plan.seed,
    lines,
    differences: comparisons(game, cells),
    remarks: remarksOn(
      plan,
      cells.flatMap(({ played }) => played),
    ),
    isKept: lines.every(({ bands }) => bands.every(({ isKept }) => isKept)),
  };
}

function linesOf(game: Game, plan: Plan, { cell, played }: PlayedCell, all: readonly PlayedCell[]): readonly Line[] {
  return groupsOf(played, plan.split).map(({ dealt, games }) => {
    const figures = figuresOf(game, cell, games);
    const { place, variant, across } = cell;
    const line = { place, variant, dealt, across, figures, bands: verdictsOn(plan.bands, cell, dealt, figures) };
    return cell.uses.length > 0 ? { ...line, losses: lossesIn(game, cell, games, all) } : line;
  });
}

type Dealt = Line['dealt'];
/** The games told apart by facts such as who was dealt, sorted by name. */
export function groupsOf(
  played: readonly LabPlayed[],
  facts: readonly string[],
): readonly { dealt: Dealt; games: readonly LabPlayed[] }[] {
  const groups = new Map<string, { dealt: Dealt; games: LabPlayed[] }>();
  for (const one of played) {
    const dealt = Object.fromEntries(facts.map((fact) => [fact, one.facts[fact] ?? '']));
    const key = Object.values(dealt).join(', ');
    const group = groups.get(key) ?? { dealt, games: [] };
    group.games.push(one);
    groups.set(key, group);
  }
  return [...groups].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, group]) => group);
}

/** Every variant against the first one of its place. */
function comparisons(game: Game, cells: readonly PlayedCell[]): readonly Difference[] {
  return [...groupedByPlace(cells).values()].flatMap(([base, ...others]) =>
    others.flatMap((other) => differencesOf(game, [base!.cell, base!.played], [other.cell, other.played])),
  );
}
function groupedByPlace(cells: readonly PlayedCell[]): Map<string, PlayedCell[]> {
  const places = new Map<string, PlayedCell[]>();
  for (const one of cells) places.set(one.cell.place, [...(places.get(one.cell.place) ?? []), one]);
  return places;
}
