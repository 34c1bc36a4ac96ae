import type { Seat } from '@nightfall/kernel';
import type { ClockInfo, Line, ToClient } from '@nightfall/protocol';

type Deed = { sent: number | undefined; readonly reached: number[] };
type Page = {
  /** When the inputs went out that have no answer yet, by seat: answers come in order. */
  readonly open: Map<Seat, number[]>;
  /** Inputs that not all have seen yet, by their place in the log. */
  readonly deeds: Map<number, Deed>;
  /** The clocks that ran; those that ended before their bell was due are left out. */
  readonly clocks: Set<string>;
  rang: number;
  running: ClockInfo;
  /** The latest moment of the log, in match time. */
  now: number;
};

/** What was sent, when it reached the others, and which bells were due and rang. */
export class Tally {
  readonly waits: number[] = [];
  inputs = 0;
  refused = 0;
  idle = 0;
  isCounting = false;
  readonly #players: number;
  readonly #pages = new Map<string, Page>();

  constructor(players: number) {
    this.#players = players;
  }
  get bells(): { readonly due: number; readonly rang: number } {
    const pages = [...this.#pages.values()];
    const due = pages.map(({ clocks, running }) => clocks.size - (running && clocks.has(nameOf(running)) ? 1 : 0));
    return { due: sum(due), rang: sum(pages.map(({ rang }) => rang)) };
  }

  sent(match: string, seat: Seat): void {
    const { open } = this.#page(match);
    open.set(seat, [...(open.get(seat) ?? []), performance.now()]);
  }
  idled(): void {
    if (this.isCounting) this.idle += 1;
  }
  heard(match: string, seat: Seat, message: ToClient): void {
    const page = this.#page(match);
    if (message.t === 'no' && message.id !== undefined && page.open.get(seat)?.shift() && this.isCounting) this.refused += 1;
    if (message.t !== 'in') return;
    if (seat === 0) noteTime(page, message.l as Line[], message.k);
    const isOwn = message.id !== undefined;
    const deed = page.deeds.get(message.n) ?? { sent: undefined, reached: [] };
    page.deeds.set(message.n, deed);
    if (isOwn) deed.sent = page.open.get(seat)?.shift();
    else deed.reached.push(performance.now());
    if (deed.reached.length + (isOwn || deed.sent ? 1 : 0) >= this.#players) this.#count(page, message.n, deed);
  }
  #count(page: Page, n: number, { sent, reached }: Deed): void {
    page.deeds.delete(n);
    if (sent === undefined || !this.isCounting) return;
    this.inputs += 1;
    for (const at of reached) this.waits.push(at - sent);
  }
  #page(match: string): Page {
    const page = this.#pages.get(match) ?? {
      open: new Map(),
      deeds: new Map(),
      clocks: new Set<string>(),
      rang: 0,
      running: null,
      now: 0,
    };
    this.#pages.set(match, page);
    return page;
  }
  /** Games without secrets tell the inputs; which clock runs is read from the board. One that ended early has no bell. */
  clock(match: string, running: ClockInfo): void {
    const page = this.#page(match);
    const before = page.running;
    if (before && before.since !== running?.since && page.now < before.since + before.lasts) page.clocks.delete(nameOf(before));
    follow(page, running);
  }
}

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
const nameOf = ({ id, since }: NonNullable<ClockInfo>): string => `${id} ${since}`;
function follow(page: Page, running: ClockInfo): void {
  page.running = running;
  if (running) page.clocks.add(nameOf(running));
}
/** Games with secrets tell the clock itself: another one means that the bell rang. */
function noteTime(page: Page, lines: readonly Line[], k: ClockInfo | undefined): void {
  for (const line of lines) {
    page.now = line.at;
    if (line.type === 'input' && line.input.type === 'bell') page.rang += 1;
  }
  if (k === undefined) return;
  if (page.running && page.running.since !== k?.since) page.rang += 1;
  follow(page, k);
}
