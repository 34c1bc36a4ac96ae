import type { Finding } from '../finding.ts';
import type { Reading } from '../reading.ts';

/** A refusal may be read to its end; after this many frames it has been. */
const READ = 150;

/** A refusal that was said at an earlier moment, and is still there in this one. */
function staleRefusal({ refusal, refusedAt, momentAt, frames }: Reading): Finding[] {
  if (refusal === '' || refusedAt >= momentAt || frames - momentAt < READ) return [];
  return [{ kind: 'lingers', text: `“${refusal}” is still there after its moment`, place: 'note' }];
}

/** What was picked for one question stays picked in the next; what was pressed last may have been picked anew. */
function stalePick(before: Reading | undefined, { place, selected, isMine }: Reading, pressed?: string): Finding[] {
  if (!before?.isMine || !isMine || before.place === place) return [];
  return selected
    .filter((name) => name !== pressed && before.selected.includes(name))
    .map((name) => ({ kind: 'lingers', text: `“${name}” stays picked from ${before.place} to ${place}`, place }));
}

/** A refusal or a selection that outlives its moment. */
export const lingers = (before: Reading | undefined, now: Reading, pressed?: string): Finding[] => [
  ...staleRefusal(now),
  ...stalePick(before, now, pressed),
];
