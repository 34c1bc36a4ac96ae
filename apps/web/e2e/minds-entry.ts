import { evenly, type Moment, momentsOf, search } from '@nightfall/bots';
import { catalog, load } from '@nightfall/catalog';
import { type Game, quickRandom, type Types } from '@nightfall/kernel';

const MOMENTS = 2;
const BUDGET = { tries: 12, arms: 4, margin: 1 };

/** What every level answers at a few moments of a game, and what a search finds there to the last digit. */
export async function answers(): Promise<Record<string, readonly object[]>> {
  const found: Record<string, readonly object[]> = {};
  for (const { id, available } of catalog) {
    if (!available) continue;
    const game = await load(id);
    const moments = momentsOf(game, { players: game.players.min, options: {} }, 5);
    found[id] = evenly(moments, MOMENTS).map((moment) => answersAt(game, moment));
  }
  return found;
}
function answersAt(game: Game, { view, seat }: Moment<Types>): object {
  const moves = Object.entries(game.bots).map(([level, { bot }]) => [level, bot(view, seat, quickRandom(3))] as const);
  const { mind } = game;
  return { ...Object.fromEntries(moves), found: mind && search(game, mind, view, seat, quickRandom(4), BUDGET) };
}

Object.assign(globalThis, { nightfallAnswers: answers });
