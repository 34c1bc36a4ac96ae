import { entry } from '@nightfall/catalog';
import { loadOnce, type BoardModule, type SetupModule } from '@nightfall/ui';
import { ADDED } from './added.ts';

// Outside its own folder a board is known by the shared types alone.
const boards = import.meta.glob<{ default: BoardModule }>('../../../games/*/board/src/index.tsx');
const setups = import.meta.glob<{ default: SetupModule }>('../../../games/*/board/src/setup.ts');

async function moduleOf(id: string): Promise<BoardModule> {
  const added = ADDED.find(({ about }) => about.id === id);
  if (added) return (await import('./added-module.ts')).addedModule(added);
  const own = boards[`../../../games/${id}/board/src/index.tsx`];
  if (own) return (await own()).default;
  const { plainModule } = await import('./plain-module.ts');
  return plainModule(id);
}

const load = loadOnce(moduleOf);
const loadSetup = loadOnce(async (id: string): Promise<SetupModule> => {
  const own = setups[`../../../games/${id}/board/src/setup.ts`];
  return own ? (await own()).default : load(id);
});
const NONE: Promise<undefined> = Promise.resolve(undefined);

/** The rules and the board of a game, loaded once, when it is opened; undefined if there is none. */
export const boardOf = (game: string): Promise<BoardModule | undefined> => (entry(game)?.available ? load(game) : NONE);
/** What the page for a new game needs; the board itself may come later. */
export const setupOf = (game: string): Promise<SetupModule | undefined> => (entry(game)?.available ? loadSetup(game) : NONE);
