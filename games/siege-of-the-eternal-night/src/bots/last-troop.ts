import { fieldFor } from '../queries/deployment.ts';
import { snakesUpTo } from '../queries/placements.ts';
import { placeOf } from '../sheet/field.ts';
import { has } from '../sheet/mask.ts';
import type { SiegeMove } from '../moves.ts';
import type { SiegeState } from '../state.ts';

/** The last troop that fells most enemies; nothing comes after it, so nothing else counts (SN-12.7). */
export function longestLast(s: SiegeState): SiegeMove {
  const field = fieldFor(s);
  const felled = (cells: readonly string[]) => cells.filter((cell) => has(field.enemies, placeOf(field, cell))).length;
  let best: readonly string[] = [];
  let most = 0;
  for (const cells of snakesUpTo(s, s.hour!)) {
    const enemies = felled(cells);
    if (enemies > most) [best, most] = [cells, enemies];
  }
  return most > 0 ? { type: 'last', seat: 0, cells: best } : { type: 'stand', seat: 0 };
}
