import { isWinningLeave, type Fires, type Point } from '@nightfall/fires-at-midnight';
import { toBoard, type BoardProps } from '@nightfall/ui';
import { useEffect, useRef, type PointerEvent, type RefObject } from 'react';
import { fromPicture } from '../picture/scale.ts';
import { cornerOn } from './corners.ts';
import { errandAt, wish } from './errands.ts';
import { letGo, point, pointing } from './pointer.ts';
import type { Walking } from './use-aim.ts';

type Props = BoardProps<Fires>;
/** So far a pointer may tremble before it drags, in pixels; and so high the ghost stands above a finger. */
const TREMBLE = 6;
const LIFT = 56;

const markAt = (e: PointerEvent): string | undefined =>
  (e.target as Element).closest<HTMLElement | SVGElement>('[data-mark]')?.dataset['mark'];
const isWatered = (e: PointerEvent) => (e.target as Element).closest('.fm-marker')?.querySelector('.fm-in-reach') != null;
/** Who may begin a turn and is touched begins it. */
const startOf = ({ legal }: Props, mark: string | undefined) => legal.find((move) => move.type === 'start' && move.f === mark);

/** Mouse: drag and let go. Finger: drag with the ghost above the finger, then confirm. A tap means the thing or the place there. */
export function useHands(props: Props, { reach, aim }: Walking, svg: RefObject<SVGSVGElement | null>) {
  const { memory } = props;
  const toTable = (e: PointerEvent, lift = 0): Point => {
    const { x, y } = toBoard(svg.current, { clientX: e.clientX, clientY: e.clientY - lift })!;
    return fromPicture(x, y);
  };
  const latest = useRef(aim);
  useEffect(() => {
    latest.current = aim;
  }, [aim]);
  const began = useRef<{ x: number; y: number; at: Point } | null>(null);
  const drag = (e: PointerEvent, from: Point) => {
    (e.currentTarget as Element).setPointerCapture(e.pointerId);
    const isTouch = e.pointerType === 'touch';
    if (pointing(memory).mode === 'measure') return point(memory, { measure: { from, to: toTable(e) }, isDragging: true });
    point(memory, { wished: toTable(e, isTouch ? LIFT : 0), isDragging: true, isTouch });
  };
  return {
    onPointerDown: (e: PointerEvent) => {
      // A second finger means the camera: whatever the first one began is over.
      if (!e.isPrimary) {
        began.current = null;
        return letGo(memory);
      }
      const isFree = e.button === 0 && !(e.target as Element).closest('.fm-place') && !isWatered(e);
      if (isFree && (reach || startOf(props, markAt(e)))) began.current = { x: e.clientX, y: e.clientY, at: toTable(e) };
    },
    onPointerMove: (e: PointerEvent) => {
      const from = began.current;
      if (!from || !reach || !e.isPrimary) return;
      if (pointing(memory).isDragging || Math.hypot(e.clientX - from.x, e.clientY - from.y) >= TREMBLE) drag(e, from.at);
    },
    onPointerUp: (e: PointerEvent) => {
      const from = began.current;
      began.current = null;
      if (!from) return;
      const start = startOf(props, markAt(e));
      if (!reach) return start && props.play(start);
      const { isDragging, mode } = pointing(memory);
      point(memory, { isDragging: false, isTouch: e.pointerType === 'touch' });
      if (mode === 'measure') return;
      if (!isDragging) tapped(props, markAt(e), toTable(e), latest.current);
      else if (e.pointerType === 'mouse' && latest.current) commit(latest.current, props);
    },
    onPointerCancel: () => {
      began.current = null;
      letGo(memory);
    },
  };
}

/** FM-21.14 A tap on the tape sets a corner there; one on a thing means that thing; any other points at a place. */
function tapped(props: Props, mark: string | undefined, at: Point, aim: Walking['aim']): void {
  const { memory, view } = props;
  const via = aim && aim.move.type === 'move' ? cornerOn(aim.path, at) : undefined;
  if (via) return point(memory, { via });
  if (mark !== undefined && mark === view.active) return letGo(memory);
  const errand = pointing(memory).mode === 'walk' ? errandAt(props, mark, at) : undefined;
  if (errand) wish(props, errand);
  else point(memory, { wished: at });
}

/** Shorter than this, in µin, nobody pays for a walk by mistake. */
const A_STEP = 100_000;

/** Walks where the ghost stands; a wish that was shifted by the rules says why and waits for a yes, and so does the last step of the game. */
export function commit(aim: NonNullable<Walking['aim']>, { view, play, explain, memory }: Props, isSure = false): void {
  if (!isSure && aim.move.type === 'move' && aim.length < A_STEP) return letGo(memory);
  if (aim.no && !(isSure && aim.isLegal)) explain(aim.no);
  if (!aim.isLegal || (!isSure && (aim.no || isWinningLeave(view, aim.move)))) return;
  letGo(memory);
  play(aim.move);
}
