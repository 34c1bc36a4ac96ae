import { catalog, entry } from '@nightfall/catalog';
import type { Refusal } from '@nightfall/kernel';
import type { MatchInfo } from '@nightfall/protocol';
import { connect, type Client, type OpenWire } from '@nightfall/protocol/client';
import { Icon, Table, type BoardModule } from '@nightfall/ui';
import { TableSession } from '@nightfall/ui/session';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { at } from '../base.ts';
import { hearAnnouncement, useTitle } from '../branding.tsx';
import { boardOf } from '../modules.ts';
import { Link, navigate } from '../router.tsx';
import { isFault, matchInfo, me, rename, report } from '../server.ts';
import { workerThinker } from '../thinker.ts';
import { useTurnCall } from '../turn-call.ts';
import { useFailure } from '../use-failure.ts';
import { Evening } from './evening.tsx';
import { DeadEnd } from './dead-end.tsx';
import { LazyEndFigures } from './lazy-end-figures.tsx';
import { InviteSheet } from './invite-sheet.tsx';
import { Lobby } from './lobby.tsx';
import { JoinPage, type Offer, type Way } from './join.tsx';
import { RecapSheet } from './recap-sheet.tsx';

type Online = { readonly session: TableSession; readonly module: BoardModule; readonly client: Client };

