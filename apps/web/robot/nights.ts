import { catalog } from '@nightfall/catalog';
import type { About } from '@nightfall/kernel';
import type { Night } from './night.ts';
import type { Screen } from './screens.ts';
import type { WayName } from './ways/index.ts';

/** What is asked for: games, ways and screens, each left out for what is usual. */
export type Asked = {
  readonly games: readonly About[];
  readonly ways: readonly WayName[] | undefined;
  readonly screens: readonly Screen[] | undefined;
  readonly seeds: readonly number[];
  readonly isAll: boolean;
  readonly haste: number | undefined;
};
type Which = Pick<Night, 'game' | 'way' | 'screen' | 'seed'>;

const USUAL = ['guide', 'first', 'usual'] as const satisfies readonly WayName[];
/** Ways that only some games have; a game for one has nobody to hand the device to, or to meet online. */
const OWN: Partial<Record<WayName, (game: About) => boolean>> = {
  paced: ({ id }) => id === 'firefighters-on-duty',
  king: ({ id }) => id === 'runebound-midnight',
  online: ({ players }) => players.max > 1,
  'handed-round': ({ players }) => players.max > 1,
  // It begins with this game, and goes on with another.
  evening: ({ id }) => id === 'midnight-madness',
};
const LONG: readonly WayName[] = [...USUAL, 'paced', 'king', 'online', 'evening'];
/** In the long round, once on each screen. */
const ONCE: readonly WayName[] = ['online', 'evening'];

const FASTEST = 50;
/** The long round hurries, but for one first game of each on a phone, which goes at the speed of people. */
const hasteOf = ({ isAll, seeds, haste }: Asked, { way, screen, seed }: Which): number =>
  haste ?? (isAll && !(way === 'first' && screen === 'phone' && seed === seeds[0]) ? FASTEST : 1);

/** The games to play, the slow ones first. In the long round those who meet online do so once on each screen. */
export function nightsOf(asked: Asked): readonly (Which & Pick<Night, 'haste'>)[] {
  return whichOf(asked)
    .map((one) => ({ ...one, haste: hasteOf(asked, one) }))
    .toSorted((a, b) => a.haste - b.haste);
}
function whichOf({ games, ways, screens = ['phone', 'laptop'], seeds, isAll }: Asked): readonly Which[] {
  const fits = (game: About, way: WayName) => OWN[way]?.(game) ?? true;
  const seedsOf = (way: WayName) => (isAll && ONCE.includes(way) ? seeds.slice(0, 1) : seeds);
  return games.flatMap((game) =>
    (ways ?? (isAll ? LONG : USUAL))
      .filter((way) => fits(game, way))
      .flatMap((way) => screens.flatMap((screen) => seedsOf(way).map((seed) => ({ game, way, screen, seed })))),
  );
}

/** The game whose id has this word in it. */
export const gameNamed = (word: string): About | undefined => catalog.find(({ id }) => id.includes(word));

/** Plays several at a time, and answers them in their order. */
export async function sideBySide<T, R>(all: readonly T[], lanes: number, play: (one: T) => Promise<R>): Promise<readonly R[]> {
  const played: R[] = [];
  const left = all.map((one, n) => ({ one, n }));
  const lane = async () => {
    for (let next = left.shift(); next; next = left.shift()) played[next.n] = await play(next.one);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return played;
}
