import { useEffect, type RefObject } from 'react';

const CONTROLS = 'button, select, a[href], [role=button]';
const isWhole = (thing: Element) => thing.childElementCount === 0 || thing.matches(CONTROLS);

/** What of the bar, in whole controls and lines, lies beneath these words. */
function beneath(words: HTMLElement, bar: Element): HTMLElement[] {
  // Words rise into their place: their offset tells where they will lie.
  const { offsetLeft: left, offsetTop: top, offsetWidth, offsetHeight } = words;
  const isUnder = (thing: HTMLElement) => {
    const r = thing.getBoundingClientRect();
    return r.left < left + offsetWidth && r.right > left && r.top < top + offsetHeight && r.bottom > top;
  };
  return [...bar.querySelectorAll<HTMLElement>(':is(.bar-words, .pace, .bar-choices) *')].filter(
    (thing) => isWhole(thing) && isUnder(thing),
  );
}

/** While words lie over the bar, what is beneath them waits out of sight, and the rest of the bar can be read and pressed. */
export function useHideBeneath(words: RefObject<HTMLElement | null>, isOver: boolean): void {
  useEffect(() => {
    const bar = words.current?.closest('.table')?.querySelector('.bar');
    if (!isOver || !bar) return undefined;
    let hidden: readonly HTMLElement[] = [];
    const show = () => hidden.forEach((thing) => delete thing.dataset['beneath']);
    const hide = () => {
      show();
      hidden = beneath(words.current!, bar);
      for (const thing of hidden) thing.dataset['beneath'] = '';
    };
    const sizes = new ResizeObserver(hide);
    for (const one of [words.current!, bar]) sizes.observe(one);
    const changes = new MutationObserver(hide);
    changes.observe(bar, { childList: true, subtree: true });
    return () => {
      sizes.disconnect();
      changes.disconnect();
      show();
    };
  }, [words, isOver]);
}
