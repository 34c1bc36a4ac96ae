import { useEffect, type RefObject } from 'react';
import { settings } from '../settings.ts';

/** What has just come under the thumb takes no tap for this long: thumbs are no faster at any speed that people may choose. */
const FRESH_MS = 250;
const freshFor = (): number => Math.min(FRESH_MS, (4 * FRESH_MS) / settings().speed);
/** A control that moves further than this lies elsewhere. */
const MOVED = 24;

/** What a control offers and where it lies. */
export type Offered = { readonly label: string; readonly x: number; readonly y: number };

/** Numbers count down under the thumb; the deed is the same. */
const deedOf = ({ label }: Offered) => label.replaceAll(/\d+/g, '#');

/** Does a control offer something else than before, or lie elsewhere? */
export const isFresh = (before: Offered | undefined, now: Offered): boolean =>
  !before || deedOf(before) !== deedOf(now) || Math.hypot(now.x - before.x, now.y - before.y) > MOVED;

const CONTROLS = 'button, select, a[href], [role=button]';
const offeredBy = (control: HTMLElement): Offered => {
  const { x, y } = control.getBoundingClientRect();
  // Where one word offers ever new things, as Next does, `data-offer` tells them apart.
  return { label: control.dataset['offer'] ?? control.getAttribute('aria-label') ?? control.textContent ?? '', x, y };
};

/**
 * Watches the choices of the bar, a note or the guide: a control that changes what it offers or where it lies is marked `data-fresh` for a moment, in which
 * no finger and no mouse reaches it; keys do. And a choice that is gone leaves the focus of the keyboard where it was.
 */
export function useFreshChoices(choices: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = choices.current!;
    const known = new WeakMap<Element, Offered>();
    const timers = new Map<Element, ReturnType<typeof setTimeout>>();
    const mark = (control: HTMLElement) => {
      clearTimeout(timers.get(control));
      control.dataset['fresh'] = '';
      const end = () => {
        delete control.dataset['fresh'];
        timers.delete(control);
      };
      timers.set(control, setTimeout(end, freshFor()));
    };
    const look = () => {
      for (const control of box.querySelectorAll<HTMLElement>(CONTROLS)) {
        const now = offeredBy(control);
        if (isFresh(known.get(control), now)) mark(control);
        known.set(control, now);
      }
    };
    let focused: Element | undefined;
    const note = ({ target }: FocusEvent) =>
      (focused = (target as Element).matches(':focus-visible') ? (target as Element) : undefined);
    const keepFocus = () => {
      if (!focused || focused.isConnected || document.activeElement !== document.body) return;
      focused = undefined;
      const place = box.getClientRects().length > 0 ? box : box.closest<HTMLElement>('.bar');
      place?.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(() => {
      look();
      keepFocus();
    });
    observer.observe(box, { childList: true, subtree: true, characterData: true });
    box.addEventListener('focusin', note);
    look();
    return () => {
      observer.disconnect();
      box.removeEventListener('focusin', note);
      for (const timer of timers.values()) clearTimeout(timer);
    };
  }, [choices]);
}
