import type { AreaType } from '../content/events.ts';
import { TILES, type TileSide } from '../content/tiles.ts';
import type { Scenario, Special, TilePlacement } from './scenario.ts';

/** FD-4.4, FD-4.6 One space of the map. Its place in the list is its rank in space order (FD-4.16). */
export type Place = {
  readonly id: string;
  readonly kind: 'area' | 'road' | 'station' | 'hospital';
  readonly type: AreaType | null;
  /** FD-4.7, FD-4.9 The roll that puts a Fire out here, before smoke. */
  readonly requirement: number;
  /** The printed number; 0 for stations and the Hospital (FD-4.13). */
  readonly num: number;
  /** Row and column of each cell on the map. */
  readonly cells: readonly (readonly [row: number, col: number])[];
  readonly adjacent: readonly number[];
};

/** Everything that follows from the map of a scenario. Spaces go by their place in `places`. */
export type City = {
  readonly places: readonly Place[];
  readonly ids: readonly string[];
  readonly areas: readonly number[];
  readonly stations: readonly number[];
  readonly hospital: number;
  readonly evac: number;
  /** The spaces of the hydrants HY-1, HY-2, … */
  readonly hydrants: readonly number[];
  /** For each space the hydrant at its kerb, or −1 (FD-4.18). */
  readonly hydrantAt: readonly number[];
  /** For each space its rank among the stations, or −1. */
  readonly stationAt: readonly number[];
  readonly isArea: readonly boolean[];
  /** For each space the Roads, stations and hospital beside it (FD-4.20). */
  readonly roadsBeside: readonly (readonly number[])[];
  /** For each space the Areas beside it. */
  readonly areasBeside: readonly (readonly number[])[];
  /** For each space its numbered neighbours, the highest first (FD-4.17). */
  readonly highestBeside: readonly (readonly number[])[];
  /** FD-21.6 Steps over spaces of any kind, and over roads alone; UNREACHED where there is no way. */
  readonly walking: readonly (readonly number[])[];
  readonly driving: readonly (readonly number[])[];
  readonly indexOf: { readonly [id: string]: number };
};

export const UNREACHED = 99;
const SPECIAL_ORDER = ['S1', 'S2', 'HOS'];
const STEPS = { N: [-1, 0], E: [0, 1], S: [1, 0], W: [0, -1] } as const;
const TYPES = { g: 'green', y: 'yellow', r: 'red' } as const;

/** FD-4.10 One quarter turn clockwise: new[r][c] = old[4 − c][r]. */
function turned(grid: readonly string[], rot: number): readonly string[] {
  if (rot === 0) return grid;
  const rows = [0, 1, 2, 3, 4];
  const once = rows.map((r) => rows.map((c) => grid[4 - c]![r]!).join(''));
  return turned(once, rot - 90);
}
export const gridOf = ({ side, rot }: TilePlacement): readonly string[] => turned(TILES[side].grid, rot);

type Draft = Omit<Place, 'adjacent'> & { cells: (readonly [number, number])[] };

function kindOf(side: TileSide, num: string): Pick<Place, 'kind' | 'type' | 'requirement'> {
  const key = side.areas[num];
  if (key === undefined) return { kind: 'road', type: null, requirement: 3 };
  const letter = key.startsWith('g') ? 'g' : key.startsWith('y') ? 'y' : 'r';
  return { kind: 'area', type: TYPES[letter], requirement: Number(key[1]) };
}

function tileSpaces(tile: TilePlacement): Draft[] {
  const found = new Map<string, Draft>();
  const side = TILES[tile.side];
  gridOf(tile).forEach((row, r) => {
    [...row].forEach((num, c) => {
      const draft = found.get(num) ?? { id: tile.side[0]! + num, num: Number(num), cells: [], ...kindOf(side, num) };
      draft.cells.push([5 * tile.row + r, 5 * tile.col + c]);
      found.set(num, draft);
    });
  });
  return [...found.values()].toSorted((a, b) => a.num - b.num);
}

/** FD-4.12 The cell beside the middle of the edge. */
export function specialCell({ tile, edge }: Special, tiles: readonly TilePlacement[]): readonly [number, number] | undefined {
  const at = tiles.find(({ side }) => side.startsWith(tile));
  const [down, right] = STEPS[edge];
  return at && [5 * at.row + 2 + 3 * down, 5 * at.col + 2 + 3 * right];
}

