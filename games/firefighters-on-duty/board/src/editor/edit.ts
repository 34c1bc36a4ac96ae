import {
  TILES,
  type Goal,
  type Hazard,
  type Placement,
  type Scenario,
  type SideKey,
  type Special,
  type TilePlacement,
} from '@nightfall/firefighters-on-duty';

/** What a touch on the map puts there, or takes away. */
export type Brush = 'fire' | 'civ' | 'inj' | 'debris' | Hazard | 'random' | 'call' | 'hydrant' | 'evac' | 'clear';
export const BRUSHES: readonly { readonly id: Brush; readonly name: string }[] = [
  { id: 'fire', name: 'Fire' },
  { id: 'civ', name: 'Civilian' },
  { id: 'inj', name: 'Injured' },
  { id: 'debris', name: 'Debris' },
  { id: 'gas', name: 'Gas tank' },
  { id: 'explosive', name: 'Explosives' },
  { id: 'smoke', name: 'Thick smoke' },
  { id: 'power', name: 'Electricity' },
  { id: 'random', name: 'Any hazard' },
  { id: 'call', name: 'Distress call' },
  { id: 'hydrant', name: 'Hydrant' },
  { id: 'evac', name: 'Gathering point' },
  { id: 'clear', name: 'Clear' },
];

const without = <T>(list: readonly T[], fits: (item: T) => boolean): T[] => list.filter((item) => !fits(item));

function placementOf(at: string, brush: Brush, round: number): Placement {
  switch (brush) {
    case 'fire':
    case 'civ':
    case 'inj':
    case 'debris':
      return { at, [brush]: 1 };
    case 'call':
      return { at, call: round };
    case 'gas':
    case 'explosive':
    case 'smoke':
    case 'power':
    case 'random':
      return { at, haz: brush };
    default:
      return { at };
  }
}

/** The scenario after a touch on a space. */
export function paint(scenario: Scenario, at: string, brush: Brush, round: number): Scenario {
  if (brush === 'evac') return { ...scenario, evac: at };
  if (brush === 'hydrant') {
    const has = scenario.hydrants.includes(at);
    return { ...scenario, hydrants: has ? without(scenario.hydrants, (id) => id === at) : [...scenario.hydrants, at] };
  }
  if (brush === 'clear')
    return {
      ...scenario,
      place: without(scenario.place, (one) => one.at === at),
      hydrants: without(scenario.hydrants, (id) => id === at),
    };
  return { ...scenario, place: [...scenario.place, placementOf(at, brush, round)] };
}

const SIDES = Object.keys(TILES) as SideKey[];
/** The next side that no tile of the map has the letter of, beginning with this one. */
export function nextSide({ tiles }: Scenario, from: SideKey | undefined): SideKey | undefined {
  const taken = new Set(tiles.filter(({ side }) => side !== from).map(({ side }) => side[0]));
  const start = from === undefined ? 0 : SIDES.indexOf(from) + 1;
  return [...SIDES.slice(start), ...SIDES.slice(0, start)].find((side) => !taken.has(side[0]));
}

const isAt = (col: number, row: number) => (tile: TilePlacement) => tile.col === col && tile.row === row;
export const tileAt = ({ tiles }: Scenario, col: number, row: number): TilePlacement | undefined => tiles.find(isAt(col, row));

/** What lay on a tile that goes away goes with it. */
function dropTile(scenario: Scenario, tile: TilePlacement): Scenario {
  const letter = tile.side[0]!;
  const isOn = (id: string) => id.startsWith(letter);
  return {
    ...scenario,
    tiles: without(scenario.tiles, (one) => one === tile),
    specials: without(scenario.specials, (one) => one.tile === letter),
    hydrants: without(scenario.hydrants, isOn),
    place: without(scenario.place, ({ at }) => isOn(at)),
  };
}

/** Another tile at this place: the next one, and after the last none. */
export function changeTile(scenario: Scenario, col: number, row: number): Scenario {
  const now = tileAt(scenario, col, row);
  const rest = now ? dropTile(scenario, now) : scenario;
  const side = nextSide(scenario, now?.side);
  if (side === undefined || side === now?.side) return rest;
  return { ...rest, tiles: [...rest.tiles, { side, col, row, rot: 0 }] };
}
const QUARTERS = [0, 90, 180, 270] as const;
export const turnTile = (scenario: Scenario, col: number, row: number): Scenario => ({
  ...scenario,
  tiles: scenario.tiles.map((tile) =>
    isAt(col, row)(tile) ? { ...tile, rot: QUARTERS[(QUARTERS.indexOf(tile.rot) + 1) % 4]! } : tile,
  ),
});

/** Lays a station or the hospital at another edge; `null` takes the second station away. */
export function moveSpecial(scenario: Scenario, id: Special['id'], to: Pick<Special, 'tile' | 'edge'> | null): Scenario {
  const rest = without(scenario.specials, (one) => one.id === id);
  if (to === null) return { ...scenario, specials: rest };
  return { ...scenario, specials: [...rest, { id, kind: id === 'HOS' ? 'hospital' : 'station', ...to }] };
}

export function newGoal(kind: Goal['kind'], { place, tiles }: Scenario): Goal {
  if (kind === 'protect') return { kind, at: [place[0]?.at ?? `${tiles[0]?.side[0] ?? 'A'}1`] };
  return { kind, n: kind === 'evac' || kind === 'deliver' ? [1, 1, 1, 1] : [0, 0, 0, 0] };
}
