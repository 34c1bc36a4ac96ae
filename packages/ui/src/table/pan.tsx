import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Icon } from '../parts/icon.tsx';

type Shift = { readonly x: number; readonly y: number; readonly scale: number };
const STILL: Shift = { x: 0, y: 0, scale: 1 };
const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** Keeps the board over its box: at scale 1 it stands still. */
const within = (to: Shift, box: DOMRect): Shift => {
  const scale = clamp(to.scale, 1, 5);
  return { scale, x: clamp(to.x, box.width * (1 - scale), 0), y: clamp(to.y, box.height * (1 - scale), 0) };
};
const about = (from: Shift, scale: number, px: number, py: number): Shift => {
  const k = clamp(scale, 1, 5) / from.scale;
  return { scale: from.scale * k, x: px - (px - from.x) * k, y: py - (py - from.y) * k };
};

/** Two fingers pinch and move the board, one finger belongs to the board itself; Ctrl and the wheel do it too. */
export function Pan({ children }: { children: ReactNode }) {
  const [shift, setShift] = useState(STILL);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = frame.current!;
    const stop = followGestures(box, setShift);
    return stop;
  }, []);
  return (
    <div ref={frame} style={{ position: 'absolute', inset: 0, overflow: 'hidden' }}>
      <div
        className="pan"
        style={shift.scale === 1 ? undefined : { transform: `translate(${shift.x}px, ${shift.y}px) scale(${shift.scale})` }}
      >
        {children}
      </div>
      {shift.scale > 1 && (
        <div className="board-tools">
          <button type="button" className="button button-icon" aria-label="Show the whole board" onClick={() => setShift(STILL)}>
            <Icon name="fit" />
          </button>
        </div>
      )}
    </div>
  );
}

function followGestures(box: HTMLDivElement, set: (change: (s: Shift) => Shift) => void): () => void {
  let last: { x: number; y: number; gap: number } | undefined;
  const spot = (e: TouchEvent) => {
    const [a, b] = [e.touches[0]!, e.touches[1]!];
    const at = box.getBoundingClientRect();
    return {
      x: (a.clientX + b.clientX) / 2 - at.x,
      y: (a.clientY + b.clientY) / 2 - at.y,
      gap: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY),
    };
  };
  const touch = (e: TouchEvent) => {
    if (e.touches.length !== 2) return void (last = undefined);
    e.preventDefault();
    const now = spot(e);
    const before = last;
    last = now;
    if (!before) return;
    const rect = box.getBoundingClientRect();
    set((s) => {
      const zoomed = about(s, (s.scale * now.gap) / before.gap, before.x, before.y);
      return within({ ...zoomed, x: zoomed.x + now.x - before.x, y: zoomed.y + now.y - before.y }, rect);
    });
  };
  const wheel = (e: WheelEvent) => {
    if (!e.ctrlKey) return;
    e.preventDefault();
    const rect = box.getBoundingClientRect();
    set((s) => within(about(s, s.scale * Math.exp(-e.deltaY / 200), e.clientX - rect.x, e.clientY - rect.y), rect));
  };
  const touches = ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const;
  for (const name of touches) box.addEventListener(name, touch, { passive: false });
  box.addEventListener('wheel', wheel, { passive: false });
  return () => {
    for (const name of touches) box.removeEventListener(name, touch);
    box.removeEventListener('wheel', wheel);
  };
}
