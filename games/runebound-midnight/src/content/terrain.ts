export type Terrain = 'plains' | 'hills' | 'forest' | 'swamp' | 'mountains' | 'aquatic';
/** RM-5.3 What a space is. */
export type SpaceKind = Terrain | 'town' | 'stronghold';
export const TERRAINS: readonly Terrain[] = ['plains', 'hills', 'forest', 'swamp', 'mountains', 'aquatic'];

/** RM-4.3 The six faces of a movement die; RM-4.5: the river symbol is aquatic, roads have no use. */
export const FACES: readonly (readonly Terrain[])[] = [
  ['plains', 'hills', 'mountains'],
  ['plains', 'hills', 'forest'],
  ['plains', 'aquatic', 'swamp'],
  ['plains', 'hills'],
  ['aquatic', 'swamp', 'forest'],
  ['aquatic', 'mountains'],
];
/** RM-4.6 Does a die with this face (1 to 6) match? A town matches every face (RM-17.7), a stronghold none (RM-17.8). */
export const matches = (face: number, kind: SpaceKind): boolean =>
  kind === 'town' || (kind !== 'stronghold' && FACES[face - 1]!.includes(kind));
/** RM-4.4 On how many of the six faces a terrain is. */
export const facesWith = (terrain: Terrain): number => FACES.filter((face) => face.includes(terrain)).length;
