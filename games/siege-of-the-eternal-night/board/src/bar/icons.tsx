import { Portrait } from '../picture/figures.tsx';
import { DieFace, FormIcon } from '../picture/tray.tsx';

export const dieIcon = (value: number) => (
  <svg viewBox="-2 -2 52 54" width={34} height={34} aria-hidden="true">
    <DieFace value={value} status="open" isChosen={false} tilt={0} isRolling={false} />
  </svg>
);
export const formIcon = (form: string) => (
  <svg viewBox="0 0 34 40" width={26} height={30} aria-hidden="true">
    <FormIcon form={form} size={10} fill="currentColor" />
  </svg>
);
export const heroIcon = (who: number) => (
  <svg viewBox="0 0 40 40" width={34} height={34} aria-hidden="true">
    <Portrait who={who} state="waiting" />
  </svg>
);
