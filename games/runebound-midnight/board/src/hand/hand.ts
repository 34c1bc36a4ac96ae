import type { SpaceId } from '@nightfall/runebound-midnight';
import { cell, useCell, type BoardProps } from '@nightfall/ui';

/** The space whose choices are open in the bar. */
const PICKED = cell<SpaceId | null>(null);
/** The spaces that a Hero is still to walk through, one after the other. */
const NO_WAY: readonly SpaceId[] = [];
const WAY = cell<readonly SpaceId[]>(NO_WAY);
/** The patrol whose reach lies over the map; 0: none. */
const REACH = cell(0);
type Props = Pick<BoardProps, 'memory'>;

export const usePicked = ({ memory }: Props): SpaceId | null => useCell(memory, PICKED);
export const useWay = ({ memory }: Props): readonly SpaceId[] => useCell(memory, WAY);
export const useReach = ({ memory }: Props): number => useCell(memory, REACH);

export const handOf = ({ memory }: Props) => ({
  pick: (space: SpaceId | null) => memory.set(PICKED, space),
  walk: (way: readonly SpaceId[]) => memory.set(WAY, way.length === 0 ? NO_WAY : way),
  reach: (patrol: number) => memory.set(REACH, memory.get(REACH) === patrol ? 0 : patrol),
});
