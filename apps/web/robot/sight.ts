/** What the robot sees and could press; `x` and `y` are a point of it that nothing covers. */
export type Control = {
  readonly name: string;
  readonly role: string;
  readonly area: Area;
  readonly isPrimary: boolean;
  readonly isPressed: boolean;
  /** Can it be looked at by holding it? */
  readonly isPiece: boolean;
  readonly x: number;
  readonly y: number;
};
/** `room`: over the board or in its place, such as cards to choose from. */
type Area = 'guide' | 'note' | 'choices' | 'board' | 'room' | 'tools' | 'end' | 'sheet' | 'cover' | 'pace' | 'page';
type Point = readonly [x: number, y: number];
type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

type Sight = {
  frames: number;
  /** When the bar, a note or a sheet changed last. */
  changed: number;
  /** The frame in which the refusal on the screen was said. */
  refusedAt: number;
  /** The frame in which the present moment of the game came. */
  momentAt: number;
  /** What has moved on a page by itself, and how far. */
  moved: { readonly what: string; readonly far: number }[];
  readonly controlSelector: string;
  readonly isSeen: (el: Element) => boolean;
  readonly isEnabled: (el: Element) => boolean;
  readonly nameOf: (el: Element) => string;
  readonly areaOf: (el: Element) => Area;
  /** Its box; of an input without a picture of its own, that of its label. */
  readonly boxOf: (el: Element) => DOMRect;
  /** What of the screen its scrolling and clipping ancestors leave it. */
  readonly clipOf: (el: Element) => Box;
  readonly isHitAt: (el: Element, x: number, y: number) => boolean;
  /** A point of it that nothing covers: its centre first. */
  readonly freePoint: (el: Element) => Point | undefined;
  /** Everything that can be pressed, in a sheet only what is in it. */
  readonly all: () => Element[];
  readonly controls: () => Control[];
};

/** What the browser says about things that moved without being touched. */
type LayoutShift = PerformanceEntry & {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null; readonly previousRect: DOMRect; readonly currentRect: DOMRect }[];
};

declare global {
  // oxlint-disable-next-line no-var
  var sight: Sight;
  // oxlint-disable-next-line no-var
  var nightfall: import('@nightfall/ui/witness').Witness | undefined;
}

