import { parseRecord, type Seat } from '@nightfall/kernel';
import type { BoardModule } from '@nightfall/ui';
import { isUnnamed, unnamed } from './chairs.ts';

/** The seat of the only person of a game. */
function onlyPerson(record: string, names: readonly string[]): Seat | undefined {
  const read = parseRecord(record);
  const people = 'where' in read ? [] : names.flatMap((_, seat) => (read.head.holders[seat] === 'person' ? [seat] : []));
  return people.length === 1 ? people[0] : undefined;
}
/** The only person of a game reads of themselves; several go by their names. */
export function youIn(record: string, names: readonly string[]): readonly string[] {
  const only = onlyPerson(record, names);
  return only === undefined ? names : names.with(only, 'you');
}
/** The only person of a game that was sent is a friend, until they give a name. */
export function friendIn(record: string, names: readonly string[]): readonly string[] {
  const only = onlyPerson(record, names);
  return only === undefined || !isUnnamed(names[only]!) ? names : names.with(only, 'your friend');
}

/** The story of a finished game in its own words; empty where the game tells none, or its words do not load. */
export async function storyOf(module: BoardModule, record: string, names: readonly string[]): Promise<readonly string[]> {
  try {
    const story = await module.story?.();
    return story?.default(record, (seat) => names[seat] ?? unnamed(seat)) ?? [];
  } catch {
    return [];
  }
}
