import { catalog, entry } from '@nightfall/catalog';
import type { Fault } from '@nightfall/kernel';
import type { OpenTable } from '@nightfall/protocol';
import { useEffect, useState } from 'react';
import { ago } from '../ago.ts';
import { MembersWord, membersWord } from '../branding.tsx';
import { hasRoles } from '../roles.ts';
import { Link, navigate } from '../router.tsx';
import { isFault, openTables } from '../server.ts';
import { Frame } from './frame.tsx';
import { NameField, useOwnName } from './own-name.tsx';

/** How often the page looks for new tables. */
const LOOK = 3000;
function useTables(): readonly OpenTable[] | Fault | undefined {
  const [found, setFound] = useState<readonly OpenTable[] | Fault>();
  useEffect(() => {
    let isLeft = false;
    const look = async () => {
      const tables = await openTables(membersWord());
      if (!isLeft) setFound(tables);
    };
    void look();
    const timer = setInterval(() => document.visibilityState === 'visible' && void look(), LOOK);
    return () => {
      isLeft = true;
      clearInterval(timer);
    };
  }, []);
  return found;
}

/** Tables that everyone on this server sees: those with a free seat, and those to watch. */
export default function TablesPage() {
  const found = useTables();
  const own = useOwnName();
  const [no, setNo] = useState<Fault>();
  if (found === undefined) return <output className="loading">Looking for tables…</output>;
  if (isFault(found))
    return (
      <Frame title="Open tables">
        <p className="notice">{found.text}</p>
        <MembersWord />
      </Frame>
    );
  const waiting = found.filter(({ free }) => free.length > 0);
  const running = found.filter(({ free }) => free.length === 0);
  const go = async (path: string) => {
    const refused = await own.keep();
    setNo(refused);
    if (!refused) navigate(path);
  };
  const sit = ({ id }: OpenTable, seat: number) => void go(`/t/${id}#sit=${seat}`);
  const best = bestOf(waiting);
  return (
    <Frame title="Open tables" className="tables-page">
      <NameField {...own} />
      {no && (
        <p className="notice notice-bad" role="alert">
          {no.text}
        </p>
      )}
      <div className="segments">
        {best && (
          <button type="button" className="button button-ember" onClick={() => sit(best, best.free[0]!)}>
            Play with whoever is there
          </button>
        )}
      </div>
      <section aria-labelledby="waiting">
        <h2 id="waiting">Waiting for players</h2>
        {waiting.length === 0 && <p>Nobody is waiting right now. Start a table, and it appears here for everyone.</p>}
        <ul className="open-tables">
          {waiting.map((table) => (
            <Row key={table.id} table={table} go={go} sit={(seat) => sit(table, seat)} />
          ))}
        </ul>
      </section>
      <Start />
      {running.length > 0 && (
        <section aria-labelledby="running">
          <h2 id="running">Games to watch</h2>
          <ul className="open-tables">
            {running.map((table) => (
              <Row key={table.id} table={table} go={go} />
            ))}
          </ul>
        </section>
      )}
    </Frame>
  );
}

/** The table where somebody new is wanted most: not started yet, and the fewest seats missing. */
function bestOf(tables: readonly OpenTable[]): OpenTable | undefined {
  return tables.toSorted(
    (a, b) => Number(a.started) - Number(b.started) || a.free.length - b.free.length || a.created - b.created,
  )[0];
}

const SEATS = ['No seat', 'One seat', 'Two seats', 'Three seats', 'Four seats', 'Five seats'];
type RowProps = { readonly table: OpenTable; readonly go: (path: string) => unknown; readonly sit?: (seat: number) => void };
function Row({ table, go, sit }: RowProps) {
  const { id, game, seats, free, roles, setting, started, created, watchers, host } = table;
  const about = entry(game);
  const people = seats.flatMap(({ name, person }) => (person ? [name] : []));
  const named = hasRoles(roles);
  return (
    <li style={{ '--accent': about?.accent ?? 'var(--ember)' } as object}>
      <div className="open-table-words">
        <b>{about?.name ?? game}</b>
        <span>
          {people.join(', ')}
          {host && people.length > 1 ? ` · ${host}’s table` : ''}
        </span>
        <small>
          {setting} · {started ? 'under way' : 'not started'} ·{' '}
          {free.length > 0 ? `${SEATS[free.length] ?? `${free.length} seats`} free` : 'all seats taken'}
          {about && ` · ${about.minutes} min`} · {ago(created)}
          {watchers > 0 && ` · ${watchers} watching`}
        </small>
      </div>
      <div className="segments">
        {sit &&
          (named ? free : free.slice(0, 1)).map((seat) => (
            <button key={seat} type="button" className="button button-ember" onClick={() => sit(seat)}>
              {named ? `Play as ${roles[seat]}` : 'Sit down'}
            </button>
          ))}
        <button type="button" className="button" onClick={() => go(`/t/${id}`)}>
          {started ? 'Watch' : 'Look in'}
        </button>
      </div>
    </li>
  );
}

function Start() {
  const games = catalog.filter(({ available, players }) => available && players.max > 1);
  return (
    <section aria-labelledby="start">
      <h2 id="start">Start an open table</h2>
      <div className="segments">
        {games.map(({ id, name }) => (
          <Link key={id} className="button" to={`/play/${id}?open`}>
            {name}
          </Link>
        ))}
      </div>
    </section>
  );
}
