import { parseRecord } from '@nightfall/kernel';
import type { BoardModule } from '@nightfall/ui';
import { useEffect, useState } from 'react';

/** The only person of a game reads of themselves; several go by their names. */
export function youIn(record: string, names: readonly string[]): readonly string[] {
  const read = parseRecord(record);
  const people = 'where' in read ? [] : names.flatMap((_, seat) => (read.head.holders[seat] === 'person' ? [seat] : []));
  return people.length === 1 ? names.with(people[0]!, 'you') : names;
}

/** The story of a finished game in its own words; empty until it is loaded, and where the game tells none. */
export function useStory(module: BoardModule | undefined, record: string, names: readonly string[]): readonly string[] {
  const [sentences, setSentences] = useState<readonly string[]>([]);
  useEffect(() => {
    const tell = async () => {
      const story = await module?.story?.();
      if (story) setSentences(story.default(record, (seat) => names[seat] ?? `Player ${seat + 1}`));
    };
    // A story that does not load leaves the rest of the page as it is.
    tell().catch(() => undefined);
  }, [module, record, names]);
  return sentences;
}
