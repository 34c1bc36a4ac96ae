import type { Refusal } from '@nightfall/kernel';
import type { Announcement, ToClient, ToServer } from '../index.ts';
import { canInflate, inOrder } from './inflate.ts';
import { type Answer, type Request, newRequests } from './requests.ts';
import type { OpenWire, Status, Wire } from './wire.ts';

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
export type ClientOptions = {
  /** Addresses of the nodes, `ws://host/socket`: if one is gone, the next is tried. */
  readonly urls: readonly string[];
  readonly open: OpenWire;
  /** For programs; in a browser the cookie says who it is. */
  readonly token?: string;
  readonly onStatus?: (status: Status) => void;
  readonly onMe?: (me: Extract<ToClient, { t: 'me' }>) => void;
};

const CONNECTING: Status = { is: 'connecting', text: 'Looking for the table.' };
const OPEN: Status = { is: 'open', text: '' };
const LOST: Status = { is: 'connecting', text: 'The connection is lost. Trying again.' };
const CLOSED: Status = { is: 'closed', text: '' };
const LEFT: Refusal = { rule: 'table', code: 'LEFT', text: 'You left the table.' };
/** A lost line is noticed within five seconds: it is tried this often, unless a message has just arrived, and given up after this silence. */
const LOOK = 500;
const BEAT = 1500;
const SILENCE = 2000;
const CONNECTING_MS = 4000;
const SLOWEST = 6;
const pause = (tries: number) => Math.min(4000, 100 * 2 ** Math.min(tries, SLOWEST)) * (0.75 + Math.random() / 2);

/** A connection that comes back by itself, moves to another node if it must, and carries many matches. */
export function connect(options: ClientOptions): Client {
  const guests = new Map<string, Guest>();
  const hearers: ((announcement: Announcement | null) => void)[] = [];
  let wire: Wire | undefined;
  let isOpen = false;
  let status: Status = CONNECTING;
  let tries = 0;
  let node = 0;
  let heard = Date.now();
  let ids = 0;
  const stem = Math.random().toString(36).slice(2, 10);

  const setStatus = (next: Status) => {
    if (next.is === status.is && next.text === status.text) return;
    status = next;
    options.onStatus?.(next);
  };
  const send = (message: ToServer) => {
    if (isOpen) wire!.send(JSON.stringify(message));
  };
  const requests = newRequests(send);
  const enter = (m: string) => {
    const guest = guests.get(m);
    if (guest) send({ t: 'join', m, have: guest.have(), ...(guest.key !== undefined && { key: guest.key }) });
  };

  const open = () => {
    if (status.is === 'closed') return;
    const mine = options.open(options.urls[node % options.urls.length]!);
    wire = mine;
    heard = Date.now();
    const givingUp = setTimeout(() => wire === mine && !isOpen && lost(mine), CONNECTING_MS);
    mine.onopen = () => {
      clearTimeout(givingUp);
      if (wire === mine) opened();
    };
    mine.binaryType = 'arraybuffer';
    const read = inOrder((text) => wire === mine && hear(JSON.parse(text) as ToClient));
    mine.onmessage = ({ data }) => read(data);
    mine.onclose = () => lost(mine);
    mine.onerror = () => lost(mine);
  };
  const opened = () => {
    isOpen = true;
    setStatus(OPEN);
    send({ t: 'hello', z: canInflate(), ...(options.token !== undefined && { token: options.token }) });
    guests.forEach((_, m) => enter(m));
  };
  const lost = (mine: Wire, why = LOST) => {
    if (wire !== mine || status.is === 'closed') return;
    wire = undefined;
    isOpen = false;
    node += 1;
    mine.close();
    setStatus(why);
    setTimeout(open, pause(tries++));
  };
  const hear = (message: ToClient) => {
    heard = Date.now();
    if (message.t === 'me') options.onMe?.(message);
    if (message.t === 'notice') return notice(message);
    if (message.t === 'announce') return hearers.forEach((tell) => tell(message.announcement));
    if (message.t === 'wait' && message.m && !message.id) setTimeout(() => enter(message.m!), message.after);
    if (!('m' in message) || message.m === undefined) return;
    guests.get(message.m)?.hear(message);
    requests.hear(message);
    // The table is open: unanswered requests are sent again.
    if (message.t === 'table') {
      tries = 0;
      requests.resend(message.m);
    }
  };
  const notice = ({ kind, text }: Extract<ToClient, { t: 'notice' }>) => {
    if (kind === 'away') return setStatus({ is: 'away', text });
    if (kind === 'drain') return lost(wire!);
    if (kind === 'full' || kind === 'blocked') {
      tries = SLOWEST;
      return lost(wire!, { is: 'connecting', text });
    }
    opened();
  };
  let beaten = Date.now();
  const look = () => {
    const now = Date.now();
    // A background tab checks rarely: what counts is whether the last beat was answered, not how long ago anything arrived.
    if (isOpen && heard < beaten && now - beaten >= SILENCE) return lost(wire!);
    if (heard < beaten || now - Math.max(heard, beaten) < BEAT) return;
    beaten = now;
    send({ t: 'beat' });
  };
  const looking = setInterval(look, LOOK);

  open();
  return {
    get status() {
      return status;
    },
    join: (m, guest) => {
      guests.set(m, guest);
      enter(m);
      return {
        ask: (wish) => requests.add({ ...wish, m, id: `${stem}-${ids++}` } as Request),
        ping: (mark) => send({ t: 'ping', m, mark }),
        leave: () => {
          guests.delete(m);
          requests.drop(m, LEFT);
          send({ t: 'part', m });
        },
      };
    },
    onAnnounce: (tell) => void hearers.push(tell),
    drop: () => wire && lost(wire),
    close: () => {
      clearInterval(looking);
      setStatus(CLOSED);
      guests.forEach((_, m) => requests.drop(m, LEFT));
      isOpen = false;
      wire?.close();
    },
  };
}
