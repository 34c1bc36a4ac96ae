import type { Finding } from '../finding.ts';
import type { Reading } from '../reading.ts';

/** A long press that also acts: the game went on, or something was picked. */
export function acted(name: string, before: Reading, after: Reading): Finding[] {
  const isPicked = before.selected.join() !== after.selected.join();
  if (before.isTimed || (before.seq === after.seq && !isPicked)) return [];
  return [{ kind: 'long press acts', text: `holding “${name}” ${isPicked ? 'picks it' : 'plays'}`, place: before.place }];
}
