import { assaultChance, BOX, challengeOf, guardiansFor, MAP, type SpaceId, type View } from '@nightfall/runebound-midnight';

const LIVES = BOX.red.map((card) => challengeOf(card).life);

/** RM-23.3 The guardian that may stand in a stronghold; undefined where no mirror is left. */
export type Guard = { readonly points: number; readonly life: string };
export function guardAt(view: View, space: SpaceId): Guard | undefined {
  const points = view.mirrors[MAP[space]!.stronghold] ?? 0;
  return points > 0 ? { points, life: `${Math.min(...LIVES) + points} to ${Math.max(...LIVES) + points}` } : undefined;
}

const known = new WeakMap<View, Map<string, number>>();
/** Reckoned once for each view. */
function once(view: View, key: string, reckon: () => number): number {
  const found = known.get(view) ?? new Map<string, number>();
  known.set(view, found);
  const chance = found.get(key) ?? reckon();
  found.set(key, chance);
  return chance;
}
/** How likely this Hero alone beats the guardian, over all eight alike, in percent. */
export const aloneAt = (view: View, space: SpaceId, seat: number): number =>
  once(view, `${space} ${seat}`, () => {
    const all = guardiansFor(view, seat, guardAt(view, space)!.points);
    return Math.round((100 * all.reduce((sum, { win }) => sum + win, 0)) / all.length);
  });
/** The same for Heroes who stand there together. */
export const togetherAt = (view: View, space: SpaceId, seats: readonly number[]): number =>
  once(view, `${space} ${seats.join()}`, () =>
    Math.round(100 * assaultChance(view, { inside: seats, coming: [] }, guardAt(view, space)!.points)),
  );
