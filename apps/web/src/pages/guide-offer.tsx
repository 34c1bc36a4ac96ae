import type { BoardModule, Guide } from '@nightfall/ui';
import { useEffect, useRef } from 'react';
import { beginGuided, beginOrGoOn } from '../matches.ts';
import { firstChairs } from '../chairs.ts';
import { navigate } from '../router.tsx';

/** The guided games, each by its title. */
export function GuideOffer({ guides, begin: lead }: { guides: readonly Guide[]; begin: (guide: Guide) => void }) {
  return (
    <section className="notice guide-offer">
      <h2>First time? Learn as you play</h2>
      <p>A prepared game that teaches you as you play. You can leave the guide at any time and play on.</p>
      <div className="guide-buttons">
        {guides.map((guide) => (
          <button key={guide.title} type="button" className="button" onClick={() => lead(guide)}>
            {guides.length === 1 ? 'Begin the guided game' : guide.title}
          </button>
        ))}
      </div>
    </section>
  );
}

/** What an address asks to begin at once: the guided game, or the game of the day. */
const AT_ONCE: { readonly [query: string]: ((module: BoardModule) => Promise<unknown>) | undefined } = {
  '?guide': async (module) => module.guides?.[0] && beginGuided(module, module.guides[0]),
  '?daily': async (module) => module.daily && beginOrGoOn(module, module.daily.setup(Date.now()), firstChairs(module.game, 1)),
};

/** Begins it; the way back does not lead here again. */
export function useAtOnce(module: BoardModule): void {
  const asked = useRef(AT_ONCE[location.search]);
  useEffect(() => {
    const begun = asked.current?.(module);
    asked.current = undefined;
    void begun?.then((id) => typeof id === 'string' && navigate(`/table/${id}`, true));
  }, [module]);
}
