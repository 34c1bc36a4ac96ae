import { parseRecord } from '@nightfall/kernel';
import type { BoardModule } from '@nightfall/ui';
import { useEffect, useState } from 'react';

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

/** The same, empty until it is there. */
export function useStory(module: BoardModule | undefined, record: string, names: readonly string[]): readonly string[] {
  const [sentences, setSentences] = useState<readonly string[]>([]);
  useEffect(() => void (module && storyOf(module, record, names).then(setSentences)), [module, record, names]);
  return sentences;
}
