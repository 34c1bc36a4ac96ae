import type { BoardModule, BoardProps } from '@nightfall/ui';
import { load } from './watch-games.ts';
import { hexBoard } from './watch-hexes.tsx';

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

/** Everything that flashes, and what is known besides the view. */
const HeistBoard = ({ game, view, flashes, clock, acting, pending, atStep }: BoardProps) => (
  <section className="heist-board" aria-label="The vault" style={{ display: 'grid', placeContent: 'center', gap: '1rem' }}>
    <p data-mark="vault" title="The vault">
      {game.words.board(view)}
    </p>
    <pre className="secrets">{JSON.stringify(view)}</pre>
    <p className="running">{clock?.id}</p>
    <p className="acting">{acting.join()}</p>
    <p className="pending">{pending.length}</p>
    {atStep && <p className="held">The next step waits.</p>}
    <ol className="flashes">
      {flashes.map(({ id, event }) => (
        <li key={id} data-id={id}>
          {event.type}
        </li>
      ))}
    </ol>
  </section>
);
const boards: { readonly [id: string]: Partial<BoardModule> } = {
  'wide-watch': hexBoard,
  heist: { Board: HeistBoard, endsStep: () => true },
  'open-heist': { Board: HeistBoard, endsStep: () => true },
};

export const boardOf = async (id: string): Promise<BoardModule | undefined> => {
  const game = await load(id);
  const text = '# The Watch\n\n## WT-1 Gates\n\nThe gates are watched.';
  return game && { game, rulebook: async () => ({ default: text }), Board, ...boards[id] };
};
/** The small games have no pages of their own to load later. */
export const setupOf = (id: string): Promise<BoardModule | undefined> => boardOf(id);
