import { entry } from '@nightfall/catalog';
import type { Refusal } from '@nightfall/kernel';
import { connect, type Client, type OpenWire } from '@nightfall/protocol/client';
import { Icon, Table, type BoardModule } from '@nightfall/ui';
import { OnlineSession } from '@nightfall/ui/online';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { at } from '../base.ts';
import { useTitle } from '../house.tsx';
import { boardOf } from '../modules.ts';
import { Link, navigate } from '../router.tsx';
import { isFault, matchInfo, me, rename, report } from '../server.ts';
import { workerThinker } from '../thinker.ts';
import { useFailure } from '../use-failure.ts';
import { Frame } from './frame.tsx';
import { LazyEndFigures } from './lazy-end-figures.tsx';
import { InviteSheet } from './invite-sheet.tsx';
import { RecapSheet } from './recap-sheet.tsx';

type Online = { readonly session: OnlineSession; readonly module: BoardModule; readonly client: Client };

const socketAddress = () => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${at('/socket')}`;
// The browser's socket does all that a wire must; only its event types are wider.
const openWire: OpenWire = (url) => new WebSocket(url) as unknown as ReturnType<OpenWire>;

const query = () => {
  // The fragment of a link never leaves the browser; links of earlier versions had the key in the query.
  const asked = new URLSearchParams(location.hash.slice(1) || location.search);
  const seat = asked.get('seat');
  return { key: asked.get('key') ?? undefined, seat: seat === null ? undefined : Number(seat) };
};

/** A seat that the link offers and that waits for a name. */
type Offer = { readonly offer: string; readonly name: string };

/** Opens the table of a link; or offers its seat; or says why it does not open. `as`: sit down with this name; empty: only watch. */
async function open(id: string, as: string | undefined): Promise<Online | Offer | string> {
  const { key, seat } = query();
  const person = await me();
  if (isFault(person)) return person.text;
  const info = await matchInfo(id, key);
  if (isFault(info)) return info.text;
  const module = await boardOf(info.game);
  if (!module) return `The game ${info.game} is not available here.`;
  if (as === undefined && seat !== undefined && info.you !== seat && !info.over)
    return { offer: module.game.name, name: person.name };
  // The name comes first: the table takes it from the person who sits down.
  if (as) await rename(as);
  const online = connectTo(id, key, module);
  const no = (await online.session.opened) ?? (as && seat !== undefined ? await sit(online.session, seat, key) : undefined);
  if (!no) return online;
  leave(online);
  return no.text;
}
function connectTo(id: string, key: string | undefined, module: BoardModule): Online {
  let session: OnlineSession | undefined;
  const client = connect({ urls: [socketAddress()], open: openWire, onStatus: (status) => session?.tell(status) });
  session = new OnlineSession({
    id,
    game: module.game,
    key,
    client,
    thinker: workerThinker(),
    report: (text) => report(id, text, key),
  });
  return { session, module, client };
}
const sit = (session: OnlineSession, seat: number, key: string | undefined) =>
  session.table.ask({ t: 'sit', seat, over: true, ...(key ? { key } : {}) });
const leave = ({ session, client }: Online) => {
  session.close();
  client.close();
};

function useOnline(id: string, as: string | undefined): Online | Offer | string | undefined {
  const [online, setOnline] = useState<Online | Offer | string>();
  const fail = useFailure();
  useEffect(() => {
    let isLeft = false;
    let mine: Online | undefined;
    const enter = async () => {
      const found = await open(id, as);
      if (typeof found === 'object' && 'session' in found) mine = found;
      if (!isLeft) setOnline(found);
      else if (mine) leave(mine);
    };
    enter().catch(fail);
    return () => {
      isLeft = true;
      if (mine) leave(mine);
    };
  }, [id, as, fail]);
  return online;
}

export default function OnlinePage({ id }: { id: string }) {
  const [as, setAs] = useState<string>();
  const online = useOnline(id, as);
  if (online === undefined) return <output className="loading">Looking for the table…</output>;
  if (typeof online === 'string')
    return (
      <Frame title="Can’t open this table">
        <p>{online}</p>
        <Link className="button button-ember" to="/">
          To the games
        </Link>
      </Frame>
    );
  return 'offer' in online ? <SitDown {...online} sit={setAs} /> : <AtTable {...online} />;
}

function AtTable({ session, module }: Online) {
  useSyncExternalStore(
    (changed) => session.listen(changed),
    () => session.now(),
  );
  const { id, name } = module.game;
  const { hands, sitters } = session.now();
  const { mirror } = session.table;
  useRematch(mirror.next, mirror.you.length > 0);
  // The tab tells whose turn it is.
  useTitle(`${hands.length > 0 ? '● ' : ''}${name}`);
  const isHostAlone = mirror.isHost && sitters.some((sitter) => sitter.by === 'nobody');
  return (
    <>
      <Table
        session={session}
        module={module}
        accent={entry(id)?.accent ?? 'var(--ember)'}
        lead={
          <Link to="/" className="button button-icon button-quiet" aria-label="To the games" title="To the games">
            <Icon name="home" />
          </Link>
        }
        isShareOpen={isHostAlone}
        renderShare={(done) => (
          <InviteSheet id={session.id} game={id} sitters={sitters} record={session.record()} onClose={done} />
        )}
        endFigures={<LazyEndFigures session={session} module={module} replay={`/replay?table=${session.id}${keyOf()}`} />}
        endButtons={
          <>
            {mirror.you.length > 0 ? (
              <Rematch next={mirror.next} ask={() => session.table.ask({ t: 'rematch' })} />
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

/** Players seated when the rematch begins go along. Anyone who comes back later to look at the old game stays with it. */
function useRematch(next: string | null, isSeated: boolean): void {
  const first = useRef(next);
  useEffect(() => {
    if (isSeated && next && next !== first.current) navigate(`/t/${next}`);
  }, [next, isSeated]);
}

type RematchProps = { readonly next: string | null; readonly ask: () => Promise<Refusal | undefined> };
function Rematch({ next, ask }: RematchProps) {
  const [no, setNo] = useState<Refusal>();
  if (next) return <ToRematch next={next} />;
  return (
    <>
      <button type="button" className="button button-ember" onClick={() => void ask().then(setNo)}>
        Rematch
      </button>
      {no && <span role="alert">{no.text}</span>}
    </>
  );
}

/** The key of a watch link opens the replay and the rematch as well. */
function keyOf(): string {
  const { key, seat } = query();
  return key && seat === undefined ? `#key=${key}` : '';
}
function ToRematch({ next }: { readonly next: string }) {
  return (
    <Link className="button button-ember" to={`/t/${next}${keyOf()}`}>
      To the rematch
    </Link>
  );
}

type SitProps = Offer & { readonly sit: (name: string) => void };
function SitDown({ offer, name: known, sit }: SitProps) {
  const [name, setName] = useState(known);
  return (
    <Frame title={`A seat for you at ${offer}`}>
      <form onSubmit={(e) => (e.preventDefault(), sit(name.trim() || known))}>
        <label className="field">
          <span className="field-name">Your name at the table</span>
          <input className="input" maxLength={32} value={name} onChange={(e) => setName(e.target.value)} />
        </label>
        <div className="segments">
          <button type="submit" className="button button-ember">
            Sit down
          </button>
          <button type="button" className="button" onClick={() => sit('')}>
            Just watch
          </button>
        </div>
      </form>
    </Frame>
  );
}
