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
      {matches.length === 0 && <p>You have not played in this browser yet. Your games are saved here and nowhere else.</p>}
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
