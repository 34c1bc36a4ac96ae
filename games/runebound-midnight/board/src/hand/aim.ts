import { patrolReach, top, wingsOf, type RuneMove, type SpaceId, type View } from '@nightfall/runebound-midnight';
import { spaceOfPatrol } from './way.ts';

/** A patrol that may roll: how likely its dice bring it to this space, in percent; undefined where they never do. */
export type Aim = { readonly roll: RuneMove; readonly chance: number };
export function aimOf(view: View, moves: readonly RuneMove[], space: SpaceId): Aim | undefined {
  const frame = top(view);
  const roll = moves.find(({ type }) => type === 'patrolRoll');
  if (frame?.rule !== 'patrol' || !roll) return undefined;
  const wounds = view.patrols.find(({ number }) => number === frame.patrol)?.wounds ?? 0;
  const chance = patrolReach(spaceOfPatrol(view, frame.patrol), wounds > 0 ? 4 : 5, wingsOf(view)).get(space) ?? 0;
  return chance > 0 ? { roll, chance: Math.round(100 * chance) } : undefined;
}
