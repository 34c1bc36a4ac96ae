import { SCENARIOS } from '@nightfall/firefighters-on-duty';
import type { Json } from '@nightfall/kernel';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { openPage, WIDE } from './harness.ts';

/** Firefighters on Duty at an online table of four, one round long, against the clock. */

type Links = { readonly id: string; readonly seats: readonly string[] };
type Screen = Page & { readonly faults: string[] };
type Wish = { readonly id: string; readonly i: { readonly type: string; readonly seat: number } };
/** What a browser sent, and what it was answered, as it went over its socket. */
type Wire = { readonly sent: Map<string, Wish['i']>; readonly done: Set<string>; readonly refused: Set<string> };

const first = SCENARIOS[0]!;
/** The first scenario with one round: then it is over, and everybody can save the record. */
const own = JSON.parse(JSON.stringify({ ...first, id: 'OWN-1', name: 'One round', rounds: 1 })) as Json;

/** Listens to what goes over the socket of a page. */
function tap(page: Page): Wire {
  const wire: Wire = { sent: new Map(), done: new Set(), refused: new Set() };
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => {
      const message = JSON.parse(String(payload)) as { readonly t: string } & Wish;
      if (message.t === 'in') wire.sent.set(message.id, message.i);
    });
    socket.on('framereceived', ({ payload }) => {
      if (typeof payload !== 'string') return;
      const { t, id } = JSON.parse(payload) as { readonly t: string; readonly id?: string };
      if (id === undefined || !wire.sent.has(id)) return;
      if (t === 'in' || t === 'ok') wire.done.add(id);
      if (t === 'no') wire.refused.add(id);
    });
  });
  return wire;
}

type Place = { readonly browser: Browser; readonly url: string; readonly name: string; readonly screen?: BrowserContextOptions };
export type Player = { readonly page: Screen; readonly wire: Wire };

/** The first one lays the table; the others follow their links, each over a line of their own. */
export async function layOnline(places: readonly Place[], clock: '90' | '120'): Promise<{ players: Player[]; id: string }> {
  const [host, ...guests] = places;
  const page = await openPage(host!.browser, host!.url, host!.screen ?? WIDE);
  const wire = tap(page);
  const setup = { players: places.length, options: { scenario: 'SC-1', own, clock } };
  const seats = places.map((_, seat) => (seat === 0 ? 'me' : 'open'));
  const links = await page.evaluate(
    async ({ match, name }) => {
      const send = (method: string, path: string, body: object) =>
        fetch(path, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
      await fetch('/api/me');
      await send('PUT', '/api/me', { name });
      return (await send('POST', '/api/matches', match)).json() as Promise<Links>;
    },
    { match: { game: 'firefighters-on-duty', seats, setup } as object, name: host!.name },
  );
  await page.goto(`${host!.url}/t/${links.id}`);
  await page.getByRole('dialog', { name: 'Invite' }).getByRole('button', { name: 'Close' }).click();
  const players = [{ page, wire }];
  for (const [i, guest] of guests.entries()) players.push(await sitDown(guest, links.seats[i + 1]!));
  return { players, id: links.id };
}
async function sitDown({ browser, url, name, screen = WIDE }: Place, link: string): Promise<Player> {
  const page = await openPage(browser, 'about:blank', screen);
  const wire = tap(page);
  await page.goto(url + link);
  await page.getByLabel('Your name at the table').fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.locator('.fd-board').waitFor();
  return { page, wire };
}

/** The record as this browser has it, saved as a person would. */
export async function savedRecord(page: Page): Promise<string> {
  await page.locator('.table-top').getByRole('button', { name: 'Share' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the record as a file' }).click(),
  ]);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
