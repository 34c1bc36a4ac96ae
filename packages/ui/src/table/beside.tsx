import { useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { isWide } from '../screen.ts';

type Props = {
  /** On a narrow screen, in the place of a guide that has nothing to say. */
  readonly mayStandForGuide?: boolean;
  readonly children: ReactNode;
};

/** What belongs to the board, words or a small map: on a wide screen it stands under the seats, which make room for it; elsewhere over the board. */
export function Beside({ mayStandForGuide = false, children }: Props) {
  const slot = useSyncExternalStore(onResize, mayStandForGuide ? slotOrGuide : slotAtSide);
  return slot ? createPortal(children, slot) : children;
}

/** Asked often: whether the side shows is a question of the width, since its own styles would have to be worked out anew each time. */
const slotAtSide = () => (isWide() ? document.querySelector('.table[data-side="some"] .table-notes') : null);
const slotOrGuide = () => slotAtSide() ?? document.querySelector('.guide-notes');
function onResize(changed: () => void): () => void {
  addEventListener('resize', changed);
  return () => removeEventListener('resize', changed);
}
