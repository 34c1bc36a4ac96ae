import { useLayoutEffect, useState } from 'react';
import { piecesWith } from './mark-pieces.ts';

/** Where words over the board stand: below, or above where they would cover what they speak of. */
export type WordsPlace = 'low' | 'high';

/** Words take up about this much of the board's height. */
const SHARE = 0.4;

/** The end of the board that has fewer of these pieces. */
export function useClearOf(marks: readonly string[]): WordsPlace {
  const [place, setPlace] = useState<WordsPlace>('low');
  useLayoutEffect(() => setPlace(clearOf(marks)), [marks]);
  return place;
}
function clearOf(marks: readonly string[]): WordsPlace {
  const board = document.querySelector('.table-board')?.getBoundingClientRect();
  if (!board || marks.length === 0) return 'low';
  const heights = piecesWith(marks).map((piece) => {
    const { y, height } = piece.getBoundingClientRect();
    return (y + height / 2 - board.y) / board.height;
  });
  const low = heights.filter((at) => at > 1 - SHARE).length;
  const high = heights.filter((at) => at < SHARE).length;
  return low > high ? 'high' : 'low';
}
