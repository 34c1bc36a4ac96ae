import { entry } from '@nightfall/catalog';
import { loadOnce, type BoardModule } from '@nightfall/ui';

// Outside its own folder a board is known by the shared types alone.
const boards = import.meta.glob<{ default: BoardModule }>('../../../games/*/board/src/index.tsx');

async function moduleOf(id: string): Promise<BoardModule> {
  const own = boards[`../../../games/${id}/board/src/index.tsx`];
  if (own) return (await own()).default;
  const { plainModule } = await import('./plain-module.ts');
  return plainModule(id);
}

const load = loadOnce(moduleOf);
const NONE: Promise<undefined> = Promise.resolve(undefined);

/** The rules and the board of a game, loaded once, when it is opened; undefined if there is none. */
export const boardOf = (game: string): Promise<BoardModule | undefined> => (entry(game)?.available ? load(game) : NONE);
