import type { Setup } from '@nightfall/kernel';
import { Suspense, use, useMemo, useState, type ReactNode } from 'react';
import type { BoardModule } from '../board.ts';
import { loadOnce } from '../parts/load-once.ts';
import { HowToPlay } from './how-to-play.tsx';
import { Reference } from './reference.tsx';

/** The two books of a game: the player's, if it has one, and the reference. Each is loaded when someone opens it. */

const referenceOf = loadOnce(async (module: BoardModule) => (await module.rulebook()).default);
const playersBookOf = loadOnce(async (module: BoardModule) => (await module.playersBook!()).default);

type Props = {
  readonly module: BoardModule;
  readonly setup: Setup;
  /** The clause to show: it opens the reference. */
  readonly clause?: string | undefined;
  readonly onGo?: ((clause: string) => void) | undefined;
  readonly isPage?: boolean;
  readonly children?: ReactNode;
};
const NAMES = { play: 'How to play', all: 'Reference' } as const;
type Which = keyof typeof NAMES;

export function Books({ module, setup, clause, onGo, isPage = false, children }: Props) {
  const { playersBook } = module;
  const [turned, setTurned] = useState<{ readonly for: string | undefined; readonly to: Which }>();
  const which = !playersBook ? 'all' : turned && turned.for === clause ? turned.to : clause ? 'all' : 'play';
  return (
    <div className="rules-pane paper">
      {playersBook && <Tabs which={which} turn={(to) => setTurned({ for: clause, to })} />}
      <Suspense fallback={<output className="loading">Opening the book…</output>}>
        {which === 'play' ? (
          <Player {...{ module, setup, isPage }}>{children}</Player>
        ) : (
          <All module={module} {...{ clause, onGo, isPage }}>
            {children}
          </All>
        )}
      </Suspense>
    </div>
  );
}

function Tabs({ which, turn }: { which: Which; turn: (to: Which) => void }) {
  return (
    <div className="book-tabs" role="tablist" aria-label="Books">
      {(['play', 'all'] as const).map((one) => (
        <button key={one} type="button" role="tab" className="tab" aria-selected={one === which} onClick={() => turn(one)}>
          {NAMES[one]}
        </button>
      ))}
    </div>
  );
}

type PlayerProps = Pick<Props, 'module' | 'setup' | 'isPage' | 'children'>;
function Player({ module, setup, isPage = false, children }: PlayerProps) {
  const book = use(playersBookOf(module));
  const pages = useMemo(() => book(setup), [book, setup]);
  return (
    <HowToPlay pages={pages} title={isPage ? module.game.name : undefined}>
      {children}
    </HowToPlay>
  );
}

function All({ module, ...props }: Omit<Props, 'setup'>) {
  return <Reference source={use(referenceOf(module))} {...props} />;
}
