import { parseRecord } from '@nightfall/kernel';
import type { BoardModule } from '@nightfall/ui';

/** The only person of a game reads of themselves; several go by their names. */
export function youIn(record: string, names: readonly string[]): readonly string[] {
  const read = parseRecord(record);
  const people = 'where' in read ? [] : names.flatMap((_, seat) => (read.head.holders[seat] === 'person' ? [seat] : []));
  return people.length === 1 ? names.with(people[0]!, 'you') : names;
}

/** The story of a finished game in its own words; empty where the game tells none, or its words do not load. */
export async function storyOf(module: BoardModule, record: string, names: readonly string[]): Promise<readonly string[]> {
  try {
    const story = await module.story?.();
    return story?.default(record, (seat) => names[seat] ?? `Player ${seat + 1}`) ?? [];
  } catch {
    return [];
  }
}
