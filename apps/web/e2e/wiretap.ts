import type { Page } from 'playwright-core';

/** `tries`: every time that a deed goes out, with the clock it names. */
type Tap = {
  readonly sent: Set<string>;
  readonly tries: { readonly id: string; readonly k: string | null | undefined }[];
  readonly stored: Map<string, number>;
  readonly refused: Set<string>;
};
declare global {
  // oxlint-disable-next-line no-var
  var wiretap: Tap;
}

/** Runs in a page before its scripts: notes each deed that goes out, and what the server says to it. */
export function tapTheWire(): void {
  const tap: Tap = { sent: new Set(), tries: [], stored: new Map(), refused: new Set() };
  globalThis.wiretap = tap;
  type Message = { t?: string; id?: string; n?: number; k?: string | null };
  const read = (data: unknown): Message => (typeof data === 'string' ? (JSON.parse(data) as Message) : {});
  class Tapped extends WebSocket {
    constructor(url: string | URL) {
      super(url);
      this.addEventListener('message', ({ data }) => {
        const { t, id, n } = read(data);
        if (id === undefined || !tap.sent.has(id)) return;
        if (t === 'in') tap.stored.set(id, n!);
        // `in` counts the lines after it, `ok` those before it: they are told apart by their sign.
        if (t === 'ok') tap.stored.set(id, -1 - n!);
        if (t === 'no') tap.refused.add(id);
      });
    }
    override send(data: string): void {
      const { t, id, k } = read(data);
      if (t === 'in') tap.sent.add(id!);
      if (t === 'in') tap.tries.push({ id: id!, k });
      super.send(data);
    }
  }
  globalThis.WebSocket = Tapped;
}

/** Taps any of the choices that are open, about three times a second, as long as there are some; until so many deeds are stored. */
export const tapOnAndOn = (page: Page, most = Number.MAX_SAFE_INTEGER): Promise<void> =>
  page.evaluate((enough) => {
    setInterval(() => {
      if (globalThis.wiretap.stored.size >= enough) return;
      const choices = document.querySelectorAll<HTMLButtonElement>('[data-part=choices] button');
      choices[Math.floor(Math.random() * choices.length)]?.click();
    }, 340);
  }, most);

/** How many deeds a page sent, the places in the log of those that were stored, and how many were refused. */
export const deedsOf = (page: Page): Promise<{ sent: number; stored: number[]; refused: number }> =>
  page.evaluate(() => {
    const { sent, stored, refused } = globalThis.wiretap;
    return { sent: sent.size, stored: [...stored.values()], refused: refused.size };
  });

/** Every time that a deed of this page went out. */
export const triesOf = (page: Page): Promise<Tap['tries']> => page.evaluate(() => globalThis.wiretap.tries);