/** Runs in the page before its own scripts, and needs nothing from outside. */
export function openEyes(): void {
  const controlSelector =
    'button, a[href], input:not([type=hidden]), select, textarea, summary, [role=button], [role=radio], [role=switch], [role=checkbox], [role=tab]';
  const isSeen = (el: Element) => {
    const { width, height } = el.getBoundingClientRect();
    return width > 1 && height > 1 && el.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };
  const isEnabled = (el: Element) =>
    !el.matches(':disabled, [aria-disabled=true]') && el.closest('[inert], [aria-hidden=true]') === null;
  const tidy = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
  const textOf = (el: Element): string => {
    if (el.matches('kbd, [aria-hidden=true], script, style')) return '';
    return [...el.childNodes].map((n) => (n instanceof Element ? ` ${textOf(n)}` : (n.textContent ?? ''))).join('');
  };
  const labelOf = (el: Element): Element | null => el.closest('label') ?? (el as HTMLInputElement).labels?.[0] ?? null;
  const nameOf = (el: Element) => {
    const by = el.getAttribute('aria-labelledby');
    const label = el.matches('input, select, textarea') ? labelOf(el) : null;
    return (
      tidy(el.getAttribute('aria-label')) ||
      (by
        ? tidy(
            by
              .split(' ')
              .map((id) => document.getElementById(id)?.textContent)
              .join(' '),
          )
        : '') ||
      (label ? tidy(textOf(label)) : '') ||
      tidy(el.querySelector(':scope > title')?.textContent) ||
      tidy(textOf(el)) ||
      tidy(el.getAttribute('title'))
    );
  };
  const AREAS: readonly (readonly [string, Area])[] = [
    ['dialog', 'sheet'],
    ['.guide', 'guide'],
    ['.why, .inspector, .just-said', 'note'],
    ['.end', 'end'],
    ['.cover', 'cover'],
    ['.camera-board', 'board'],
    ['.bar-feet, .camera-tools', 'tools'],
    ['.pace', 'pace'],
    ['.bar', 'choices'],
    ['.table-board', 'room'],
  ];
  const areaOf = (el: Element): Area => AREAS.find(([selector]) => el.closest(selector))?.[1] ?? 'page';
  const boxOf = (el: Element): DOMRect => {
    const label = el.matches('input[type=radio], input[type=checkbox]') ? labelOf(el) : null;
    return (label ?? el).getBoundingClientRect();
  };
  const clipOf = (el: Element): Box => {
    let box: Box = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    for (let up = el.parentElement; up; up = up.parentElement) {
      const { overflowX, overflowY, clipPath, position } = getComputedStyle(up);
      const r = up.getBoundingClientRect();
      if (up === document.body || up === document.documentElement) break;
      // What a clip path shows beyond the box is only there to be looked at.
      const isClipped = clipPath !== 'none';
      if (isClipped || overflowX !== 'visible')
        box = { ...box, left: Math.max(box.left, r.left), right: Math.min(box.right, r.right) };
      if (isClipped || overflowY !== 'visible')
        box = { ...box, top: Math.max(box.top, r.top), bottom: Math.min(box.bottom, r.bottom) };
      if (position === 'fixed') break;
    }
    return box;
  };
  const isHitAt = (el: Element, x: number, y: number) => {
    const top = document.elementFromPoint(x, y);
    return top !== null && (el.contains(top) || labelOf(el)?.contains(top) === true);
  };
  /** Nothing moves within a frame: what was found out is remembered until the next one. */
  const found = { frame: -1, points: new Map<Element, Point | undefined>() };
  const freePoint = (el: Element): Point | undefined => {
    if (found.frame !== sight.frames) Object.assign(found, { frame: sight.frames, points: new Map() });
    if (!found.points.has(el)) found.points.set(el, findPoint(el));
    return found.points.get(el);
  };
  const GRID = [0.5, 0.25, 0.75, 0.1, 0.9];
  const findPoint = (el: Element): Point | undefined => {
    const box = boxOf(el);
    const clip = clipOf(el);
    const left = Math.max(box.left, clip.left);
    const top = Math.max(box.top, clip.top);
    const width = Math.min(box.right, clip.right) - left;
    const height = Math.min(box.bottom, clip.bottom) - top;
    if (width < 2 || height < 2) return undefined;
    for (const v of GRID)
      for (const u of GRID) if (isHitAt(el, left + u * width, top + v * height)) return [left + u * width, top + v * height];
    return undefined;
  };
  const all = () => {
    const sheets = document.querySelectorAll('dialog[open]');
    return [...(sheets[sheets.length - 1] ?? document).querySelectorAll(controlSelector)].filter(
      (el) => isSeen(el) || isSeen(labelOf(el) ?? el),
    );
  };
  const controls = () =>
    all().flatMap((el): Control[] => {
      const point = isEnabled(el) ? freePoint(el) : undefined;
      if (!point) return [];
      return [
        {
          name: nameOf(el),
          role: el.getAttribute('role') ?? (el.tagName === 'INPUT' ? (el as HTMLInputElement).type : el.tagName.toLowerCase()),
          area: areaOf(el),
          isPrimary: el.classList.contains('button-ember'),
          isPressed: el.getAttribute('aria-pressed') === 'true' || el.getAttribute('aria-checked') === 'true',
          isPiece: el.closest('[data-mark]') !== null,
          x: point[0],
          y: point[1],
        },
      ];
    });
  /** The share of the screen that moves, times the share of the way, below which nobody notices. */
  const UNSEEN = 0.003;
  /** What follows a touch within this time is an answer to it. */
  const ANSWER_MS = 500;
  let touchedAt = -ANSWER_MS;
  for (const kind of ['pointerdown', 'keydown', 'popstate']) addEventListener(kind, () => (touchedAt = performance.now()), true);
  const movedIn = ({ value, startTime, sources }: LayoutShift) =>
    startTime - touchedAt < ANSWER_MS || value < UNSEEN
      ? []
      : sources.map(({ node, previousRect: a, currentRect: b }) => ({
          what: tidy(node?.textContent).slice(0, 40),
          far: Math.round(Math.hypot(a.x - b.x, a.y - b.y)),
        }));
  const sight: Sight = {
    frames: 0,
    changed: 0,
    refusedAt: 0,
    momentAt: 0,
    moved: [],
    controlSelector,
    isSeen,
    isEnabled,
    nameOf,
    areaOf,
    boxOf,
    clipOf,
    isHitAt,
    freePoint,
    all,
    controls,
  };
  let refusal: Element | null = null;
  let seq: number | undefined;
  const count = () => {
    sight.frames += 1;
    const said = document.querySelector('.why:not(.why-hint)');
    if (said !== refusal) [refusal, sight.refusedAt] = [said, sight.frames];
    if (globalThis.nightfall?.seq !== seq) [seq, sight.momentAt] = [globalThis.nightfall?.seq, sight.frames];
    requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
  new MutationObserver((changes) => {
    const isFree = ({ target }: MutationRecord) => target instanceof Element && target.closest('.timer, .unseen') !== null;
    if (changes.some((one) => !isFree(one) && one.target.parentElement?.closest('.bar, .why, .guide, dialog, .table') !== null))
      sight.changed = performance.now();
  }).observe(document, { childList: true, subtree: true });
  /** A table has a board that may not jump, and at one that is being set up others sit down; on every other page nothing may move. */
  new PerformanceObserver((list) => {
    if (!document.querySelector('.table, .lobby-seats'))
      sight.moved.push(...(list.getEntries() as LayoutShift[]).flatMap(movedIn));
  }).observe({ type: 'layout-shift', buffered: true });
  globalThis.sight = sight;
}
