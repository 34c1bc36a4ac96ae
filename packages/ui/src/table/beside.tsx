import { useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

type Props = {
  /** On a narrow screen, in the place of a guide that has nothing to say. */
  readonly mayStandForGuide?: boolean;
  readonly children: ReactNode;
};

/** Words about the board: on a wide screen they stand under the seats, which make room for them; elsewhere over the board. */
export function Beside({ mayStandForGuide = false, children }: Props) {
  const wide = useSlot('.table[data-side="some"] .table-notes');
  const silent = useSlot('.guide-notes');
  const slot = wide ?? (mayStandForGuide ? silent : null);
  return slot ? createPortal(children, slot) : children;
}

/** A place of the table, while it is on the screen. */
const useSlot = (selector: string): Element | null =>
  useSyncExternalStore(onResize, () => {
    const slot = document.querySelector(selector);
    return slot?.parentElement?.checkVisibility() ? slot : null;
  });
function onResize(changed: () => void): () => void {
  addEventListener('resize', changed);
  return () => removeEventListener('resize', changed);
}
