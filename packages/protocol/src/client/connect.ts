import type { Refusal } from '@nightfall/kernel';
import type { Announcement, ToClient } from '../index.ts';
import { canInflate } from './inflate.ts';
import { Line, type LineOptions } from './line.ts';
import { type Answer, type Request, newRequests } from './requests.ts';
import type { Status } from './wire.ts';

type DistributiveOmit<T, K extends string> = T extends unknown ? Omit<T, K> : never;
/** A request without the fields that the client fills in. */
export type Wish = DistributiveOmit<Request, 'id' | 'm'>;

export type Guest = {
  readonly key?: string | undefined;
  /** How many lines of the log are known: after a break only the others are sent. */
  have(): number;
  hear(message: ToClient): void;
};
export type Link = {
  /** Answers when the server has stored or refused it, whatever happens to connection and server in between. */
  ask(wish: Wish): Promise<Answer>;
  ping(mark: string): void;
  leave(): void;
};
export type Client = {
  readonly status: Status;
  join(match: string, guest: Guest): Link;
  close(): void;
  /** Hears what the host announces from now on. */
  onAnnounce(hear: (announcement: Announcement | null) => void): void;
  /** Breaks the connection, as a bad network does: the device says that it is offline. */
  drop(): void;
};
export type ClientOptions = Pick<LineOptions, 'urls' | 'open'> & {
  /** The match that brings you here stands in the address, so that a load balancer can bring all its people to one node. The connection carries others, too. */
  readonly match?: string;
  /** For programs; in a browser the cookie says who it is. */
  readonly token?: string;
  readonly onStatus?: (status: Status) => void;
  readonly onMe?: (me: Extract<ToClient, { t: 'me' }>) => void;
};

const LEFT: Refusal = { rule: 'table', code: 'LEFT', text: 'You left the table.' };

/** A connection that comes back by itself, moves to another node if it must, and carries many matches. */
export function connect(options: ClientOptions): Client {
  const guests = new Map<string, Guest>();
  const hearers: ((announcement: Announcement | null) => void)[] = [];
  let ids = 0;
  const stem = Math.random().toString(36).slice(2, 10);

  const enter = (m: string) => {
    const guest = guests.get(m);
    if (guest) line.send(joinOf(m, guest));
  };
  const onOpen = () => {
    line.send({ t: 'hello', z: canInflate(), ...(options.token !== undefined && { token: options.token }) });
    guests.forEach((_, m) => enter(m));
  };
  const onMessage = (message: ToClient) => {
    if (message.t === 'me') options.onMe?.(message);
    if (message.t === 'notice') return heed(line, message);
    if (message.t === 'announce') return hearers.forEach((tell) => tell(message.announcement));
    if (message.t === 'wait' && message.m && !message.id) setTimeout(() => enter(message.m!), message.after);
    if (!('m' in message) || message.m === undefined) return;
    guests.get(message.m)?.hear(message);
    requests.hear(message);
    // The table is open: unanswered requests are sent again.
    if (message.t === 'table') {
      line.isWell();
      requests.resend(message.m);
    }
  };
  const urls = options.match === undefined ? options.urls : options.urls.map((url) => `${url}?m=${options.match}`);
  const line = new Line({ ...options, urls, onStatus: (status) => options.onStatus?.(status), onOpen, onMessage });
  const requests = newRequests((message) => line.send(message));
  const leave = (m: string) => {
    guests.delete(m);
    requests.drop(m, LEFT);
    line.send({ t: 'part', m });
  };
  return {
    get status() {
      return line.status;
    },
    join: (m, guest) => {
      guests.set(m, guest);
      enter(m);
      return {
        ask: (wish) => requests.add({ ...wish, m, id: `${stem}-${ids++}` } as Request),
        ping: (mark) => line.send({ t: 'ping', m, mark }),
        leave: () => leave(m),
      };
    },
    onAnnounce: (tell) => void hearers.push(tell),
    drop: () => line.drop(),
    close: () => {
      line.close();
      guests.forEach((_, m) => requests.drop(m, LEFT));
    },
  };
}

const joinOf = (m: string, guest: Guest) =>
  ({ t: 'join', m, have: guest.have(), ...(guest.key !== undefined && { key: guest.key }) }) as const;

function heed(line: Line, { kind, text }: Extract<ToClient, { t: 'notice' }>): void {
  if (kind === 'away') return line.say({ is: 'away', text });
  if (kind === 'drain') return line.drop();
  if (kind === 'full' || kind === 'blocked') return line.isTurnedAway(text);
  line.opened();
}
