import type { BoardModule } from '@nightfall/ui';
import { useEffect, useState } from 'react';

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
