import type { BoardProps } from '../board.ts';

/** The board of a game that draws none: the view in its own words. */
export const PlainBoard = ({ game, view }: BoardProps) => (
  <pre className="plain-board" aria-label={`${game.name}: what you see`}>
    {game.words.board(view)}
  </pre>
);
