import { cell, useCell, type BoardProps } from '@nightfall/ui';
import type { ReactNode } from 'react';

/** What was folded or unfolded by hand, by the question it belongs to. */
const FOLDED = cell('');
/** Puts aside what lies open at first. */
export const putAside = (memory: BoardProps['memory'], question: string): void => memory.set(FOLDED, question);

type Props = Pick<BoardProps, 'memory'> & {
  readonly question: string;
  readonly isOpenAtFirst: boolean;
  readonly label: string;
  readonly children: ReactNode;
};

/** Something over the map that a button puts aside and fetches back. */
export function Fold({ memory, question, isOpenAtFirst, label, children }: Props) {
  const isTurned = useCell(memory, FOLDED) === question;
  const isOpen = isTurned !== isOpenAtFirst;
  return (
    <>
      <button
        type="button"
        className="button"
        aria-expanded={isOpen}
        onClick={() => memory.set(FOLDED, isTurned ? '' : question)}
      >
        {isOpen ? 'Look at the map' : label}
      </button>
      {isOpen && children}
    </>
  );
}
