import { catalog } from '@nightfall/catalog';
import type { About } from '@nightfall/kernel';
import { shelf, type Shelved } from '@nightfall/ui/shelf';
import { useEffect, useState } from 'react';
import { ago } from '../ago.ts';
import { Cover } from '../cover.tsx';
import { HousePages, useTitle } from '../house.tsx';
import { Link } from '../router.tsx';
import { isFault, isOnlineKnown, myMatches } from '../server.ts';
import { TopNav } from './frame.tsx';

const seats = ({ min, max }: About['players']) =>
  max === 1 ? '1 player' : min === max ? `${max} players` : `${min}–${max} players`;
const KINDS = { solo: 'alone', cooperative: 'together', versus: 'against each other' } as const;

function Picture({ game }: { game: About }) {
  return (
    <article className={game.available ? 'picture' : 'picture is-dark'} style={{ '--accent': game.accent } as object}>
      <Cover game={game} />
      <div className="picture-words">
        <h2>{game.name}</h2>
        <p>{game.tagline}</p>
        <p className="picture-facts">
          {/* A line ends with a dot, it does not begin with one. */}
          {seats(game.players)}&nbsp;· {game.minutes}&nbsp;min&nbsp;· {KINDS[game.kind]}
        </p>
        {game.available ? (
          <div className="picture-buttons">
            <Link className="button button-ember" to={`/play/${game.id}`} aria-label={`Play ${game.name}`}>
              Play
            </Link>
            {game.daily && (
              <Link className="button" to={`/play/${game.id}?daily`}>
                {game.daily}
              </Link>
            )}
            {game.guided && (
              <Link
                className="button button-quiet"
                to={`/play/${game.id}?guide`}
                aria-label={`First time? Learn as you play: ${game.name}`}
              >
                First time? Learn as you play
              </Link>
            )}
          </div>
        ) : (
          <p className="picture-soon">Coming soon</p>
        )}
      </div>
    </article>
  );
}

/** A match that goes on, here or on the server. */
type Burning = Pick<Shelved, 'id' | 'game' | 'text' | 'names' | 'saved'> & { readonly path: string };

const onShelf = async (): Promise<Burning[]> =>
  (await shelf.all()).filter((match) => !match.over).map((match) => ({ ...match, path: `/table/${match.id}` }));
async function onServer(): Promise<Burning[]> {
  const found = isOnlineKnown() ? await myMatches() : [];
  if (isFault(found)) return [];
  return found.map(({ id, game, names, updated, turn }) => ({
    id,
    game,
    names,
    saved: updated,
    path: `/t/${id}`,
    text: turn ? 'Online · your decision' : 'Online',
  }));
}
async function burning(): Promise<Burning[]> {
  const all = (await Promise.all([onShelf(), onServer()])).flat();
  return all.sort((a, b) => b.saved - a.saved).slice(0, 4);
}

function GoOn({ matches }: { matches: readonly Burning[] }) {
  const name = (id: string) => catalog.find((one) => one.id === id)?.name ?? id;
  const accent = (id: string) => catalog.find((one) => one.id === id)?.accent ?? 'var(--ember)';
  return (
    <section className="go-on" aria-labelledby="go-on">
      <h2 id="go-on">Continue</h2>
      <ul>
        {matches.map((match) => (
          <li key={match.id} style={{ '--accent': accent(match.game) } as object}>
            <Link to={match.path}>
              <b>{name(match.game)}</b>
              <span>{match.text}</span>
              <small>
                {ago(match.saved)} · {match.names.join(', ')}
              </small>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Home() {
  const [matches, setMatches] = useState<readonly Burning[]>([]);
  useTitle('');
  useEffect(() => void burning().then(setMatches), []);
  return (
    <div className="site home">
      <TopNav />
      <main id="main">
        <div className="home-say">
          <h1>Five games for the dark hours</h1>
          <p>Alone, with bots, sharing one device, or online by link. Nothing to install, and your games are saved.</p>
        </div>
        {matches.length > 0 && <GoOn matches={matches} />}
        <div className="pictures">
          {catalog.map((game) => (
            <Picture key={game.id} game={game} />
          ))}
        </div>
      </main>
      <footer className="home-foot">
        <p>
          An independent implementation in its own words and with its own art. <Link to="/credits">Who made the games</Link>
        </p>
        <HousePages />
      </footer>
    </div>
  );
}
