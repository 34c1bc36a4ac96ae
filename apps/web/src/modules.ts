import type { Types } from '@nightfall/kernel';
import type { BoardModule } from '@nightfall/ui';

// Outside its own folder a board is known by the shared types alone.
const plain = <T extends Types>(module: BoardModule<T>): BoardModule => module as unknown as BoardModule;

const loaders: { readonly [game: string]: () => Promise<BoardModule> } = {
  'siege-of-the-eternal-night': async () => plain((await import('@nightfall/siege-of-the-eternal-night-board')).default),
  'midnight-madness': async () => plain((await import('@nightfall/midnight-madness-board')).default),
  'fires-at-midnight': async () => plain((await import('@nightfall/fires-at-midnight-board')).default),
};

const loaded = new Map<string, Promise<BoardModule>>();
const NONE: Promise<undefined> = Promise.resolve(undefined);

/** The rules and the board of a game, loaded once, when it is opened; undefined if there is none. */
export function boardOf(game: string): Promise<BoardModule | undefined> {
  const loader = loaders[game];
  if (!loader) return NONE;
  if (!loaded.has(game)) loaded.set(game, loader());
  return loaded.get(game)!;
}
