import { catalog } from '@nightfall/catalog';
import { Icon, shelf, type Shelved } from '@nightfall/ui';
import { useEffect, useState } from 'react';
import { ago } from '../ago.ts';
import { figures } from '../figures.ts';
import { Link } from '../router.tsx';
import { Frame } from './frame.tsx';

export default function NightsPage() {
  const [matches, setMatches] = useState<readonly Shelved[]>();
  const read = () => void shelf.all().then(setMatches);
  useEffect(read, []);
  if (!matches) return <Frame title="Your nights">{null}</Frame>;
  const totals = figures(matches);
  return (
    <Frame title="Your nights">
      {matches.length === 0 && <NoNights />}
      {totals.length > 0 && (
        <table className="figures">
          <thead>
            <tr>
              <th scope="col">Game</th>
              <th scope="col">Nights</th>
              <th scope="col">Won</th>
              <th scope="col">Best</th>
            </tr>
          </thead>
          <tbody>
            {totals.map((one) => (
              <tr key={one.id}>
                <th scope="row">{one.name}</th>
                <td>{one.played}</td>
                <td>{one.won}</td>
                <td>{one.best}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Nights title="Continue" matches={matches.filter((match) => !match.over)} changed={read} />
      <Nights title="Finished" matches={matches.filter((match) => match.over)} changed={read} />
    </Frame>
  );
}

/** A lamp that nobody has lit yet, and the way to the games. */
const NoNights = () => (
  <div className="empty-nights">
    <svg viewBox="0 0 96 110" aria-hidden="true">
      <circle cx="48" cy="56" r="46" fill="var(--night-2)" />
      <path d="M34 30a14 14 0 0 1 28 0" fill="none" stroke="var(--night-4)" strokeWidth="4" />
      <path d="M30 34h36l5 44H25Z" fill="var(--night-1)" stroke="var(--night-4)" strokeWidth="3" />
      <path d="M48 70c-6 0-9-4-9-8 0-6 6-8 5-15 7 3 8 8 7 11 2-1 3-3 3-5 2 3 4 6 4 9 0 5-4 8-10 8Z" fill="var(--ember)" />
      <path d="M22 78h52v8H22ZM28 30h40v5H28Z" fill="var(--night-4)" />
    </svg>
    <p>You have not played in this browser yet. Your games are saved here and nowhere else.</p>
    <Link className="button button-ember" to="/">
      Choose a game
    </Link>
  </div>
);

function Nights({ title, matches, changed }: { title: string; matches: readonly Shelved[]; changed: () => void }) {
  if (matches.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul className="night-list">
        {matches.map((match) => (
          <li key={match.id}>
            <div>
              <b>{catalog.find((one) => one.id === match.game)?.name}</b>
              <small>
                {match.text} · {match.names.join(', ')} · {ago(match.saved)}
              </small>
            </div>
            <span className="night-buttons">
              <Link className="button" to={`/table/${match.id}`}>
                {match.over ? 'Look' : 'Continue'}
              </Link>
              <Link className="button" to={`/replay?match=${match.id}`}>
                Replay
              </Link>
              <button
                type="button"
                className="button button-icon button-quiet"
                aria-label="Delete this game"
                onClick={() =>
                  confirm('Delete this game? It is saved nowhere else.') && void shelf.remove(match.id).then(changed)
                }
              >
                <Icon name="bin" />
              </button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
