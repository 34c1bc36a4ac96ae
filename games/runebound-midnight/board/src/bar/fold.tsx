import type { RuneMove } from '@nightfall/runebound-midnight';
import { BarButton, cell, leadsTo, useCell, type BoardProps } from '@nightfall/ui';
import type { ReactNode } from 'react';

/** What was folded or unfolded by hand, by the question it belongs to. */
const FOLDED = cell('');
/** Puts aside what lies open at first. */
export const putAside = (memory: BoardProps['memory'], question: string): void => memory.set(FOLDED, question);

type Props = Pick<BoardProps, 'memory'> & {
  readonly question: string;
  readonly isOpenAtFirst: boolean;
  readonly label: string;
  /** What can be done once it is open. */
  readonly moves: readonly RuneMove[];
  /** What the map offers once it is put aside. */
  readonly behind?: readonly RuneMove[];
  readonly children: ReactNode;
};

/** Something over the map that a button puts aside and fetches back. */
export function Fold({ memory, question, isOpenAtFirst, label, moves, behind = [], children }: Props) {
  const isTurned = useCell(memory, FOLDED) === question;
  const isOpen = isTurned !== isOpenAtFirst;
  return (
    <>
      <BarButton
        className="button"
        aria-expanded={isOpen}
        {...leadsTo(isOpen ? behind : moves)}
        act={() => memory.set(FOLDED, isTurned ? '' : question)}
      >
        {isOpen ? 'Look at the map' : label}
      </BarButton>
      {isOpen && children}
    </>
  );
}
