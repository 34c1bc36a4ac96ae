import { useCell, type Memory } from '@nightfall/ui';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { ASKED } from './end-turn.tsx';
import { OPEN } from './go-to.tsx';

/** What can hold the focus: the choices of the bar, and what can be pressed on the board. */
const KEPT = '[data-part="choices"], .fm-board';
/** Where the focus goes when what held it is gone, the likeliest first. */
const NEXT = ['.fm-place[tabindex]', '[data-part="choices"] .button-ember', '[data-part="choices"] .button'];

/** A choice that was pressed disappears with its question: the next one gets the focus, so that nobody starts again at the top. */
export function useKeptFocus(memory: Memory): void {
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      last.current = target instanceof Element && target.closest(KEPT) ? target : null;
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, []);
  useCell(memory, ASKED);
  useCell(memory, OPEN);
  // After every change of the choices, whatever changed them.
  useLayoutEffect(() => {
    const isLost = last.current !== null && !last.current.isConnected && document.activeElement === document.body;
    if (isLost) nextChoice()?.focus({ preventScroll: true });
  });
}
function nextChoice(): HTMLElement | null {
  for (const what of NEXT) {
    const found = document.querySelector<HTMLElement>(what);
    if (found) return found;
  }
  return null;
}
