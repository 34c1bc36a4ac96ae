import type { BoardModule, Lesson } from '@nightfall/ui';
import { useEffect, useRef } from 'react';
import { begin, beginGuided } from '../matches.ts';
import { firstChairs, seatIn } from '../chairs.ts';
import { firstSetup, keepSetup } from '../presets.ts';
import { navigate } from '../router.tsx';

/** The guided games, each by its title. */
type Offer = {
  readonly guides: readonly Lesson[];
  /** Nobody has begun a real game here yet. */
  readonly isNew: boolean;
  readonly begin: (guide: Lesson) => void;
};
export function GuideOffer({ guides, isNew, begin: lead }: Offer) {
  return (
    <section className="notice guide-offer">
      <h2>{isNew ? 'First time? Learn as you play' : 'Learn as you play'}</h2>
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

/** The lesson by its number; without one the only lesson, for between several the page asks. */
const askedGuide = ({ guides = [] }: BoardModule, number: string) =>
  number === '' && guides.length > 1 ? undefined : guides[Number(number || 1) - 1];
/** What an address asks to begin at once: the guided game, or the first real game, in this seat. */
const AT_ONCE: { readonly [query: string]: (module: BoardModule, value: string) => unknown } = {
  guide: (module, number) => {
    const guide = askedGuide(module, number);
    return guide && beginGuided(module, guide);
  },
  first: (module, seat) => {
    const setup = firstSetup(module.game);
    keepSetup(module.game.id, setup);
    return begin(module, setup, firstChairs(module.game, setup, seatIn(seat, setup.players)));
  },
};
function askedFor(): ((module: BoardModule) => unknown) | undefined {
  const [[query, value] = ['', '']] = new URLSearchParams(location.search);
  const asked = AT_ONCE[query];
  return asked && ((module) => asked(module, value));
}

/** Begins it as soon as the board is there; the way back does not lead here again. */
export function useAtOnce(board: () => Promise<BoardModule | undefined>): void {
  const asked = useRef(askedFor());
  useEffect(() => {
    const start = asked.current;
    asked.current = undefined;
    if (start) void board().then(async (module) => go(module && (await start(module))));
  }, [board]);
}
function go(begun: unknown): void {
  if (typeof begun === 'string') navigate(`/table/${begun}`, true);
}
