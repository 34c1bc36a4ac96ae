import { load } from '@nightfall/catalog';
import { type BoardModule, PlainBoard } from '@nightfall/ui';

const rulebooks = import.meta.glob<{ default: string }>('../../../games/*/rulebook.md', { query: '?raw' });

/** What shows a game without a board of its own. */
export async function plainModule(id: string): Promise<BoardModule> {
  const rulebook = rulebooks[`../../../games/${id}/rulebook.md`]!;
  return { game: await load(id), rulebook, Board: PlainBoard };
}
