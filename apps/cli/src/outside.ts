import { addGame, catalog } from '@nightfall/catalog';
import { namesIn, openAdded } from '@nightfall/server/added';

const folders = new Map<string, string>();
/** The folder of a game from outside. */
export const outsideFolder = (id: string): string | undefined => folders.get(id);

/** Puts the games that `NIGHTFALL_GAMES` names on the shelf, for this process. */
export async function addFromOutside(): Promise<void> {
  const own = catalog.map(({ id }) => id);
  for (const { about, game, folder } of await openAdded(namesIn(process.env['NIGHTFALL_GAMES']), own)) {
    addGame(about, async () => game);
    folders.set(about.id, folder);
  }
}
