import {
  type Fault,
  type Game,
  hash,
  HOUSE,
  isFaults,
  type Json,
  type Options,
  readSetup,
  seatingOf,
  type Setup,
} from '@nightfall/kernel';
import { strangersIn } from './contradictions.ts';
import { levelOf } from './levels.ts';
import type { Plan } from './plan.ts';
import { nameWithout } from './without.ts';

/** One kind of table that is played many times: a variant at one place of the grid. */
export type Cell = {
  /** What tells it from the others of its variant: "3 players, hard". */
  readonly place: string;
  readonly across: { readonly [key: string]: Json };
  readonly variant: string;
  readonly setup: Setup;
  /** A level for each seat. */
  readonly bots: readonly string[];
  /** Moves taken away, by a part of their words; from the seats of one side, or from all. */
  readonly without: readonly string[];
  readonly from: string | null;
  /** Moves that are counted, in the variant that others are compared with. */
  readonly uses: readonly string[];
  /** Made by `worth` to see what is lost: nobody aims at it. */
  readonly isThought: boolean;
};
/** People may play whatever they like: a table on which bots may not make certain moves is for bots alone. */
export const isPlayable = ({ without }: Pick<Cell, 'without'>): boolean => without.length === 0;
type Variant = Plan['variants'][number];
type Place = { readonly [key: string]: Json };

/** Without variants there is one: the table as it is. */
const AS_IT_IS: Variant = {
  name: 'as it is',
  options: {},
  house: {},
  players: undefined,
  bots: undefined,
  without: undefined,
  from: undefined,
};

/** What something is worth is what the first variant loses without it. */
const withoutIt = (plan: Plan, first: Variant, words: string): Variant => ({
  ...first,
  name: nameWithout(words),
  without: [...(first.without ?? []), words],
  from: plan.from ?? first.from,
});
const isThought = ({ worth }: Plan, { name }: Variant): boolean => worth.some((words) => nameWithout(words) === name);

/** Every variant at every place of the grid; or everything that is wrong with them. */
export function cellsOf(game: Game, plan: Plan): { readonly cells: readonly Cell[] } | readonly Fault[] {
  const [first = AS_IT_IS, ...others] = plan.variants;
  const variants = [first, ...others, ...plan.worth.map((words) => withoutIt(plan, first, words))];
  const tooMany = sizeFaults(plan, variants.length);
  if (tooMany.length > 0) return tooMany;
  const made = placesOf(plan.across).flatMap((place) => variants.map((variant) => cellFor(game, plan, place, variant)));
  const cells = made.flatMap((cell) => (isFaults(cell) ? [] : [cell]));
  const faults = [...made.flatMap((cell) => (isFaults(cell) ? cell : [])), ...strangersIn(game, plan, cells)];
  // Every table may say the same.
  return faults.length > 0
    ? unique(faults)
    : { cells: cells.map((cell) => ({ ...cell, uses: cell.variant === first.name ? plan.worth : [] })) };
}
/** A report is read by people, and its games are held in memory. */
const [TABLES, GAMES] = [1000, 1_000_000];
function sizeFaults({ across, games, most }: Plan, variants: number): readonly Fault[] {
  const tables = Object.values(across).reduce((product, { length }) => product * length, variants);
  const all = tables * (most ?? games);
  const told = (n: number) => n.toLocaleString('en');
  if (tables > TABLES)
    return [{ where: 'across', code: 'SIZE', text: `These are ${told(tables)} tables; the most are ${told(TABLES)}.` }];
  if (all > GAMES) return [{ where: 'games', code: 'SIZE', text: `These are ${told(all)} games; the most are ${told(GAMES)}.` }];
  return [];
}
const unique = (faults: readonly Fault[]): readonly Fault[] => [
  ...new Map(faults.map((fault) => [`${fault.where} ${fault.text}`, fault])).values(),
];

/** All combinations of the values, the last key changing fastest. */
function placesOf(across: Plan['across']): readonly Place[] {
  let places: readonly Place[] = [{}];
  for (const [key, values] of Object.entries(across))
    places = places.flatMap((place) => values.map((value) => ({ ...place, [key]: value })));
  return places;
}

