import { catalog } from '@nightfall/catalog';
import type { About } from '@nightfall/kernel';
import type { MatchInfo } from '@nightfall/protocol';
import { shelf, type Shelved } from '@nightfall/ui/shelf';
import { useEffect, useState } from 'react';
import { ago } from '../ago.ts';
import { Cover } from '../cover.tsx';
import { HostPages, useTitle } from '../branding.tsx';
import { standingIn, type Standing } from '../nights/standing.ts';
import { Link } from '../router.tsx';
import { dateOf } from '../tonight/calendar.ts';
import { openDiary, triedIn } from '../tonight/diary.ts';
import { useNow } from '../tonight/use-now.ts';
import { isFault, isOnlineKnown, myMatches } from '../server.ts';
import { TopNav } from './frame.tsx';

const seats = ({ min, max }: About['players']) =>
  max === 1 ? '1 player' : min === max ? `${max} players` : `${min}–${max} players`;
const KINDS = { solo: 'alone', cooperative: 'together', versus: 'against each other' } as const;

function Picture({ game, stand }: { game: About; stand: Standing }) {
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
        {stand.best !== '' && <p className="picture-best">Your best: {stand.best}</p>}
        {game.available ? (
          <div className="picture-buttons">
            <Link className="button button-ember" to={`/play/${game.id}`} aria-label={`Play ${game.name}`}>
              Play
            </Link>
            {game.tonight && <TonightLink game={game} />}
            <Next game={game} stand={stand} />
          </div>
        ) : (
          <p className="picture-soon">Coming soon</p>
        )}
      </div>
    </article>
  );
}

/** The lesson first, then the first real game; whoever has played one finds tonight's beside it. */
function Next({ game, stand }: { game: About; stand: Standing }) {
  if (stand.hasPlayed || !game.guided) return null;
  const [to, words] = stand.hasLearned ? ['first', 'Your first real game'] : ['guide', 'First time? Learn as you play'];
  return (
    <Link className="button button-quiet" to={`/play/${game.id}?${to}`} aria-label={`${words}: ${game.name}`}>
      {words}
    </Link>
  );
}

/** Tonight's game: what was reached, or that it waits. */
function TonightLink({ game }: { game: About }) {
  const tried = triedIn(openDiary(), game.id, dateOf(useNow()));
  const words = tried?.reached ? `Tonight: ${tried.reached}` : tried ? 'Tonight: resume' : 'Tonight’s game';
  return (
    <Link className="button" to={`/tonight/${game.id}`} aria-label={`${words}: ${game.name}`}>
      {words}
    </Link>
  );
}

/** A match that goes on, here or on the server. */
type Burning = Pick<Shelved, 'id' | 'game' | 'text' | 'names' | 'saved'> & { readonly path: string };

/** Lessons that were left are no games to go on with. */
const onShelf = (kept: readonly Shelved[]): Burning[] =>
  kept.filter(({ over, guided }) => !over && !guided).map((match) => ({ ...match, path: `/table/${match.id}` }));
/** What went on at the server when it was asked last: shown until it answers, so that nothing below moves. What can't be read is nothing. */
const SEEN = 'nightfall.online.matches';
function seenOnServer(): readonly Burning[] {
  try {
    return burning(JSON.parse(localStorage.getItem(SEEN) ?? '[]') as MatchInfo[]);
  } catch {
    return [];
  }
}
async function onServer(): Promise<readonly Burning[]> {
  const found = isOnlineKnown() ? await myMatches() : [];
  if (isFault(found)) return [];
  localStorage.setItem(SEEN, JSON.stringify(found));
  return burning(found);
}
const burning = (found: readonly MatchInfo[]): readonly Burning[] =>
  found.map(({ id, game, names, updated, turn }) => ({
    id,
    game,
    names,
    saved: updated,
    path: `/t/${id}`,
    text: turn ? 'Online · your decision' : 'Online',
  }));
const latest = (all: readonly Burning[]) => all.toSorted((a, b) => b.saved - a.saved).slice(0, 4);

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
  const [kept, setKept] = useState<readonly Shelved[]>();
  useTitle('');
  // A browser that keeps nothing has nothing to go on with.
  useEffect(() => void shelf.all().then(setKept, () => setKept([])), []);
  return (
    <div className="site home">
      <TopNav />
      <main id="main">
        <div className="home-say">
          <h1>Games for the dark hours</h1>
          <p>Alone, with bots, sharing one device, or online by link. Nothing to install, and your games are saved.</p>
        </div>
        {kept && <Games kept={kept} />}
      </main>
      {kept && <Foot />}
    </div>
  );
}
const Foot = () => (
  <footer className="home-foot">
    <p>
      An independent implementation in its own words and with its own art. <Link to="/credits">Who made the games</Link>
    </p>
    <HostPages />
  </footer>
);

/** The games, below those that go on: they come when it is known which these are, and stay where they are. */
function Games({ kept }: { kept: readonly Shelved[] }) {
  const [online, setOnline] = useState(seenOnServer);
  const matches = latest([...onShelf(kept), ...online]);
  useEffect(() => void onServer().then(setOnline), []);
  return (
    <>
      {matches.length > 0 && <GoOn matches={matches} />}
      <div className="pictures">
        {catalog.map((game) => (
          <Picture key={game.id} game={game} stand={standingIn(game.id, kept)} />
        ))}
      </div>
    </>
  );
}
