import type { Types } from '@nightfall/kernel';
import { memo, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { Guide, GuideStep } from '../board.ts';
import { Icon } from '../parts/icon.tsx';
import { RuleLinks } from '../rules/rule-links.tsx';
import { isTouched } from '../screen.ts';
import { settings } from '../settings.ts';
import type { Desk } from './desk.ts';
import { useFreshChoices } from './fresh.ts';

/** The step to show: the first that is not done and whose time has come. */
function stepNow<T extends Types>(guide: Guide<T>, done: ReadonlySet<string>, view: T['view']): GuideStep<T> | undefined {
  return guide.steps.find((step) => !done.has(step.id) && step.when(view) && !step.until?.(view));
}

const doneKey = (id: string) => `nightfall.guide.${id}`;
const shownKey = (id: string) => `nightfall.guide-shown.${id}`;
const kept = (key: string): ReadonlySet<string> => new Set(localStorage.getItem(key)?.split(' ') ?? []);
function keep(key: string, ids: ReadonlySet<string>): void {
  if (ids.size > 0) localStorage.setItem(key, [...ids].join(' '));
}

/** Which page it is. It never counts down, also where one comes back. How many there will be depends on how the game goes. */
export const pageOf = (step: Pick<GuideStep, 'id'>, shown: ReadonlySet<string>): number =>
  [...shown].filter((id) => id !== step.id).length + 1;

const lastOf = <T extends Types>({ steps }: Guide<T>) => steps.find(({ isLast }) => isLast);
const isRead = <T extends Types>(guide: Guide<T>, done: ReadonlySet<string>) => done.has(lastOf(guide)?.id ?? 'left');

function useGuide<T extends Types>(guide: Guide<T> | undefined, id: string, view: T['view']) {
  const [done, setDone] = useState(() => kept(doneKey(id)));
  const [shown, setShown] = useState(() => kept(shownKey(id)));
  const step = guide && !done.has('left') ? stepNow(guide, done, view) : undefined;
  const finish = (...what: readonly string[]) => setDone(new Set([...done, ...what]));
  if (step && !shown.has(step.id)) setShown(new Set([...shown, step.id]));
  // What was shown and is over does not come back.
  const over = guide?.steps.filter((one) => shown.has(one.id) && !done.has(one.id) && one.until?.(view)) ?? [];
  if (over.length > 0) finish(...over.map((one) => one.id));
  useEffect(() => keep(doneKey(id), done), [id, done]);
  useEffect(() => keep(shownKey(id), shown), [id, shown]);
  const isLeft = done.has('left');
  const isTaught = guide !== undefined && isRead(guide, done);
  return {
    step,
    isLeft,
    isTaught,
    page: step ? pageOf(step, shown) : 0,
    next: () => step && finish(step.id),
    leave: () => finish('left'),
  };
}

/** Of a map that is zoomed in, only what is in sight. */
function inSight(thing: Element): DOMRect {
  const { left, top, right, bottom } = thing.getBoundingClientRect();
  const frame = thing.closest('.camera')?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight);
  const [x, y] = [Math.max(left, frame.left), Math.max(top, frame.top)];
  return new DOMRect(x, y, Math.max(0, Math.min(right, frame.right) - x), Math.max(0, Math.min(bottom, frame.bottom) - y));
}
/** Where the thing spoken of is; undefined if it is folded away on this screen. */
function rectOf(at: string | undefined): DOMRect | undefined {
  const thing = at ? document.querySelector('.table')?.querySelector(at) : undefined;
  const rect = thing ? inSight(thing) : undefined;
  return rect && rect.width > 0 && rect.height > 0 ? rect : undefined;
}

const wordsOf = ({ text, touch }: GuideStep) => (isTouched() ? (touch ?? text) : text);

type Props = {
  readonly step: GuideStep;
  readonly title: string;
  readonly page: number;
  readonly next: () => void;
  readonly leave: () => void;
  readonly openRule: (clause: string) => void;
  /** On the last page: the way to a real game. */
  readonly onward: ReactNode;
};

