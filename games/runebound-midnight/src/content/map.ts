import type { Colour } from './challenge.ts';
import { distancesFrom, neighboursOf } from './hexes.ts';
import type { SpaceKind } from './terrain.ts';

/** RM-5.1 A space, named by its column and row: `J9`. */
export type SpaceId = string;

const KIND_BY_LETTER: Readonly<Record<string, SpaceKind>> = {
  P: 'plains',
  H: 'hills',
  F: 'forest',
  S: 'swamp',
  M: 'mountains',
  A: 'aquatic',
  T: 'town',
  X: 'stronghold',
};
/** RM-5.7, RM-5.11, RM-5.12 The map of the annex, row by row from the north; even rows lie half a hex to the east. */
export const ROWS: readonly string[] = [
  'MMMHPPFFFHMMMHHPPFF',
  'MMHHXFFFTHHMMMHPFTF',
  'MHHPPPFPPSHMMHPPHFF',
  'FHPSSPHPAAASXHPPHHF',
  'FFTSSPHAAAAAPPHHHXM',
  'FFFPSPAAAAAPPSHHMMM',
  'FFFFHXPAAAPPSSPHMMM',
  'FFFFFHPPAHHPPSPTHMM',
  'FFFFHPPHAXPSPPPPHMM',
  'FFFHHHPPASSSPPHFHXM',
  'FFFFTPPSASSPHHFFPHM',
  'SFFFPPXHAPPTHPXFPPH',
  'SSFFFPHHAAPPHHPPPAA',
];
export const COLUMNS = 'ABCDEFGHIJKLMNOPQRS';

export type Town = { readonly name: string; readonly space: SpaceId };
/** RM-5.5 The towns, in the order of their market stacks 1 to 6. */
export const TOWNS: readonly Town[] = [
  { name: 'Greywater', space: 'I2' },
  { name: 'Thornmere', space: 'R2' },
  { name: 'Lowhearth', space: 'C5' },
  { name: 'Highcairn', space: 'P8' },
  { name: 'Ambervale', space: 'E11' },
  { name: 'Saltreach', space: 'L12' },
];
/** RM-5.6 */
export const STRONGHOLDS: readonly Town[] = [
  { name: 'Ashgate', space: 'E2' },
  { name: 'Cragmaw', space: 'M4' },
  { name: 'Ironhorn', space: 'R5' },
  { name: 'Fenwatch', space: 'F7' },
  { name: 'Erenhead', space: 'J9' },
  { name: 'Gallowtor', space: 'R10' },
  { name: 'Duskhold', space: 'G12' },
  { name: 'Mournkeep', space: 'O12' },
];

export type Jewel = { readonly space: SpaceId; readonly colour: Colour; readonly starburst: boolean };
const jewels = (colour: Colour, text: string): Jewel[] =>
  text.split(' ').map((word) => ({ space: word.replace('*', ''), colour, starburst: word.endsWith('*') }));
/** RM-5.8, RM-5.9 The jewels; a star marks a starburst. */
export const JEWELS: readonly Jewel[] = [
  ...jewels('green', 'Q1 S1* G2* C3 I4 A5 E5* C6* P6* R8 E10* M11* D13 M13'),
  ...jewels('yellow', 'O1* A2 L3* F4 O4* L5 M6* M8 B10* I11'),
  ...jewels('blue', 'E1 N3* S5 E8* I9 S11* G13 Q13*'),
];

export type Space = {
  readonly id: SpaceId;
  readonly kind: SpaceKind;
  readonly column: number;
  readonly row: number;
  readonly neighbours: readonly SpaceId[];
  /** Spaces a Hero can walk into, and those they have to slip into (RM-17.2). */
  readonly paths: readonly SpaceId[];
  readonly doors: readonly SpaceId[];
  /** Places in TOWNS, STRONGHOLDS and JEWELS; −1 for none. */
  readonly town: number;
  readonly stronghold: number;
  readonly jewel: number;
};
const GUARDED: ReadonlySet<SpaceId> = new Set([...TOWNS, ...STRONGHOLDS].map(({ space }) => space));
const at = (places: readonly { readonly space: SpaceId }[], id: SpaceId) => places.findIndex(({ space }) => space === id);

const places = ROWS.flatMap((row, r) => [...row].map((_, c) => [`${COLUMNS[c]}${r + 1}`, { column: c, row: r + 1 }] as const));
const PLACES = Object.fromEntries(places);
/** Taken from the keys of an object: such names are found again at once, and rules ask for them all the time. */
export const SPACE_IDS: readonly SpaceId[] = Object.keys(PLACES);
const idAt = (column: number, row: number): SpaceId => SPACE_IDS[(row - 1) * COLUMNS.length + column]!;
export const MAP: Readonly<Record<SpaceId, Space>> = Object.fromEntries(
  SPACE_IDS.map((id): [SpaceId, Space] => {
    const { column, row } = PLACES[id]!;
    const kind = KIND_BY_LETTER[ROWS[row - 1]![column]!]!;
    const neighbours = neighboursOf(column, row, COLUMNS.length, ROWS.length).map(([c, r]) => idAt(c, r));
    const [paths, doors] = [neighbours.filter((one) => !GUARDED.has(one)), neighbours.filter((one) => GUARDED.has(one))];
    const places = { town: at(TOWNS, id), stronghold: at(STRONGHOLDS, id), jewel: at(JEWELS, id) };
    return [id, { id, kind, column, row, neighbours, paths, doors, ...places }];
  }),
);
export const kindOf = (id: SpaceId): SpaceKind => MAP[id]!.kind;
export const neighbours = (id: SpaceId): readonly SpaceId[] => MAP[id]!.neighbours;
export const isAdjacent = (a: SpaceId, b: SpaceId): boolean => MAP[a]!.neighbours.includes(b);
export const isTown = (id: SpaceId): boolean => MAP[id]!.town >= 0;
export const isStronghold = (id: SpaceId): boolean => MAP[id]!.stronghold >= 0;
/** RM-17.2 A town or a stronghold: a Hero has to slip in. */
export const isGuarded = (id: SpaceId): boolean => GUARDED.has(id);
export const placeName = (id: SpaceId): string => {
  const { town, stronghold } = MAP[id]!;
  return town >= 0 ? TOWNS[town]!.name : stronghold >= 0 ? STRONGHOLDS[stronghold]!.name : id;
};

const known = new Map<SpaceId, Readonly<Record<SpaceId, number>>>();
/** RM-0.2 The length of the shortest chain of spaces between two. The map never changes, so each answer is kept. */
export function distance(a: SpaceId, b: SpaceId): number {
  let from = known.get(a);
  if (!from) known.set(a, (from = distancesFrom(a, neighbours)));
  return from[b]!;
}
const nearest = new Map<SpaceId, readonly SpaceId[]>();
/** RM-24.12 The towns at the least distance. */
export function nearestTowns(from: SpaceId): readonly SpaceId[] {
  let towns = nearest.get(from);
  if (!towns) nearest.set(from, (towns = townsNear(from)));
  return towns;
}
function townsNear(from: SpaceId): readonly SpaceId[] {
  const least = Math.min(...TOWNS.map(({ space }) => distance(from, space)));
  return TOWNS.filter(({ space }) => distance(from, space) === least).map(({ space }) => space);
}
