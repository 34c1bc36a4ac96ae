import type { KeyboardEvent, MouseEvent } from 'react';

/** Pressed by mouse, finger, Enter or Space: on a button of a picture, or on a picture that holds several. */
export const pressable = (act: (target: EventTarget) => void) => ({
  onClick: (e: MouseEvent) => act(e.target),
  onKeyDown: (e: KeyboardEvent) => {
    if (e.key !== 'Enter' && e.key !== ' ') return;
    e.preventDefault();
    e.stopPropagation();
    act(e.target);
  },
});

/** Makes a shape a button. One that is off is skipped by Tab, and still says why when it is touched. */
export const svgButton = (label: string, act: () => void, isOff = false) =>
  ({ role: 'button', tabIndex: isOff ? -1 : 0, 'aria-label': label, 'aria-disabled': isOff, ...pressable(act) }) as const;
