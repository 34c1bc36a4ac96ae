import type { Eye } from './eye.ts';

/** A control that lies under something else. A piece of the board may stand behind others, as long as some of it is free. */
export const covered: Eye = (page) =>
  page.evaluate(() => {
    const { all, isEnabled, boxOf, clipOf, isHitAt, freePoint, nameOf, areaOf } = globalThis.sight;
    const LAYERS = '.guide, .why, .inspector, .since, .telling, .camera-tools, .camera-map, .end, .just-said, .trouble';
    const isStaying = (el: Element): boolean =>
      /sticky|fixed/.test(getComputedStyle(el).position) || (el.parentElement !== null && isStaying(el.parentElement));
    const scrolls = (el: Element) => /auto|scroll/.test(getComputedStyle(el).overflowY) && el.scrollHeight > el.clientHeight;
    const scrollerOf = (el: Element | null): Element | null => (el === null || scrolls(el) ? el : scrollerOf(el.parentElement));
    /** Scrolling brings it out from under what stays in place. */
    const isScrolledUnder = (el: Element, over: Element | null) =>
      over !== null &&
      isStaying(over) &&
      (el.closest('.table, dialog') ? scrollerOf(el)?.contains(over) === true : !isStaying(el));
    /** It has just come under the thumb and takes no tap yet: what is hit is what it lies in, and nothing lies on it. */
    const isFresh = (el: Element, over: Element | null) => el.closest('[data-fresh]') !== null && over?.contains(el) === true;
    const isInBoard = (el: Element | null) => el?.closest('.camera-board') !== null && el !== null;
    return all().flatMap((el) => {
      // Words that break over two lines count where they begin.
      const box = el.getClientRects().length > 1 ? el.getClientRects()[0]! : boxOf(el);
      const clip = clipOf(el);
      const x = box.left + box.width / 2;
      const y = box.top + box.height / 2;
      // Where a list that scrolls ends within two pixels of the middle, its neighbour is hit: both end at fractions of a pixel.
      const isOnScreen = x > clip.left + 2 && x < clip.right - 2 && y > clip.top + 2 && y < clip.bottom - 2;
      if (!isEnabled(el) || !isOnScreen || isHitAt(el, x, y)) return [];
      const over = document.elementFromPoint(x, y);
      if (isScrolledUnder(el, over) || isFresh(el, over)) return [];
      // Pieces stand on each other; a board may lay signs and cards over its edge; a note stands away from what it speaks of.
      if (isInBoard(el) && (isInBoard(over) || over?.closest('.why, [data-over]') || freePoint(el))) return [];
      const what = over?.closest(LAYERS)?.classList[0] ?? over?.closest('[class]')?.classList[0] ?? 'nothing';
      const text = `“${nameOf(el)}” lies under .${what}`;
      return [{ kind: 'covered' as const, text, place: areaOf(el), same: isInBoard(el) || LAYERS.includes(what) ? what : text }];
    });
  });