/** One step of a guided first game, in a place of its own; a ring lies round what it speaks of. */
function Bubble({ step, title, page, next, leave, openRule, onward }: Props) {
  const box = useRef<HTMLElement>(null);
  useFreshChoices(box);
  return (
    <>
      <Beam at={step.at} />
      <aside ref={box} className={onward ? 'guide is-last' : 'guide'} aria-live="polite" aria-label="Guide">
        <h2>
          <span className="guide-title">{title} · </span>
          page {page}
        </h2>
        <RuleLinks rules={[step.rule]} openRule={openRule} />
        <button type="button" className="button button-icon button-paper" aria-label="Leave the guide" onClick={leave}>
          <Icon name="close" size={18} />
        </button>
        <p>{wordsOf(step)}</p>
        <div className="guide-deeds">
          <button
            type="button"
            className={onward ? 'button button-paper' : 'button button-ember'}
            data-offer={step.id}
            onClick={next}
          >
            {onward ? 'Play on' : 'Next'}
          </button>
          {onward}
        </div>
      </aside>
    </>
  );
}

const LOOK_MS = 250;
const changedTo = (before: DOMRect | undefined, now: DOMRect | undefined) =>
  before && now && JSON.stringify(before) === JSON.stringify(now) ? before : now;
/** A ring of light round the thing spoken of, wherever it goes. */
function Beam({ at }: { at: string | undefined }) {
  const [rect, setRect] = useState<DOMRect>();
  useLayoutEffect(() => {
    const look = () => setRect((before) => changedTo(before, rectOf(at)));
    look();
    const timer = setInterval(look, LOOK_MS / Math.min(4, settings().speed));
    return () => clearInterval(timer);
  }, [at]);
  if (!rect) return null;
  const place = { left: rect.x - 6, top: rect.y - 6, width: rect.width + 12, height: rect.height + 12 };
  return <div className="guide-beam" style={place} />;
}

const WATCH = 'Watch what happens.';
const PLAY_ON = 'Play on: the guide speaks up when something new comes.';
const TAUGHT = 'The lesson is over: the rest of this game is yours.';

/** All pages at once, unseen: the place of the guide is as high as its longest page, and stays so. */
const Room = memo(function Room({ guide }: { readonly guide: Guide }) {
  return (
    <div className="guide-room" aria-hidden="true">
      {guide.steps.map((step) => (
        <p key={step.id} data-words={wordsOf(step)} />
      ))}
    </div>
  );
});

type PlaceProps = {
  readonly desk: Desk;
  readonly guide: Guide;
  /** Leads from the last page of the lesson to a real game. */
  readonly onward: ReactNode;
};

/** The place of the guide: it stays where it is until the guide is left or the game is over, so that the board does not move. */
export function GuidePlace({ desk: { session, scene, panes }, guide, onward }: PlaceProps) {
  const { step, page, isLeft, isTaught, next, leave } = useGuide(guide, session.id, scene.moment.view);
  if (isLeft || (scene.moment.result && !scene.playing)) return null;
  return (
    <div className="guide-place">
      <Room guide={guide} />
      {step && !scene.playing ? (
        <Bubble {...{ step, page, next, leave }} title={guide.title} openRule={panes.openRule} onward={step.isLast && onward} />
      ) : (
        <div className="guide-idle">
          <p className="guide-wait">
            {scene.playing ? WATCH : isTaught ? TAUGHT : PLAY_ON}
            {isTaught && !scene.playing && onward}
          </p>
          <div className="guide-notes" />
        </div>
      )}
    </div>
  );
}

/** A game may end before its lesson does: then the last page is read here. */
export function LastPage({ desk: { session, guide } }: { desk: Desk }) {
  const [isDue] = useState(() => guide !== undefined && !isRead(guide, kept(doneKey(session.id))));
  const last = guide && lastOf(guide);
  return last && isDue ? <p className="end-lesson">{wordsOf(last)}</p> : null;
}
