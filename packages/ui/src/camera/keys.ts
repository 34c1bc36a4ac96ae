import { useEffect } from 'react';
import type { Camera } from './camera.ts';

const STEP = 80;
const NEARER = 1.4;
const ARROWS: { readonly [key: string]: readonly [dx: number, dy: number] } = {
  ArrowLeft: [STEP, 0],
  ArrowRight: [-STEP, 0],
  ArrowUp: [0, STEP],
  ArrowDown: [0, -STEP],
};

function press(camera: Camera, key: string): void {
  const arrow = ARROWS[key];
  if (arrow) {
    if (isFree()) camera.moveBy(...arrow, true);
  } else if (key === '+' || key === '=') camera.zoom(NEARER);
  else if (key === '-') camera.zoom(1 / NEARER);
  else if (key === '0') camera.whole();
}

/** Arrows that go from one thing to the next do not move the board as well. */
const isFree = (): boolean =>
  document.activeElement === document.body || document.activeElement?.closest('.camera-tools') !== null;

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [contenteditable], [role=tablist], [role=radiogroup]') !== null;

/** Plus, minus, zero and the arrows move the camera, unless the board or the page uses them. */
export function useCameraKeys(camera: Camera): void {
  useEffect(() => {
    const hear = (e: KeyboardEvent) => {
      if (e.ctrlKey || e.metaKey || e.altKey || isTyping(e.target) || document.querySelector('dialog[open]')) return;
      // Other listeners come first, in whatever order they were added.
      setTimeout(() => e.defaultPrevented || press(camera, e.key));
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, [camera]);
}
