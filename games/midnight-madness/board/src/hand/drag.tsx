import type { Card, Madness } from '@nightfall/midnight-madness';
import type { BoardProps } from '@nightfall/ui';
import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { CardFace } from '../picture/card.tsx';
import { moveAt, takeUp, type Held, type Target } from './choosing.ts';
import { hold } from './hold.ts';

type Dragged = { readonly card: Card; readonly x: number; readonly y: number };
type Props = BoardProps<Madness>;
const FAR = 10;

/** What lies under the pointer, if a card can be dropped there. */
function targetUnder(x: number, y: number): Target | undefined {
  const drop = document.elementFromPoint(x, y)?.closest<SVGGElement>('[data-drop]')?.dataset['drop'];
  return drop === undefined ? undefined : (JSON.parse(drop) as Target);
}

function dropOn({ view, seat, refusal, play, explain, memory }: Props, held: Held, target: Target | undefined): void {
  const move = target && seat !== null ? moveAt(held, target, view, seat) : undefined;
  hold(memory, null);
  if (!move) return;
  const no = refusal(move);
  if (no) explain(no);
  else play(move);
}

/** A card of the hand follows the pointer onto a token or a wall; dropped elsewhere it goes back to the hand. */
export function useDrag(props: Props, hand: readonly Card[], held: Held | null) {
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const latest = useRef({ props, held });
  useEffect(() => {
    latest.current = { props, held };
  });
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  const onDown = (card: Card, e: PointerEvent) => {
    if (!e.isPrimary || e.button !== 0 || props.legal.length === 0 || props.view.phase !== 'play') return;
    let isMoving = false;
    const move = ({ clientX: x, clientY: y }: globalThis.PointerEvent) => {
      if (!isMoving && Math.hypot(x - e.clientX, y - e.clientY) < FAR) return;
      if (!isMoving && latest.current.held?.card !== card) hold(props.memory, takeUp(latest.current.held, card, hand));
      isMoving = true;
      setDragged({ card, x, y });
    };
    const end = () => {
      stop.current?.();
      setDragged(null);
    };
    const up = ({ clientX: x, clientY: y }: globalThis.PointerEvent) => {
      end();
      if (!isMoving) return;
      // The click that follows a drag would take the card up again.
      window.addEventListener('click', (click) => click.stopPropagation(), { capture: true, once: true });
      setTimeout(() => latest.current.held && dropOn(latest.current.props, latest.current.held, targetUnder(x, y)));
    };
    const watch = { pointermove: move, pointerup: up, pointercancel: end } as const;
    for (const [type, heard] of Object.entries(watch)) window.addEventListener(type, heard as EventListener);
    stop.current = () => {
      for (const [type, heard] of Object.entries(watch)) window.removeEventListener(type, heard as EventListener);
    };
  };
  return { dragged, onDown };
}

/** The card in the air. */
export const DraggedCard = ({ card, x, y }: Dragged) => (
  <div className="mm-dragged" style={{ translate: `${x}px ${y}px` }} aria-hidden="true">
    <CardFace card={card} state="held" />
  </div>
);
