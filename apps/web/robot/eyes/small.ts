import type { Eye } from './eye.ts';

/** Targets that a thumb misses. A mouse is finer, and so is a finger on a board that can be zoomed. */
export const smallTargets: Eye = (page, isTouch) =>
  page.evaluate((isTouch) => {
    const { all, isEnabled, boxOf, isHitAt, freePoint, nameOf, areaOf } = globalThis.sight;
    const THUMB = 44;
    const FINE = 24;
    const MOUSE = 20;
    /** A link among words is as high as its line. */
    const isInSentence = (el: Element) =>
      el.matches('a') &&
      [...(el.parentElement?.childNodes ?? [])].some((n) => n.nodeType === Node.TEXT_NODE && n.textContent?.trim());
    return all().flatMap((el) => {
      const area = areaOf(el);
      const least = area === 'board' ? FINE : isTouch ? THUMB : MOUSE;
      const box = boxOf(el);
      if (!isEnabled(el) || isInSentence(el) || !freePoint(el)) return [];
      const x = box.left + box.width / 2;
      const y = box.top + box.height / 2;
      const reach = least / 2 - 1.5;
      // A target may reach beyond what is drawn.
      const isWide = box.width >= least - 1 || (isHitAt(el, x - reach, y) && isHitAt(el, x + reach, y));
      const isHigh = box.height >= least - 1 || (isHitAt(el, x, y - reach) && isHitAt(el, x, y + reach));
      if (isWide && isHigh) return [];
      const size = `${Math.round(box.width)} × ${Math.round(box.height)} px`;
      const text = `“${nameOf(el)}” is ${size}; it needs ${least}`;
      return [{ kind: 'small target' as const, text, place: area, same: el.classList.value || nameOf(el) }];
    });
  }, isTouch);

/** Letters and numbers that nobody can read; signs such as ◆ are no letters. */
export const smallText: Eye = (page) =>
  page.evaluate(() => {
    const { isSeen, areaOf } = globalThis.sight;
    const LEAST = 11;
    const tidy = (text: string | null) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
    const own = (el: Element) => [...el.childNodes].some((n) => n.nodeType === Node.TEXT_NODE && /\w/.test(n.textContent ?? ''));
    const sizeOf = (el: Element) => {
      const size = Number.parseFloat(getComputedStyle(el).fontSize);
      return el instanceof SVGGraphicsElement ? size * Math.abs(el.getScreenCTM()?.d ?? 1) : size;
    };
    const isOnScreen = ({ left, right, top, bottom }: DOMRect) =>
      right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;
    return [...document.querySelectorAll('body *:not(.unseen, script, style, title, desc, option)')].flatMap((el) => {
      if (!own(el) || !isSeen(el) || !isOnScreen(el.getBoundingClientRect()) || el.closest('.unseen, .camera-map')) return [];
      const size = sizeOf(el);
      // Words of no size stand behind a sign on purpose.
      if (size >= LEAST - 0.25 || size < 1) return [];
      const text = `“${tidy(el.textContent).slice(0, 40)}” is ${size.toFixed(1)} px high`;
      return [{ kind: 'small text' as const, text, place: areaOf(el), same: `${el.tagName} ${el.classList.value}` }];
    });
  });
