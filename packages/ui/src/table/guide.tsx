import type { Types } from '@nightfall/kernel';
import { useLayoutEffect, useState, type CSSProperties } from 'react';
import type { Guide, GuideStep } from '../board.ts';

/** The step to show: the first that is not done and whose time has come. */
function stepNow<T extends Types>(guide: Guide<T>, done: ReadonlySet<string>, view: T['view']): GuideStep<T> | undefined {
  return guide.steps.find((step) => !done.has(step.id) && step.when(view) && !step.until?.(view));
}

const doneKey = (id: string) => `nightfall.guide.${id}`;
export function useGuide<T extends Types>(guide: Guide<T> | undefined, id: string, view: T['view']) {
  const [done, setDone] = useState<ReadonlySet<string>>(() => new Set(localStorage.getItem(doneKey(id))?.split(' ') ?? []));
  const left = done.has('left');
  const step = guide && !left ? stepNow(guide, done, view) : undefined;
  const finish = (...ids: readonly string[]) => {
    const next = new Set([...done, ...ids]);
    localStorage.setItem(doneKey(id), [...next].join(' '));
    setDone(next);
  };
  const number = guide && step ? guide.steps.indexOf(step) + 1 : 0;
  return { step, number, next: () => step && finish(step.id), leave: () => finish('left') };
}

/** Where the thing spoken of is; undefined if it is folded away on this screen. */
function rectOf(at: string | undefined): DOMRect | undefined {
  const rect = at ? document.querySelector('.table')?.querySelector(at)?.getBoundingClientRect() : undefined;
  return rect && rect.width > 0 ? rect : undefined;
}

/** Room that a bubble needs under the thing it points at. */
const ROOM = 280;
const isWide = () => innerWidth >= 1100;
/** Over the lower end of the seats, as broad as they are. */
const CORNER: CSSProperties = { left: 8, bottom: 8, width: 264 };
/** In a corner of a wide screen, or over the prompt bar of a narrow one: the board stays in sight. */
function aside(rect: DOMRect | undefined, width: number): CSSProperties {
  if (rect && innerWidth - rect.right >= width - 40) return { left: innerWidth - width - 12, top: 112 };
  if (isWide()) return CORNER;
  const bar = rectOf('.bar');
  return { left: (innerWidth - width) / 2, bottom: innerHeight - (bar?.y ?? innerHeight) + 8 };
}
/** Beside a board, under or over anything smaller; never over the thing itself, if the screen is wide enough. */
function placeBubble(rect: DOMRect | undefined): CSSProperties {
  const width = Math.min(352, innerWidth - 24);
  if (!rect || rect.height > innerHeight / 2) return aside(rect, width);
  const left = Math.max(12, Math.min(innerWidth - width - 12, rect.x + rect.width / 2 - width / 2));
  if (rect.y > innerHeight / 2 && isWide()) return CORNER;
  if (rect.y > innerHeight / 2) return { left, bottom: innerHeight - rect.y + 12 };
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
    const timer = setInterval(look, 500);
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
          {step.text}{' '}
          <button type="button" className="rule-link" onClick={() => openRule(step.rule)}>
            {step.rule}
          </button>
        </p>
        <div className="guide-buttons">
          <button type="button" className="button button-paper" onClick={leave}>
            Leave the guide
          </button>
          <button type="button" className="button button-ember" onClick={next}>
            Go on
          </button>
        </div>
      </aside>
    </>
  );
}
