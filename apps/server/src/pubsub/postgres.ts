import pg from 'pg';
import type { Log } from '../log.ts';
import { lettersOf, readLetter } from './letters.ts';
import { newOutbox } from './outbox.ts';
import type { Item, PubSub } from './pubsub.ts';

const CHANNEL = 'nightfall';
/** What an operator sees in the list of connections. */
const NAME = 'nightfall pubsub';
const NOTIFY = { name: 'notify', text: 'SELECT pg_notify($1, $2)' };

/** Pub/sub over LISTEN and NOTIFY, sent after the commit. A broken connection is opened again; then every node looks up what it missed. */
export function postgresPubSub(url: string, node: string, log: Log, retry = 500): PubSub {
  const hearers: ((item: Item, from: string) => void)[] = [];
  let client: pg.Client | undefined;
  let closed = false;

  const receive = (text: string) => {
    const { node: from, items } = readLetter(node, text);
    items.forEach((item) => hearers.forEach((hear) => hear(item, from)));
  };
  const lost = (mine: pg.Client) => {
    if (client === mine) client = undefined;
    mine.end().catch(() => undefined);
    if (!closed) setTimeout(open, retry).unref();
  };
  const open = () => {
    const mine = new pg.Client({ connectionString: url, application_name: NAME, keepAlive: true, connectionTimeoutMillis: 3000 });
    let isLost = false;
    const lose = () => {
      if (!isLost) lost(mine);
      isLost = true;
    };
    mine.on('error', lose).on('end', lose);
    mine.on('notification', ({ payload }) => receive(payload!));
    mine
      .connect()
      .then(() => mine.query(`LISTEN ${CHANNEL}`))
      .then(() => {
        client = mine;
        hearers.forEach((hear) => hear({ k: 'missed' }, node));
        // The others have missed what this node could not tell them in the meantime.
        outbox.publish({ k: 'missed' });
      })
      .catch(lose);
  };
  /** Every node looks up items lost with the connection once the next one is open. */
  const outbox = newOutbox(async (items) => {
    for (const letter of lettersOf(node, items))
      await client
        ?.query({ ...NOTIFY, values: [CHANNEL, letter] })
        .catch((error) => log.warn({ error: String(error) }, 'items not published'));
  });
  open();
  return {
    isAlone: false,
    publish: outbox.publish,
    subscribe: (hear) => void hearers.push(hear),
    close: async () => {
      closed = true;
      await outbox.flush();
      await client?.end().catch(() => undefined);
    },
  };
}
