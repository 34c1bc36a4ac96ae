import { count, spelled } from '@nightfall/kit/words';
import { type View, squareAt, squareName, isInHouse, keptWaterIn } from '@nightfall/fires-at-midnight';

/** FM-21.31, FM-21.32 What one should think of before ending the turn. */
export function warnings(v: View, f: string): string[] {
  const me = v.crew.find(({ id }) => id === f)!;
  const found: string[] = [];
  if (v.ap > 0) found.push(`${f} has ${count(v.ap, 'action point')} left.`);
  const kept = keptWaterIn(v.settings);
  if (me.water > kept) found.push(`You keep ${kept === 0 ? 'no' : spelled(kept)} water; the rest will be lost.`);
  for (const who of v.crew) {
    if (who.at === null) continue;
    if (v.marks[squareAt(who.at)] === 1) found.push(`${who.id} stands in smoke on ${squareName(squareAt(who.at))}.`);
    const at = who.at;
    const house = v.houses.find((h) => h.integrity === 1 && isInHouse(at, h));
    if (house) found.push(`${who.id} is in ${house.id}, which is about to fall.`);
  }
  return found;
}