function specialSpaces({ specials, tiles }: Scenario): Draft[] {
  const rank = ({ id }: Special) => SPECIAL_ORDER.indexOf(id);
  return specials
    .toSorted((a, b) => rank(a) - rank(b))
    .map((special): Draft => {
      const cell = specialCell(special, tiles);
      return { id: special.id, kind: special.kind, type: null, requirement: 3, num: 0, cells: cell ? [cell] : [] };
    });
}

/** FD-4.11 Spaces that share a side of a cell; a station or the Hospital touches the Road at its edge alone (FD-4.12). */
function neighbours(drafts: readonly Draft[], scenario: Scenario): number[][] {
  const owner = new Map<string, number>();
  drafts.forEach(({ cells }, i) => cells.forEach(([r, c]) => owner.set(`${r},${c}`, i)));
  const found = drafts.map(() => new Set<number>());
  drafts.forEach((draft, i) => {
    for (const [r, c] of draft.cells)
      for (const [down, right] of Object.values(STEPS)) {
        const other = owner.get(`${r + down},${c + right}`);
        if (other === undefined || other === i || drafts[i]!.num === 0 || drafts[other]!.num === 0) continue;
        found[i]!.add(other);
      }
  });
  for (const special of scenario.specials) joinSpecial(special, drafts, owner, found);
  return found.map((set) => [...set].toSorted((a, b) => a - b));
}
function joinSpecial(special: Special, drafts: readonly Draft[], owner: ReadonlyMap<string, number>, found: Set<number>[]): void {
  const me = drafts.findIndex(({ id }) => id === special.id);
  const [down, right] = STEPS[special.edge];
  const [r, c] = drafts[me]!.cells[0] ?? [-9, -9];
  const beside = owner.get(`${r - down},${c - right}`);
  if (beside === undefined) return;
  found[me]!.add(beside);
  found[beside]!.add(me);
}

type Beside = readonly (readonly number[])[];
/** Steps from a space to each other one, over all that let one on; UNREACHED where there is no way. */
export function stepsFrom(beside: Beside, from: number, leads: (at: number, next: number) => boolean = () => true): number[] {
  const far = beside.map(() => UNREACHED);
  far[from] = 0;
  const queue = [from];
  for (const at of queue)
    for (const next of beside[at]!)
      if (far[next] === UNREACHED && leads(at, next)) {
        far[next] = far[at]! + 1;
        queue.push(next);
      }
  return far;
}
const distances = (beside: Beside): number[][] => beside.map((_, from) => stepsFrom(beside, from));

/** FD-4.17 The number counts first, then the later tile letter; `places` go by letter already. */
const higherFirst = (places: readonly Place[]) => (a: number, b: number) => places[b]!.num - places[a]!.num || b - a;

export function buildCity(scenario: Scenario): City {
  const tiles = scenario.tiles.toSorted((a, b) => (a.side < b.side ? -1 : 1));
  const drafts = [...tiles.flatMap(tileSpaces), ...specialSpaces(scenario)];
  const adjacent = neighbours(drafts, scenario);
  const places = drafts.map((draft, i): Place => ({ ...draft, adjacent: adjacent[i]! }));
  const indexOf = Object.fromEntries(places.map(({ id }, i) => [id, i]));
  const at = (id: string) => indexOf[id] ?? -1;
  const isArea = places.map(({ kind }) => kind === 'area');
  const those = (kind: Place['kind']) => places.flatMap((place, i) => (place.kind === kind ? [i] : []));
  const roadsBeside = places.map((place) => place.adjacent.filter((other) => !isArea[other]));
  return {
    places,
    ids: places.map(({ id }) => id),
    areas: those('area'),
    stations: those('station'),
    hospital: at('HOS'),
    evac: at(scenario.evac),
    hydrants: scenario.hydrants.map(at),
    hydrantAt: places.map(({ id }) => scenario.hydrants.indexOf(id)),
    stationAt: places.map((_, i) => those('station').indexOf(i)),
    isArea,
    roadsBeside,
    areasBeside: places.map((place) => place.adjacent.filter((other) => isArea[other])),
    highestBeside: places.map((place) => place.adjacent.filter((other) => places[other]!.num > 0).toSorted(higherFirst(places))),
    walking: distances(adjacent),
    driving: distances(places.map((_, i) => (isArea[i] ? [] : roadsBeside[i]!))),
    indexOf,
  };
}
