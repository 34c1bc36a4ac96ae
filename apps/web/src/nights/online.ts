import { isFault, isOnlineKnown, myMatches } from '../server.ts';

/** A match on the server in which this person sits. */
export type OnlineNight = {
  readonly id: string;
  readonly game: string;
  readonly names: readonly string[];
  readonly updated: number;
  readonly isOver: boolean;
  readonly text: string;
  /** A game with secrets shows its record only when it is over. */
  readonly hasReplay: boolean;
};

const titleOf = (result: unknown): string =>
  typeof result === 'object' && result !== null && 'title' in result && typeof result.title === 'string' ? result.title : '';

/** Those in progress and the archive; none where the server is away. */
export async function onlineNights(): Promise<readonly OnlineNight[]> {
  if (!isOnlineKnown()) return [];
  const found = (await Promise.all([myMatches(), myMatches(true)])).flatMap((some) => (isFault(some) ? [] : some));
  return found.map(({ id, game, names, updated, over, result, turn }) => ({
    id,
    game,
    names,
    updated,
    isOver: over,
    hasReplay: over,
    text: over ? titleOf(result) : turn ? 'Your decision' : '',
  }));
}
