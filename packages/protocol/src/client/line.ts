import type { ToClient, ToServer } from '../index.ts';
import { inOrder } from './inflate.ts';
import type { OpenWire, Status, Wire } from './wire.ts';

export type LineOptions = {
  /** Addresses of the nodes, `ws://host/socket`: if one is gone, the next is tried. */
  readonly urls: readonly string[];
  readonly open: OpenWire;
  readonly onStatus: (status: Status) => void;
  readonly onOpen: () => void;
  readonly onMessage: (message: ToClient) => void;
};

const CONNECTING: Status = { is: 'connecting', text: 'Looking for the table.' };
const OPEN: Status = { is: 'open', text: '' };
const LOST: Status = { is: 'connecting', text: 'The connection is lost. Trying again.' };
const CLOSED: Status = { is: 'closed', text: '' };
/** A lost line is noticed within five seconds: it is tried this often, unless a message has just arrived, and given up after this silence. */
const LOOK = 500;
const BEAT = 1500;
const SILENCE = 2000;
const CONNECTING_MS = 4000;
const SLOWEST = 6;
const pause = (tries: number) => Math.min(4000, 100 * 2 ** Math.min(tries, SLOWEST)) * (0.75 + Math.random() / 2);

/** One wire at a time to one of the nodes. When it breaks or falls silent, the next node is tried. */
export class Line {
  readonly #options: LineOptions;
  readonly #looking = setInterval(() => this.#look(), LOOK);
  #status: Status = CONNECTING;
  #wire: Wire | undefined;
  #isOpen = false;
  #tries = 0;
  #node = 0;
  #heard = Date.now();
  #beaten = Date.now();

  constructor(options: LineOptions) {
    this.#options = options;
    this.#open();
  }
  get status(): Status {
    return this.#status;
  }

  send(message: ToServer): void {
    if (this.#isOpen) this.#wire!.send(JSON.stringify(message));
  }
  /** A table has answered: after the next break the first try comes soon. */
  isWell(): void {
    this.#tries = 0;
  }
  /** The other side is there, and says why it cannot be used now. */
  say(status: Status): void {
    if (status.is === this.#status.is && status.text === this.#status.text) return;
    this.#status = status;
    this.#options.onStatus(status);
  }
  opened(): void {
    this.#isOpen = true;
    this.say(OPEN);
    this.#options.onOpen();
  }
  /** Leaves this node for the next. */
  drop(): void {
    if (this.#wire) this.#lost(this.#wire);
  }
  /** Turned away: tried again, but seldom. */
  isTurnedAway(text: string): void {
    this.#tries = SLOWEST;
    if (this.#wire) this.#lost(this.#wire, { is: 'connecting', text });
  }
  close(): void {
    clearInterval(this.#looking);
    this.say(CLOSED);
    this.#isOpen = false;
    this.#wire?.close();
  }

  #open(): void {
    if (this.#status.is === 'closed') return;
    const { urls, open, onMessage } = this.#options;
    const wire = open(urls[this.#node % urls.length]!);
    this.#wire = wire;
    this.#heard = Date.now();
    const givingUp = setTimeout(() => !this.#isOpen && this.#lost(wire), CONNECTING_MS);
    wire.onopen = () => {
      clearTimeout(givingUp);
      if (this.#wire === wire) this.opened();
    };
    wire.binaryType = 'arraybuffer';
    const read = inOrder((text) => {
      if (this.#wire !== wire) return;
      this.#heard = Date.now();
      onMessage(JSON.parse(text) as ToClient);
    });
    wire.onmessage = ({ data }) => read(data);
    wire.onclose = () => this.#lost(wire);
    wire.onerror = () => this.#lost(wire);
  }
  #lost(wire: Wire, why = LOST): void {
    if (this.#wire !== wire || this.#status.is === 'closed') return;
    this.#wire = undefined;
    this.#isOpen = false;
    this.#node += 1;
    wire.close();
    this.say(why);
    setTimeout(() => this.#open(), pause(this.#tries++));
  }
  #look(): void {
    const now = Date.now();
    // A background tab checks rarely: what counts is whether the last beat was answered, not how long ago anything arrived.
    if (this.#isOpen && this.#heard < this.#beaten && now - this.#beaten >= SILENCE) return this.drop();
    if (this.#heard < this.#beaten || now - Math.max(this.#heard, this.#beaten) < BEAT) return;
    this.#beaten = now;
    this.send({ t: 'beat' });
  }
}
