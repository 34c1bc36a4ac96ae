import type { Eye } from './eye.ts';

/** A label, a number or a picture that is cut: by its own box, or by an ancestor that hides what does not fit. */
export const cut: Eye = (page) =>
  page.evaluate(() => {
    const { isSeen, areaOf } = globalThis.sight;
    const SLACK = 2;
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const tidy = (text: string | null) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
    const textBox = (el: Element) => {
      const range = document.createRange();
      range.selectNodeContents(el);
      return range.getBoundingClientRect();
    };
    /** Meant for those who listen. */
    const isUnseen = (el: Element) => el.closest('.unseen, .skip-link, [aria-hidden=true]') !== null;
    const isCutBy = (up: Element, box: DOMRect) => {
      const { overflowX, overflowY } = getComputedStyle(up);
      const r = up.getBoundingClientRect();
      const across = hides(overflowX) && (box.right > r.right + SLACK || box.left < r.left - SLACK);
      const down = hides(overflowY) && (box.bottom > r.bottom + SLACK || box.top < r.top - SLACK);
      // What is wholly out of sight is hidden on purpose.
      const isOut = box.left >= r.right || box.right <= r.left || box.top >= r.bottom || box.bottom <= r.top;
      return (across || down) && !isOut;
    };
    /** A line or a few of them that scroll: nobody looks for more in there. */
    const FEW_LINES = 96;
    const isInFewLines = (el: Element) =>
      /auto|scroll/.test(getComputedStyle(el).overflowY) &&
      el.clientHeight < FEW_LINES &&
      el.scrollHeight > el.clientHeight + SLACK &&
      !el.matches('textarea, select, pre');
    const isCut = (el: Element, box: DOMRect) => {
      if (isInFewLines(el)) return true;
      for (let up: Element | null = el; up && up !== document.body; up = up.parentElement) {
        const scrolls = /auto|scroll/.test(getComputedStyle(up).overflow);
        if ((up !== el && scrolls) || up.matches('.camera')) return false;
        if (isCutBy(up, box)) return true;
        if (getComputedStyle(up).position === 'fixed') return false;
      }
      return false;
    };
    const finding = (what: string, el: Element) => ({ kind: 'cut' as const, text: `${what} is cut`, place: areaOf(el) });
    const own = (el: Element) => [...el.childNodes].some((n) => n.nodeType === Node.TEXT_NODE && tidy(n.textContent));
    const words = [...document.querySelectorAll<HTMLElement>('body *:not(svg *)')].flatMap((el) => {
      if (!own(el) || !isSeen(el) || isUnseen(el)) return [];
      const box = textBox(el);
      return box.width >= 1 && isCut(el, box) ? [finding(`“${tidy(el.textContent).slice(0, 60)}”`, el)] : [];
    });
    // A picture that has no role is an ornament.
    const pictures = [...document.querySelectorAll('svg[role=group], svg[role=img], [role=img] svg')].flatMap((el) => {
      if (!isSeen(el) || isUnseen(el) || !isCut(el, el.getBoundingClientRect())) return [];
      return [finding(`the picture “${el.closest('[aria-label]')?.getAttribute('aria-label') ?? ''}”`, el)];
    });
    return [...words, ...pictures];
  });
