import type { LogRow } from '@nightfall/table';

/** Tabs of one browser that have the same match open: one plays it, the others follow. */
export interface Hold {
  /** Does this tab play the match? */
  readonly isOurs: boolean;
  /** Called with what the playing tab has written, and when the match changes hands. */
  listen(ears: Ears): void;
  /** Tells the others what was written after the first `from` rows of the log. */
  tell(from: number, rows: readonly LogRow[]): void;
  /** Asks the tab that plays for everything after the first `from` rows. */
  askFrom(from: number): void;
  /** Plays here from now on. */
  take(): void;
  close(): void;
}
type Ears = {
  readonly heard: (from: number, rows: readonly LogRow[]) => void;
  /** Another tab is missing everything after the first `from` rows. */
  readonly asked: (from: number) => void;
  readonly changed: () => void;
};
type News =
  | { readonly t: 'wrote'; readonly from: number; readonly rows: readonly LogRow[] }
  | { readonly t: 'ask'; readonly from: number };

/** Claims a match if no other tab has it. In a browser without locks we assume a single tab. */
export async function takeHold(id: string): Promise<Hold> {
  const hold = new TabHold(id);
  await hold.opened;
  return hold;
}

class TabHold implements Hold {
  readonly #name: string;
  readonly #channel: BroadcastChannel | undefined;
  #ears: Ears | undefined;
  #letGo: (() => void) | undefined;
  #isClosed = false;
  isOurs = false;
  readonly opened: Promise<void>;

  constructor(id: string) {
    this.#name = `nightfall.match.${id}`;
    this.#channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(this.#name) : undefined;
    this.#channel?.addEventListener('message', ({ data }: MessageEvent<News>) => this.#hear(data));
    this.opened = this.#open();
  }
  listen(ears: Ears): void {
    this.#ears = ears;
  }
  tell(from: number, rows: readonly LogRow[]): void {
    this.#channel?.postMessage({ t: 'wrote', from, rows } satisfies News);
  }
  askFrom(from: number): void {
    this.#channel?.postMessage({ t: 'ask', from } satisfies News);
  }
  take(): void {
    if (!this.isOurs) void this.#request({ steal: true });
  }
  close(): void {
    this.#isClosed = true;
    this.#letGo?.();
    this.#channel?.close();
  }

  #hear(news: News): void {
    if (news.t === 'wrote') this.#ears?.heard(news.from, news.rows);
    else if (this.isOurs) this.#ears?.asked(news.from);
  }
  async #open(): Promise<void> {
    if (!('locks' in navigator)) return void (this.isOurs = true);
    const { held = [] } = await navigator.locks.query();
    const isFree = !held.some(({ name }) => name === this.#name);
    const got = this.#request({});
    if (isFree) await Promise.race([got, new Promise((done) => setTimeout(done, 500))]);
  }
  /** Waits for its turn, or takes it; resolves when the match is ours. */
  #request(options: LockOptions): Promise<void> {
    return new Promise((got) => {
      const held = navigator.locks.request(this.#name, options, () => {
        if (this.#isClosed) return undefined;
        got();
        this.#change(true);
        return new Promise<void>((done) => (this.#letGo = done));
      });
      // Another tab took it: this tab follows, and waits for its turn again.
      held.catch(() => {
        this.#change(false);
        if (!this.#isClosed) void this.#request({});
      });
    });
  }
  #change(isOurs: boolean): void {
    if (this.isOurs === isOurs) return;
    this.isOurs = isOurs;
    this.#ears?.changed();
  }
}
