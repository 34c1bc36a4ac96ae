import type { Eye } from './eye.ts';

/** A guide that covers what it asks for: a control in the thing it points at, or one that it names. */
export const guideCovers: Eye = (page) =>
  page.evaluate(() => {
    const { all, isEnabled, isSeen, boxOf, nameOf, areaOf, freePoint } = globalThis.sight;
    const bubble = document.querySelector('.guide');
    if (!bubble || !isSeen(bubble)) return [];
    const said = bubble.querySelector('p')?.textContent ?? '';
    const beam = document.querySelector('.guide-beam')?.getBoundingClientRect();
    const isIn = (x: number, y: number, r: DOMRect | undefined) =>
      r !== undefined && x > r.left && x < r.right && y > r.top && y < r.bottom;
    const names = (name: string) => name.length > 3 && said.includes(name);
    return all().flatMap((el) => {
      if (!isEnabled(el) || bubble.contains(el)) return [];
      const { left, top, width, height } = boxOf(el);
      const x = left + width / 2;
      const y = top + height / 2;
      const isAsked = isIn(x, y, beam) || names(nameOf(el));
      const isUnder = document.elementFromPoint(x, y)?.closest('.guide') === bubble;
      return isAsked && isUnder && !freePoint(el)
        ? [
            {
              kind: 'guide covers' as const,
              text: `the guide lies on “${nameOf(el)}” and asks: ${said.slice(0, 80)}`,
              place: areaOf(el),
            },
          ]
        : [];
    });
  });

/** A guide that dims the one thing to do now. */
export const guideDims: Eye = (page) =>
  page.evaluate(() => {
    const { isSeen, isEnabled, nameOf, areaOf } = globalThis.sight;
    const beam = document.querySelector('.guide-beam');
    const said = document.querySelector('.guide p')?.textContent ?? '';
    const spread = Number.parseFloat(/(\d+)px(?: inset)?$/.exec(beam ? getComputedStyle(beam).boxShadow : '')?.[1] ?? '0');
    if (!beam || spread < 200) return [];
    const { left, right, top, bottom } = beam.getBoundingClientRect();
    return [...document.querySelectorAll('[data-part=choices] .button-ember')].flatMap((el) => {
      const r = el.getBoundingClientRect();
      const isLit = r.right > left && r.left < right && r.bottom > top && r.top < bottom;
      if (isLit || !isSeen(el) || !isEnabled(el)) return [];
      return [
        { kind: 'guide dims' as const, text: `the guide dims “${nameOf(el)}” and says: ${said.slice(0, 80)}`, place: areaOf(el) },
      ];
    });
  });

/** A guide, a hint or a prompt that speaks of what is not there: what it puts in quotes, or tells the player to press. */
export const namesWhatIsNotThere: Eye = (page) =>
  page.evaluate(() => {
    const { all, isSeen, nameOf, areaOf } = globalThis.sight;
    const QUOTED = /“([^”]+)”/g;
    const PRESSED = /(?<![Tt]hen )\b(?:[Pp]ress|[Tt]ap) ([A-Z][\w’]*(?: [A-Z][\w’]*)*)/g;
    const toldIn = (said: string) => [QUOTED, PRESSED].flatMap((told) => [...said.matchAll(told)].map((m) => m[1]!));
    const there = [...all(), ...document.querySelectorAll('.table :is([data-mark], [aria-label], text, [data-beneath])')]
      // What lies beneath a hint that was asked for is back as soon as the hint goes.
      .filter((el) => isSeen(el) || el.closest('[data-beneath]') !== null)
      .map((el) => nameOf(el).toLowerCase());
    const told = [...document.querySelectorAll('.guide > p, .why-hint > div > p:first-child, .bar-say')].filter(isSeen);
    return told.flatMap((el) => {
      const said = el.firstChild?.textContent ?? '';
      return toldIn(said)
        .filter((name) => !there.some((one) => one.includes(name.toLowerCase())))
        .map((name) => ({
          kind: 'names what is not there' as const,
          text: `“${name}” in: ${said.slice(0, 100)}`,
          place: areaOf(el),
        }));
    });
  });
