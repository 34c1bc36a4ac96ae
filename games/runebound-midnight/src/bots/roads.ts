import { isGuarded, neighbours, type SpaceId } from '../content/map.ts';

const known = new Map<SpaceId, Readonly<Record<SpaceId, number>>>();
/** Steps from everywhere to a space, around all other guarded places. The map never changes, so each answer is kept. */
export function roadsTo(to: SpaceId): Readonly<Record<SpaceId, number>> {
  let far = known.get(to);
  if (!far) known.set(to, (far = reckon(to)));
  return far;
}
function reckon(to: SpaceId): Readonly<Record<SpaceId, number>> {
  const far: Record<SpaceId, number> = { [to]: 0 };
  const queue: SpaceId[] = [to];
  for (let space = queue.shift(); space !== undefined; space = queue.shift())
    if (space === to || !isGuarded(space))
      for (const next of neighbours(space))
        if (far[next] === undefined) {
          far[next] = far[space]! + 1;
          queue.push(next);
        }
  return far;
}
/** How many steps a Hero needs. */
export const roadLength = (from: SpaceId, to: SpaceId): number => roadsTo(to)[from] ?? Infinity;
/** The next step of the way; nothing when he is there. */
function stepTo(from: SpaceId, to: SpaceId): SpaceId | undefined {
  const left = roadLength(from, to);
  return left === 0
    ? undefined
    : neighbours(from).find((space) => roadLength(space, to) === left - 1 && (space === to || !isGuarded(space)));
}
/** All steps of the way. */
export function wayTo(from: SpaceId, to: SpaceId): readonly SpaceId[] {
  const next = stepTo(from, to);
  return next ? [next, ...wayTo(next, to)] : [];
}
