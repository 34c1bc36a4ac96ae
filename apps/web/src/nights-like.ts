import { entry } from '@nightfall/catalog';
import { parseRecord, type Setup } from '@nightfall/kernel';
import { isNight, type Shelved } from '@nightfall/ui/shelf';

/** What the finished games with the same setup add up to. */
export type NightsLike = { readonly played: number; readonly won: number; readonly best: number; readonly average: number };

const setupOf = (record: string): Setup | undefined => {
  const read = parseRecord(record);
  return 'where' in read ? undefined : read.head.setup;
};
const plain = ({ players, options }: Setup) =>
  JSON.stringify([players, ...Object.entries(options).toSorted(([a], [b]) => (a < b ? -1 : 1))]);
const isSame = (a: Setup, b: Setup | undefined) => b !== undefined && plain(a) === plain(b);

/** How a game ended. */
type Ended = { readonly outcome: string; readonly score: number };

/** The game that has just ended is one of them; lessons and chosen dice do not count. */
export function nightsLike(matches: readonly Shelved[], game: string, setup: Setup, now: Ended): NightsLike {
  const earlier = matches.flatMap((match) =>
    match.game === game && match.over && isNight(match) && isSame(setup, setupOf(match.record)) ? [match.over] : [],
  );
  const alike: readonly Ended[] = [...earlier, now];
  const scores = alike.map(({ score }) => score);
  const isLowest = entry(game)?.score?.best === 'lowest';
  return {
    played: alike.length,
    won: alike.filter(({ outcome }) => outcome === 'won').length,
    best: isLowest ? Math.min(...scores) : Math.max(...scores),
    average: scores.reduce((sum, score) => sum + score, 0) / scores.length,
  };
}
