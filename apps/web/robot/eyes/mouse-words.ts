import type { Eye } from './eye.ts';

/** Words for a mouse or a keyboard on a touch screen, in what is said to the player at the table. */
export const mouseWords: Eye = async (page, isTouch) => {
  if (!isTouch) return [];
  const said = await page.evaluate(() => {
    const { isSeen, areaOf } = globalThis.sight;
    return [
      ...document.querySelectorAll<HTMLElement>(
        '.guide p, .why p, .bar-say, .bar-notice, .inspector p, .bar kbd, .why kbd, .guide kbd',
      ),
    ]
      .filter((el) => isSeen(el))
      .map((el) => ({ text: el.textContent.trim(), place: areaOf(el), isKey: el.matches('kbd') }));
  });
  return said.flatMap(({ text, place, isKey }) => {
    const word = isKey ? text : WORDS.exec(text)?.[0];
    return word ? [{ kind: 'mouse words' as const, text: `“${word}” in “${text.slice(0, 120)}”`, place }] : [];
  });
};
const WORDS =
  /\b(?:[Hh]over|mouse|[Cc]lick|[Pp]oint at|cursor|arrow keys?|[Pp]ress (?:Space|Enter|Escape|Shift|[A-Z])\b|[A-Z] (?:turns|mirrors))\b/;
