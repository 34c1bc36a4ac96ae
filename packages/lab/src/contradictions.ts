import { canonical, type Fault, type Game, type Json, sidesOf } from '@nightfall/kernel';
import { concerns, measureNamed, rangeOf } from './bands.ts';
import type { Cell } from './cell.ts';
import { sidesIn } from './figures.ts';
import type { Band, Plan } from './plan.ts';
import { nameWithout } from './without.ts';

const fault = (where: string, code: string, text: string): Fault => ({ where, code, text });
const listed = (words: readonly string[]): string => words.map((word) => `“${word}”`).join(', ');

/** What cannot be meant, though each line by itself could be. */
export const contradictionsIn = (plan: Plan): readonly Fault[] => [
  ...plan.bands.flatMap((band, i) => bandFaults(band, `bands[${i}]`)),
  ...rivalBands(plan.bands),
  ...nameFaults([...plan.variants.map(({ name }) => name), ...plan.worth.map(nameWithout)]),
  ...Object.entries(plan.across).flatMap(([key, values]) => twiceIn(`across.${key}`, values)),
  ...(plan.most !== undefined && plan.until === undefined
    ? [fault('most', 'UNTIL', '`most` goes with `until`; without it, `games` says how many.')]
    : []),
  ...(plan.from !== undefined && plan.worth.length === 0 ? [fault('from', 'FROM', '`from` goes with `worth`.')] : []),
  ...plan.variants.flatMap(({ from, without }, i) =>
    from !== undefined && !without ? [fault(`variants[${i}].from`, 'FROM', '`from` goes with `without`.')] : [],
  ),
];

function bandFaults(band: Band, where: string): readonly Fault[] {
  const { win, score, median, between } = band;
  const kinds = [win, score, median].filter((kind) => kind !== undefined).length;
  if (kinds !== 1) return [fault(where, 'BAND', 'A band has exactly one of `win`, `score` and `median`.')];
  if ((median === undefined) !== (between === undefined))
    return [fault(where, 'BAND', '`median` and `between` belong together.')];
  const [low, high] = rangeOf(band);
  return low > high ? [fault(where, 'BAND', `A band goes from low to high; this one goes from ${low} to ${high}.`)] : [];
}

/** Two bands for the same figure that nothing can meet both. */
function rivalBands(bands: readonly Band[]): readonly Fault[] {
  const same = (a: Band, b: Band) =>
    measureNamed(a) === measureNamed(b) && canonical(a.where as Json) === canonical(b.where as Json);
  const areApart = (a: Band, b: Band) => rangeOf(a)[0] > rangeOf(b)[1] || rangeOf(b)[0] > rangeOf(a)[1];
  return bands.flatMap((band, i) => {
    const rival = bands.slice(0, i).findIndex((other) => same(band, other) && areApart(band, other));
    return rival < 0 ? [] : [fault(`bands[${i}]`, 'BAND', `No game can meet this band and bands[${rival}].`)];
  });
}

const nameFaults = (names: readonly string[]): readonly Fault[] => [
  ...names.flatMap((name, i) => (name.trim() === '' ? [fault(`variants[${i}].name`, 'NAME', 'A variant needs a name.')] : [])),
  ...twiceIn('variants', names),
];
function twiceIn(where: string, values: readonly Json[]): readonly Fault[] {
  const words = values.map((value) => (typeof value === 'string' ? value : JSON.stringify(value)));
  const twice = new Set(words.filter((word, i) => words.indexOf(word) < i));
  return twice.size === 0 ? [] : [fault(where, 'TWICE', `${listed([...twice])} is there twice.`)];
}

/** What these tables do not have, though the file names it. */
export const strangersIn = (game: Game, plan: Plan, cells: readonly Cell[]): readonly Fault[] => [
  ...plan.bands.flatMap((band, i) => strangersInBand(game, plan, cells, band, `bands[${i}]`)),
  ...cells.flatMap((cell) =>
    cell.from === null
      ? []
      : noSide(
          cell.from,
          'from',
          sidesOf(game, cell.setup).map(({ side }) => side),
        ),
  ),
];
function strangersInBand(game: Game, { split }: Plan, cells: readonly Cell[], band: Band, where: string): readonly Fault[] {
  // What is dealt is known only when it was played.
  const known = Object.fromEntries(Object.entries(band.where).filter(([key]) => !split.includes(key)));
  const meant = cells.filter((cell) => concerns({ where: known }, cell, {}));
  if (meant.length === 0) return [fault(`${where}.where`, 'WHERE', 'No table of this experiment is like that.')];
  if (!band.win) return [];
  return meant.flatMap((cell) =>
    noSide(
      band.of,
      `${where}.of`,
      sidesIn(game, cell).map(({ of }) => of),
    ),
  );
}
/** Where there are several sides, one must be named. */
function noSide(side: string | undefined, where: string, sides: readonly string[]): readonly Fault[] {
  if (side === undefined ? sides.length === 1 : sides.includes(side)) return [];
  const text = side === undefined ? 'Whose wins are meant?' : `There is no side “${side}”.`;
  const known = sides.filter(Boolean);
  return [fault(where, 'SIDE', `${text} ${known.length > 0 ? `There are ${listed(known)}.` : 'All play on one side.'}`)];
}
