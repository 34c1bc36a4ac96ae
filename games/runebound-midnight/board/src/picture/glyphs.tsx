import type { Terrain } from '@nightfall/runebound-midnight';

/** The sign of each terrain, as on the movement dice: in a box of 16 by 16. */
const SIGNS: Readonly<Record<Terrain, string>> = {
  plains: 'M3 13l-1-5M5 13V6M7 13l1-4M10 13l-1-5M12 13V7M14 13l1-4',
  hills: 'M1 13q4-9 8 0M7 10q4-7 8 3',
  forest: 'M5 14v-4M2 10h6L5 3ZM11 14v-5M8 9h6l-3-7Z',
  swamp: 'M1 13h6M9 13h6M5 10V3M8 11V2M11 10V4',
  mountains: 'M1 14L7 3l6 11M7 3l1 5M9 14l3-6 3 6',
  aquatic: 'M1 6q2-3 4 0t4 0 4 0M3 10q2-3 4 0t4 0 4 0M1 14q2-3 4 0t4 0 4 0',
};
export const TerrainSign = ({ terrain }: { terrain: Terrain }) => (
  <svg viewBox="0 0 16 16" className="rm-sign" role="img" aria-label={terrain}>
    <title>{terrain}</title>
    <path d={SIGNS[terrain]} />
  </svg>
);
