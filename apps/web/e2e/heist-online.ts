import type { Page } from 'playwright-core';
import { openPage, WIDE } from './harness.ts';
import type { WatchSite } from './watch-site.ts';

type Screen = Page & { readonly faults: string[] };
type Links = { readonly id: string; readonly seats: readonly string[]; readonly watch: string };
type Laid = {
  readonly game: 'heist' | 'open-heist';
  /** The address under which each of them, the thief first, reaches the server. */
  readonly urls: readonly string[];
  readonly options: object;
  /** Levels of bots in the seats after theirs. */
  readonly bots?: readonly string[];
  /** Runs in every page before its own scripts. */
  readonly first?: () => void;
};

/** `watch` is the link for those who only watch. */
type Heist = { readonly thief: Screen; readonly guards: readonly Screen[]; readonly watch: string };

/** The thief lays a table online, and the guards follow their links. */
export async function layHeist(site: WatchSite, { game, urls, options, bots = [], first }: Laid): Promise<Heist> {
  const open = (url: string) => openPage(site.browser, url, WIDE, first);
  const thief = await open(urls[0]!);
  const seats = [...urls.map((_, seat) => (seat === 0 ? 'me' : 'open')), ...bots.map((level) => `bot:${level}`)];
  const links = await thief.evaluate(
    async (wish) => {
      const send = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(wish) };
      await fetch('/api/me');
      return (await fetch('/api/matches', send)).json() as Promise<Links>;
    },
    { game, seats, setup: { players: seats.length, options } },
  );
  await thief.goto(`${urls[0]}/t/${links.id}`);
  await thief.getByRole('dialog', { name: 'Invite' }).getByRole('button', { name: 'Close' }).click();
  const sit = async (url: string, i: number): Promise<Screen> => {
    const page = await open(url + links.seats[i + 1]!);
    await page.getByLabel('Your name at the table').fill(`Guard ${i + 1}`);
    await page.getByRole('button', { name: 'Sit down' }).click();
    return page;
  };
  const guards = await Promise.all(urls.slice(1).map(sit));
  for (const page of [thief, ...guards]) await page.locator('.heist-board').waitFor();
  return { thief, guards, watch: urls[0] + links.watch };
}
