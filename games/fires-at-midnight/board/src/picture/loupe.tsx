import type { Point } from '@nightfall/fires-at-midnight';
import { px, py } from './scale.ts';

/** FM-21.40 What lies under the finger, three times as large, in the corner away from it. */
export function Loupe({ at }: { at: Point }) {
  const [x, y] = [px(at[0]), py(at[1])];
  const side = x < 1200 ? 'right' : 'left';
  return (
    <svg viewBox={`${x - 260} ${y - 260} 520 520`} className={`fm-loupe fm-loupe-${side}`} aria-hidden="true">
      <use href="#fm-scene" />
    </svg>
  );
}
