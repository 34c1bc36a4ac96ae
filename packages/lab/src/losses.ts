import type { Game } from '@nightfall/kernel';
import type { LabPlayed } from './block.ts';
import type { Cell } from './cell.ts';
import { type Difference, differencesOf } from './difference.ts';

type Without = { readonly cell: Cell; readonly played: readonly LabPlayed[] };

/** What is lost without each thing that `worth` took away, in these games alone: whoever they were dealt to. */
export const lossesIn = (
  game: Game,
  base: Cell,
  games: readonly LabPlayed[],
  others: readonly Without[],
): readonly Difference[] =>
  others
    .filter(({ cell }) => cell.isThought && cell.place === base.place)
    .flatMap(({ cell, played }) => lossOf(differencesOf(game, [base, games], [cell, played]), cell));

/** Of the side from whom it was taken; of several, the one that loses most by it. */
function lossOf(all: readonly Difference[], { from }: Cell): readonly Difference[] {
  const own = all.filter(({ of }) => of === from);
  return (own.length > 0 ? own : all).toSorted((a, b) => a.change.value - b.change.value).slice(0, 1);
}
