/** FD-4.2 A side of a tile: its letter, and `w` for the front (white letter) or `k` for the back (black letter). */
export type SideKey = `${'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H'}${'w' | 'k'}`;
/** FD-4.7, FD-4.8 The type of an Area and the roll that puts a Fire out there: `g3` is green, 3+. */
export type AreaKey = `${'g' | 'y' | 'r'}${3 | 4 | 5}`;
/** FD-4.3 to FD-4.5 Five rows of five cells; each digit is the number of the space that owns the cell. Numbers not in `areas` are Roads. */
export type TileSide = {
  readonly name: string;
  readonly grid: readonly [string, string, string, string, string];
  readonly areas: { readonly [num: string]: AreaKey };
};

/** FD-5.1 The sixteen sides. */
export const TILES: { readonly [K in SideKey]: TileSide } = {
  Aw: {
    name: 'Four Corners',
    grid: ['11233', '11233', '44566', '77899', '77899'],
    areas: { '1': 'g4', '3': 'g3', '7': 'y4', '9': 'g4' },
  },
  Ak: {
    name: 'Chapel Row',
    grid: ['11122', '11122', '33455', '66788', '66788'],
    areas: { '1': 'g4', '2': 'y4', '6': 'g3', '8': 'g4' },
  },
  Bw: {
    name: 'Mill Lane',
    grid: ['11223', '11223', '44566', '77788', '77788'],
    areas: { '1': 'y4', '2': 'y4', '3': 'g3', '7': 'y4', '8': 'g4' },
  },
  Bk: {
    name: 'Station Bend',
    grid: ['11233', '11233', '11455', '66677', '66677'],
    areas: { '1': 'y4', '3': 'g4', '6': 'y4', '7': 'r4' },
  },
  Cw: {
    name: 'Depot Gate',
    grid: ['11233', '11233', '11455', '66788', '66788'],
    areas: { '1': 'r4', '3': 'y4', '6': 'r5', '8': 'y4' },
  },
  Ck: {
    name: 'Ring Court',
    grid: ['11233', '12223', '44566', '78889', '77899'],
    areas: { '1': 'g4', '3': 'g3', '5': 'g3', '7': 'y4', '9': 'g4' },
  },
  Dw: {
    name: 'Tank Yard',
    grid: ['11122', '11122', '33422', '55677', '55677'],
    areas: { '1': 'r5', '2': 'r4', '5': 'y4', '7': 'r4' },
  },
  Dk: {
    name: 'Terrace Green',
    grid: ['11233', '11233', '44566', '77899', '77899'],
    areas: { '1': 'g4', '3': 'g4', '4': 'y4', '6': 'g3', '7': 'g3', '9': 'y4' },
  },
  Ew: {
    name: 'Harbour Works',
    grid: ['11233', '11233', '44566', '77778', '77778'],
    areas: { '1': 'r4', '3': 'r5', '7': 'r4', '8': 'y4' },
  },
  Ek: {
    name: 'School Lane',
    grid: ['11233', '11233', '44566', '77566', '77566'],
    areas: { '1': 'g3', '3': 'g4', '6': 'g4', '7': 'y4' },
  },
  Fw: {
    name: 'Market Square',
    grid: ['11233', '12223', '44566', '75558', '77788'],
    areas: { '1': 'g3', '3': 'g4', '5': 'y4', '7': 'y4', '8': 'g4' },
  },
  Fk: {
    name: 'Warehouse Bend',
    grid: ['11222', '11222', '33455', '66755', '66755'],
    areas: { '1': 'y4', '2': 'r4', '5': 'r5', '6': 'y4' },
  },
  Gw: {
    name: 'Garden Terraces',
    grid: ['11233', '44233', '44566', '77899', '77899'],
    areas: { '1': 'g3', '3': 'g4', '4': 'g4', '7': 'y4', '9': 'g3' },
  },
  Gk: {
    name: 'Infirmary Cross',
    grid: ['11233', '11233', '44566', '77899', '77899'],
    areas: { '1': 'y4', '3': 'r4', '7': 'g4', '9': 'y4' },
  },
  Hw: {
    name: 'Refinery',
    grid: ['11223', '11223', '44566', '77899', '77899'],
    areas: { '1': 'r5', '2': 'r4', '3': 'r4', '7': 'r4', '9': 'y4' },
  },
  Hk: {
    name: 'Suburb',
    grid: ['11233', '11233', '44566', '77889', '77889'],
    areas: { '1': 'g3', '3': 'g4', '7': 'g4', '8': 'g3', '9': 'y4' },
  },
};

export const isSideKey = (text: string): text is SideKey => Object.hasOwn(TILES, text);
