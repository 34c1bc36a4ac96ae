import type { Seat, Types } from '../types.ts';
import type { Notes } from './report.ts';
import { note } from './report.ts';

/** A disguise is worth as much as it changes: what it leaves alone is never compared, and could be shown to everybody. */

/** The parts of one value that differ in another, each by its name; items of a list have one name together: `hands.*.card`. */
function* differing(a: unknown, b: unknown, name = ''): Generator<string> {
  if (a === b || a === null) return;
  if (typeof a !== 'object') yield name;
  else
    for (const [key, part] of Object.entries(a)) {
      const other = typeof b === 'object' && b !== null ? (b as Record<string, unknown>)[key] : undefined;
      yield* differing(part, other, `${name}${name && '.'}${Array.isArray(a) ? '*' : key}`);
    }
}

/** Notes what a seat does not see, and what its disguise changed. */
export function noteVeils<T extends Types>(
  notes: Notes,
  seat: Seat | null,
  state: T['state'],
  v: T['view'],
  other: T['state'],
): void {
  if (!notes.veils) return;
  const who = seat === null ? 'a watcher' : 'a seat';
  const changed = new Set(differing(state, other));
  for (const part of new Set(differing(state, v))) {
    const name = `${part} from ${who}`;
    const veil = notes.veils.get(name) ?? { hidden: 0, changed: 0 };
    notes.veils.set(name, veil);
    veil.hidden += 1;
    if (changed.has(part)) veil.changed += 1;
  }
}

/** So often must a part have been hidden before a disguise is blamed for leaving it alone. */
const OFTEN = 20;
export function checkVeils(notes: Notes): void {
  for (const [name, { hidden, changed }] of notes.veils ?? [])
    if (changed === 0 && hidden >= OFTEN)
      note(notes, 'secrecy is declared', `views hide ${name}, and no \`disguise\` ever changed it`);
}