function cellFor(game: Game, plan: Plan, place: Place, variant: Variant): Cell | readonly Fault[] {
  const { players, bots, ...rest } = place;
  const { options, house } = toldApart(game, rest);
  const setup = readSetup(game, {
    players: variant.players ?? players ?? plan.players ?? game.players.min,
    options: {
      ...plan.options,
      ...options,
      ...variant.options,
      [HOUSE]: { ...plan.house, ...house, ...variant.house },
    } as Options,
  });
  const inTheFile = (faults: readonly Fault[]) => faults.map((fault) => whereSaid(fault, plan, place, variant));
  if (isFaults(setup)) return inTheFile(setup);
  const trial = game.setup(setup);
  if (isFaults(trial)) return inTheFile(trial);
  const found = levelsFor(game, setup, variant.bots ?? bots ?? plan.bots);
  if (isFaults(found)) return inTheFile(found);
  const cell = { place: placeName(place), across: place, variant: variant.name, setup, bots: found.levels };
  return { ...cell, without: variant.without ?? [], from: variant.from ?? null, uses: [], isThought: isThought(plan, variant) };
}
/** A fault at the place in the file that said it last: in its variant, in the grid, or for all tables. House rules stand beside the options. */
function whereSaid(fault: Fault, { variants }: Plan, place: Place, variant: Variant): Fault {
  const where = fault.where.replace(/^options\.house/, 'house');
  const [kind = '', key = kind] = where.split('.');
  const said = variant[kind as keyof Variant];
  const isInVariant = key === kind ? said !== undefined : Object.hasOwn(Object(said) as object, key);
  // What `worth` takes away is taken from the first variant.
  if (isInVariant) return { ...fault, where: `variants[${Math.max(0, variants.indexOf(variant))}].${where}` };
  return { ...fault, where: Object.hasOwn(place, key) ? `across.${key}` : where };
}
/** A grid may go over options and over numbers of the book. */
function toldApart({ dials = [] }: Game, place: Place): { readonly options: Place; readonly house: Place } {
  const isDial = ([key]: readonly [string, Json]) => dials.some(({ id }) => id === key);
  const all = Object.entries(place);
  return {
    options: Object.fromEntries(all.filter((one) => !isDial(one))),
    house: Object.fromEntries(all.filter(isDial)),
  };
}
const placeName = (place: Place): string => Object.entries(place).map(inWords).join(', ');
/** A value of the grid, for people. */
export const inWords = ([key, value]: readonly [string, Json]): string =>
  key === 'players' ? playersInWords(Number(value)) : typeof value === 'string' ? value : `${key} ${JSON.stringify(value)}`;
const playersInWords = (players: number): string => (players === 1 ? '1 player' : `${players} players`);

/** A level for each seat: from one for all, a list, or the names of sides. */
function levelsFor(game: Game, setup: Setup, bots: Json): { readonly levels: readonly string[] } | readonly Fault[] {
  const seats = seatingOf(game, setup);
  if (Array.isArray(bots) && bots.length > seats.length) return [tooMany(bots.length, seats.length)];
  const levels = seats.map(({ side }, seat) =>
    typeof bots === 'string' ? bots : Array.isArray(bots) ? bots[seat] : (bots as { [side: string]: Json })[side],
  );
  const faults = levels.flatMap((level, seat) => levelFaults(game, level, seats[seat]!.name));
  return faults.length > 0 ? faults : { levels: levels as string[] };
}
const tooMany = (levels: number, seats: number): Fault => ({
  where: 'bots',
  code: 'LEVEL',
  text: `There are ${levels} levels for ${seats === 1 ? 'one seat' : `${seats} seats`}.`,
});
function levelFaults(game: Game, level: Json | undefined, seat: string): Fault[] {
  if (typeof level === 'string' && levelOf(game, level)) return [];
  const known = [...Object.keys(game.bots), ...(levelOf(game, 'tries-8') ? ['tries-8, tries-16 and so on'] : [])].join(', ');
  const text =
    level === undefined
      ? `No level for ${seat}; there are ${known}.`
      : `There is no level "${String(level)}"; there are ${known}.`;
  return [{ where: 'bots', code: 'LEVEL', text }];
}

/**
 * A name for the games of a cell: the same table, bots and rules give the same name, whatever the file says around it. Games
 * that were watched have more to tell than others.
 */
export const cellKey = (
  game: Pick<Game, 'id' | 'version'>,
  { setup, bots, without, from, uses }: Cell,
  { seed, curve, choices }: Pick<Plan, 'seed' | 'curve' | 'choices'>,
): string =>
  hash({
    game: game.id,
    version: game.version,
    setup,
    bots,
    without,
    from,
    seed,
    ...(curve ? { curve } : {}),
    ...(choices > 0 ? { choices } : {}),
    ...(uses.length > 0 ? { uses } : {}),
  });