const socketAddress = () => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${at('/socket')}`;
// The browser's socket does all that a wire must; only its event types are wider.
const openWire: OpenWire = (url) => new WebSocket(url) as unknown as ReturnType<OpenWire>;

/** A seat, and the key that opens it. */
type Place = { readonly seat: number; readonly key: string | undefined };
const query = () => {
  // The fragment of a link never leaves the browser; links of earlier versions had the key in the query.
  const asked = new URLSearchParams(location.hash.slice(1) || location.search);
  // From the list of open tables: the seat is taken at once.
  const sit = asked.get('sit');
  const keys = asked.getAll('key');
  // A link may have several seats: whoever opens it gets one that is free.
  const places = (sit === null ? asked.getAll('seat') : [sit]).map((seat, i): Place => ({ seat: Number(seat), key: keys[i] }));
  return { isChosen: sit !== null, key: keys[0], places, isDevice: asked.has('device') };
};
/** Once someone sits, the cookie opens the table: a copied address must not give the seat away. */
const forgetKey = (id: string) => history.replaceState(null, '', at(`/t/${id}`));

type Asked = ReturnType<typeof query>;

/** Opens the table of a link; or offers its seat; or says why it does not open. */
async function open(id: string, by: Way | undefined): Promise<Online | Offer | string> {
  const asked = query();
  const person = await me();
  if (isFault(person)) return person.text;
  const way = by ?? (asked.isChosen ? ({ by: 'sit', name: person.name } as const) : undefined);
  const info = await matchInfo(id, asked.key);
  if (isFault(info)) return info.text;
  const module = await boardOf(info.game);
  if (!module) return `The game ${info.game} is not available here.`;
  if (!way && isOffered(info, asked)) return offerOf(module, person.name, info, asked);
  if (asked.places.some(({ seat }) => seat === info.you)) forgetKey(id);
  // The name comes first: the table takes it from the person who sits down.
  if (way && way.by !== 'watch') await rename(way.name);
  const online = connectTo(id, asked.key, module);
  const shut = await online.session.opened;
  const no = shut ?? (way && (await comeIn(online.session, way, asked)));
  // A seat from the list may be gone by now: the table itself shows which are free.
  if (shut ?? (asked.isChosen ? undefined : no)) {
    leave(online);
    return no!.text;
  }
  if (way?.by === 'sit') forgetKey(id);
  return online;
}
/** Someone who sits at the table already is not asked by the link for everyone. */
function isOffered({ you, over }: MatchInfo, { places }: Asked): boolean {
  if (places.length === 0 || over) return false;
  return you === null || (places.length === 1 && places[0]!.seat !== you);
}
async function comeIn(
  session: TableSession,
  { by, seat: chosen }: Way,
  { places, isDevice }: Asked,
): Promise<Refusal | undefined> {
  const place = places.find(({ seat }) => seat === chosen) ?? places[0];
  if (by === 'watch' || place === undefined) return undefined;
  const { seat, key } = place;
  if (by === 'ask') return session.want(seat, key);
  return session.table.ask({ t: 'sit', seat, ...(isDevice && { over: true }), ...(key && { key }) });
}
function offerOf(
  module: BoardModule,
  known: string,
  { seats, roles, setting, host }: MatchInfo,
  { places, isDevice }: Asked,
): Offer {
  const sitter = places.length === 1 ? seats[places[0]!.seat] : undefined;
  const by = sitter?.person ? { name: sitter.name, isHere: sitter.here } : undefined;
  const open = places.map(({ seat }) => seat).filter((seat) => seats[seat] && !seats[seat].person);
  // A bot that only keeps a seat warm makes room, but empty seats come first.
  const free = open.toSorted((a, b) => Number(seats[a]!.bot !== null) - Number(seats[b]!.bot !== null));
  return { module, known, host, seats, roles, setting, free, isDevice, by };
}
function connectTo(id: string, key: string | undefined, module: BoardModule): Online {
  let session: TableSession | undefined;
  const client = connect({ urls: [socketAddress()], match: id, open: openWire, onStatus: (status) => session?.tell(status) });
  session = new TableSession({
    id,
    game: module.game,
    key,
    client,
    thinker: workerThinker(),
    at: { report: (text) => report(id, text, key), goTo: (match) => navigate(`/t/${match}`) },
  });
  client.onAnnounce(hearAnnouncement);
  addEventListener('offline', client.drop);
  return { session, module, client };
}
const leave = ({ session, client }: Online) => {
  removeEventListener('offline', client.drop);
  session.close();
  client.close();
};

const AGAIN = 3000;
function useOnline(id: string, way: Way | undefined): Online | Offer | string | undefined {
  const [online, setOnline] = useState<Online | Offer | string>();
  const fail = useFailure();
  useEffect(() => {
    let isLeft = false;
    let mine: Online | undefined;
    let again: ReturnType<typeof setTimeout> | undefined;
    const enter = async () => {
      const found = await open(id, way);
      if (typeof found === 'object' && 'session' in found) mine = found;
      if (isLeft) return mine && leave(mine);
      setOnline(found);
      // Anyone who sits there may come or go.
      if (typeof found === 'object' && 'by' in found) again = setTimeout(() => enter().catch(fail), AGAIN);
    };
    enter().catch(fail);
    return () => {
      isLeft = true;
      clearTimeout(again);
      if (mine) leave(mine);
    };
  }, [id, way, fail]);
  return online;
}

/** A link that is pasted into the open page changes only the fragment: everything begins anew. */
export default function OnlinePage({ id }: { id: string }) {
  const [pasted, setPasted] = useState('');
  useEffect(() => {
    const hear = () => setPasted(location.hash);
    addEventListener('hashchange', hear);
    return () => removeEventListener('hashchange', hear);
  }, []);
  return <ByLink key={pasted} id={id} />;
}

function ByLink({ id }: { id: string }) {
  const [way, setWay] = useState<Way>();
  const online = useOnline(id, way);
  if (online === undefined) return <output className="loading">Looking for the table…</output>;
  if (typeof online === 'string') return <Closed text={online} />;
  return 'session' in online ? <AtTable {...online} /> : <JoinPage {...online} come={setWay} />;
}

const Closed = ({ text }: { readonly text: string }) => <DeadEnd title="Can’t open this table" text={text} />;

function AtTable({ session, module }: Online) {
  useSyncExternalStore(
    (changed) => session.listen(changed),
    () => session.now(),
  );
  const { id, name } = module.game;
  const { hands, sitters } = session.now();
  const { mirror } = session.table;
  const hasStarted = !mirror.standing.lobby;
  useTitle(useTurnCall(hasStarted && hands.length > 0, name, session.id));
  if (session.ended) return <Closed text={session.ended.text} />;
  const invite = (done: () => void) => <InviteSheet id={session.id} game={id} sitters={sitters} record="" onClose={done} />;
  if (mirror.standing.lobby) return <Lobby session={session} module={module} invite={invite} />;
  const isHostAlone = mirror.isHost && sitters.some((sitter) => sitter.by === 'nobody');
  return (
    <>
      <Table
        session={session}
        module={module}
        accent={entry(id)?.accent ?? 'var(--ember)'}
        lead={
          <Link to="/" className="button button-icon button-quiet" aria-label="All games" title="All games">
            <Icon name="home" />
          </Link>
        }
        isShareOpen={isHostAlone}
        renderShare={(done) => (
          <InviteSheet id={session.id} game={id} sitters={sitters} record={session.record()} onClose={done} />
        )}
        endFigures={
          <>
            <Evening session={session} game={id} isSeated={mirror.you.length > 0} />
            <LazyEndFigures session={session} module={module} replay={`/replay?table=${session.id}${keyOf()}`} />
          </>
        }
        endButtons={
          <>
            {mirror.you.length > 0 ? (
              <Rematch
                next={mirror.next}
                game={id}
                people={sitters.filter(({ by }) => by !== 'nobody' && by !== 'bot').length}
                ask={(other) => session.company!.rematch(other)}
              />
            ) : (
              mirror.next && <ToRematch next={mirror.next} />
            )}
            <Link className="button" to={`/replay?table=${session.id}${keyOf()}`}>
              Watch the replay
            </Link>
          </>
        }
      />
      <RecapSheet id={session.id} isSeated={mirror.you.length > 0} />
    </>
  );
}

type RematchProps = {
  readonly next: string | null;
  readonly game: string;
  readonly people: number;
  readonly ask: (game?: string) => Promise<string | Refusal>;
};
function Rematch({ next, game, people, ask }: RematchProps) {
  const [no, setNo] = useState<Refusal>();
  if (next) return <ToRematch next={next} />;
  const go = (found: string | Refusal) => (typeof found === 'string' ? navigate(`/t/${found}`) : setNo(found));
  return (
    <>
      <button type="button" className="button button-ember" onClick={() => void ask().then(go)}>
        Rematch
      </button>
      <OtherGames game={game} people={people} choose={(other) => void ask(other).then(go)} />
      {no && <span role="alert">{no.text}</span>}
    </>
  );
}

type OtherProps = { readonly game: string; readonly people: number; readonly choose: (game: string) => void };
/** The next game of the evening, with the same people. */
function OtherGames({ game, people, choose }: OtherProps) {
  const others = catalog.filter(({ id, available, players }) => id !== game && available && players.max >= Math.max(2, people));
  if (others.length === 0) return null;
  return (
    <details className="fine-points next-games">
      <summary>Next game with the same people</summary>
      <div className="segments">
        {others.map(({ id, name }) => (
          <button key={id} type="button" className="button" onClick={() => choose(id)}>
            {name}
          </button>
        ))}
      </div>
    </details>
  );
}

/** The key of a watch link opens the replay and the rematch as well. */
function keyOf(): string {
  const { key, places } = query();
  return key && places.length === 0 ? `#key=${key}` : '';
}
function ToRematch({ next }: { readonly next: string }) {
  return (
    <Link className="button button-ember" to={`/t/${next}${keyOf()}`}>
      To the rematch
    </Link>
  );
}
