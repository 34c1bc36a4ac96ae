import type { BoardModule, BoardProps } from '@nightfall/ui';
import { load } from './watch-games.ts';

/** Stands in for the pages' list of boards: the small game of the tests, as plain as can be. */
const Board = ({ game, view }: BoardProps) => (
  <ol className="watch-board" aria-label="Gates" style={{ display: 'grid', placeContent: 'center', gap: '1rem' }}>
    {game.words
      .board(view)
      .split('\n')
      .map((gate, i) => (
        <li key={i} data-mark={`gate${i + 1}`} aria-label={`Gate ${i + 1}`}>
          {gate}
        </li>
      ))}
  </ol>
);

export const boardOf = async (id: string): Promise<BoardModule | undefined> => {
  const game = await load(id);
  return game && { game, rulebook: '# The Watch\n\n## WT-1 Gates\n\nThe gates are watched.', Board };
};
