import type { Types } from '@nightfall/kernel';
import { useEffect, useLayoutEffect, useState, type CSSProperties } from 'react';
import { RuleLinks } from '../rules/rule-links.tsx';
import type { Guide, GuideStep } from '../board.ts';
import { settings } from '../settings.ts';

/** The step to show: the first that is not done and whose time has come. */
function stepNow<T extends Types>(guide: Guide<T>, done: ReadonlySet<string>, view: T['view']): GuideStep<T> | undefined {
  return guide.steps.find((step) => !done.has(step.id) && step.when(view) && !step.until?.(view));
}

const doneKey = (id: string) => `nightfall.guide.${id}`;
const shownKey = (id: string) => `nightfall.guide-shown.${id}`;
const kept = (key: string): ReadonlySet<string> => new Set(localStorage.getItem(key)?.split(' ') ?? []);
function keep(key: string, ids: ReadonlySet<string>): ReadonlySet<string> {
  localStorage.setItem(key, [...ids].join(' '));
  return ids;
}

/** Which bubble of how many: they count in the order in which they come, and what can no longer come is not counted. */
export function countOf<T extends Types>(
  { steps }: Guide<T>,
  step: GuideStep<T>,
  shown: ReadonlySet<string>,
  view: T['view'],
): readonly [number: number, of: number] {
  const before = [...shown].filter((id) => id !== step.id);
  const place = shown.has(step.id) ? [...shown].indexOf(step.id) : before.length;
  const toCome = steps.filter(({ id, until }) => id !== step.id && !shown.has(id) && !until?.(view));
  return [place + 1, before.length + 1 + toCome.length];
}

export function useGuide<T extends Types>(guide: Guide<T> | undefined, id: string, view: T['view']) {
  const [done, setDone] = useState(() => kept(doneKey(id)));
  const [shown, setShown] = useState(() => kept(shownKey(id)));
  const step = guide && !done.has('left') ? stepNow(guide, done, view) : undefined;
  const finish = (...what: readonly string[]) => setDone(keep(doneKey(id), new Set([...done, ...what])));
  useEffect(() => {
    if (step && !shown.has(step.id)) setShown(keep(shownKey(id), new Set([...shown, step.id])));
  }, [step, shown, id]);
  // What was shown and is over does not come back.
  useEffect(() => {
    const over = guide?.steps.filter((one) => shown.has(one.id) && !done.has(one.id) && one.until?.(view)) ?? [];
    if (over.length > 0) finish(...over.map((one) => one.id));
  });
  const [number, of] = guide && step ? countOf(guide, step, shown, view) : [0, 0];
  return { step, count: `${number} of ${of}`, next: () => step && finish(step.id), leave: () => finish('left') };
}

/** Where the thing spoken of is; undefined if it is folded away on this screen. */
function rectOf(at: string | undefined): DOMRect | undefined {
  const rect = at ? document.querySelector('.table')?.querySelector(at)?.getBoundingClientRect() : undefined;
  return rect && rect.width > 0 ? rect : undefined;
}

/** A bubble follows what it points at. */
const LOOK_AGAIN = 500;
/** Room that a bubble needs under the thing it points at. */
const ROOM = 280;
const isWide = () => innerWidth >= 1100;
/** Over the lower end of the seats, as broad as they are. */
const CORNER: CSSProperties = { left: 8, bottom: 8, width: 264 };
/** Over the feet of the bar, which stay free. */
const FEET = 76;
/** In a corner of a wide screen, or over the prompt bar of a narrow one: the board stays in sight. */
function aside(rect: DOMRect | undefined, width: number): CSSProperties {
  if (rect && innerWidth - rect.right >= width - 40) return { left: innerWidth - width - 12, top: 112 };
  if (isWide()) return CORNER;
  const over = innerHeight - (rectOf('.bar')?.y ?? innerHeight) + 8;
  return { left: (innerWidth - width) / 2, bottom: rect ? over : FEET };
}
/** On a phone on its side: over the bar what is about the board, over the board what is about the bar. */
function acrossFrom(rect: DOMRect | undefined, bar: DOMRect): CSSProperties {
  const isInBar = rect && rect.x + rect.width / 2 > bar.x;
  return isInBar ? { left: 12, bottom: 12, maxWidth: bar.x - 24 } : { right: 8, bottom: FEET, maxWidth: bar.width - 16 };
}
/** Beside a board, under or over anything smaller; never over the thing itself, if the screen is wide enough. */
function placeBubble(rect: DOMRect | undefined): CSSProperties {
  const bar = isWide() ? undefined : rectOf('.bar');
  if (bar && bar.x > 0) return acrossFrom(rect, bar);
  const width = Math.min(352, innerWidth - 24);
  if (!rect || rect.height > innerHeight / 2) return aside(rect, width);
  const left = Math.max(12, Math.min(innerWidth - width - 12, rect.x + rect.width / 2 - width / 2));
  if (rect.y > innerHeight / 2 && isWide()) return CORNER;
  // On a phone the bar under the thumb stays free as well.
  if (!isWide() && rect.y > Math.min(ROOM, innerHeight / 2)) return { left, bottom: innerHeight - rect.y + 12 };
  return rect.bottom + ROOM < innerHeight ? { left, top: rect.bottom + 12 } : { left, bottom: 12 };
}

type Props = {
  readonly step: GuideStep;
  readonly title: string;
  readonly count: string;
  readonly next: () => void;
  readonly leave: () => void;
  readonly openRule: (clause: string) => void;
};

/** One bubble of a guided first game, pointing at what it speaks of. */
export function GuideBubble({ step, title, count, next, leave, openRule }: Props) {
  const [rect, setRect] = useState<DOMRect>();
  useLayoutEffect(() => {
    const look = () => setRect(rectOf(step.at));
    look();
    const timer = setInterval(look, LOOK_AGAIN / settings().speed);
    return () => clearInterval(timer);
  }, [step]);
  return (
    <>
      {rect && (
        <div
          className="guide-beam"
          style={{ left: rect.x - 6, top: rect.y - 6, width: rect.width + 12, height: rect.height + 12 }}
        />
      )}
      <aside className="guide" style={placeBubble(rect)} aria-live="polite" aria-label="Guide">
        <h3>
          {title} · {count}
        </h3>
        <p>
          {step.text} <RuleLinks rules={[step.rule]} openRule={openRule} />
        </p>
        <div className="guide-buttons">
          <button type="button" className="button button-paper" onClick={leave}>
            Leave the guide
          </button>
          <button type="button" className="button button-ember" onClick={next}>
            Next
          </button>
        </div>
      </aside>
    </>
  );
}
