import type { Game } from '@nightfall/kernel';
import { heist, openHeist, type Heist } from '@nightfall/kernel/heist';
import type { Shelf } from '../games.ts';

/** Later versions of the heist: what is asked stays the same in one, and changes in the other. */
const { round } = heist.book.rules;
const { hide, brief } = round.sentences;
if (hide?.by !== 'dice' || brief?.by !== 'players') throw new Error('the heist has changed');

/** The thief finds something before she hides. */
const richer = { ...hide, fell: (s, f, faces, out) => ((s.loot += 7), hide.fell(s, f, faces, out)) } satisfies typeof hide;
/** The guards need not be ready: only the thief is asked. */
const shorter = { ...brief, who: (v, f) => brief.who(v, f).filter((seat) => seat === 0) } satisfies typeof brief;

const later = (game: Game<Heist>, version: number, sentences: typeof round.sentences): Game<Heist> => ({
  ...game,
  version,
  book: { ...game.book, rules: { ...game.book.rules, round: { ...round, sentences: { ...round.sentences, ...sentences } } } },
});
const shelfOf = (version: number, sentences: typeof round.sentences): Shelf => {
  const games = [heist, openHeist].map((game) => later(game, version, sentences) as unknown as Game);
  return {
    catalog: games.map(({ id }) => ({ id, available: true })),
    load: async (id) => games.find((game) => game.id === id)!,
  };
};
export const asksTheSame: Shelf = shelfOf(2, { hide: richer });
export const asksElse: Shelf = shelfOf(3, { brief: shorter });
