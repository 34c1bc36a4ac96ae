import type { BoardProps } from '../board.ts';

/** The board of a game that has drawn none: what its words say of the view. */
export const PlainBoard = ({ game, view }: BoardProps) => (
  <pre className="plain-board" aria-label={`${game.name}: what you see`}>
    {game.words.board(view)}
  </pre>
);
