import { entry } from '@nightfall/catalog';
import type { Game } from '@nightfall/kernel';
import type { ReactNode } from 'react';
import { Cover } from '../cover.tsx';
import { Link } from '../router.tsx';
import { TopNav } from './frame.tsx';

type Props = { readonly game: Game; readonly children: ReactNode };

/** A page about one table of a game, for people who may never have heard of it: its picture, and what it is about. */
export function GameFrame({ game: { id, name }, children }: Props) {
  const about = entry(id);
  return (
    <div className="site" style={{ '--accent': about?.accent ?? 'var(--ember)' } as object}>
      <TopNav />
      <main id="main" className="new-game lobby">
        <div className="picture new-game-picture">
          {about && <Cover game={about} />}
          <div className="picture-words">
            <h1>{name}</h1>
            <p>{about?.tagline}</p>
            <Link to={`/rules/${id}`}>Read the rules</Link>
          </div>
        </div>
        <section aria-labelledby="at-hand">{children}</section>
      </main>
    </div>
  );
}

/** The game in two sentences, how long it takes, and how this table is set up. */
export function Gist({ game, setting }: { readonly game: string; readonly setting: string }) {
  const about = entry(game);
  return about ? (
    <p className="gist">
      {about.gist} <small>It takes {about.minutes} minutes.</small> <small>This table: {setting}.</small>
    </p>
  ) : null;
}
