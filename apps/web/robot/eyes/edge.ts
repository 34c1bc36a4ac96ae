import type { Eye } from './eye.ts';

/** Anything beyond the edge of the screen that no scrolling brings back. */
export const beyondTheEdge: Eye = (page) =>
  page.evaluate(() => {
    const { all, boxOf, nameOf, areaOf } = globalThis.sight;
    const SLACK = 2;
    const root = document.scrollingElement!;
    const scrolls = (el: Element, axis: 'X' | 'Y') => {
      for (let up = el.parentElement; up && up !== document.body; up = up.parentElement)
        if (/auto|scroll/.test(getComputedStyle(up)[`overflow${axis}`])) return true;
      return axis === 'Y' && root.scrollHeight > innerHeight + SLACK;
    };
    const wide =
      root.scrollWidth > innerWidth + SLACK
        ? [{ kind: 'beyond the edge' as const, text: 'the page scrolls sideways', place: 'page' }]
        : [];
    const out = all().flatMap((el) => {
      if (el.closest('.camera-board, .skip-link')) return [];
      const box = boxOf(el);
      const across = (box.left < -SLACK || box.right > innerWidth + SLACK) && !scrolls(el, 'X');
      const down = (box.top < -SLACK || box.bottom > innerHeight + SLACK) && !scrolls(el, 'Y');
      return across || down
        ? [{ kind: 'beyond the edge' as const, text: `“${nameOf(el)}” reaches beyond the screen`, place: areaOf(el) }]
        : [];
    });
    return [...wide, ...out];
  });
