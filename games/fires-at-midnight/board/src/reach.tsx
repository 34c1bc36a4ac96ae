import { MAY_PASS, MAY_STOP, type Region } from '@nightfall/fires-at-midnight/space/plan-region';
import { memo } from 'react';
import { px, py, SIZE } from './scale.ts';

/** Runs of equal cells, row by row, as one path. */
function runs({ corner, step, size, cells }: Region, wanted: number): string {
  const parts: string[] = [];
  for (let row = 0; row < size; row++) {
    for (let col = 0; col < size;) {
      if (cells[row * size + col] !== wanted) {
        col++;
        continue;
      }
      const from = col;
      while (col < size && cells[row * size + col] === wanted) col++;
      const x = px(corner[0] + (from - 0.5) * step);
      const y = py(corner[1] + (row + 0.5) * step);
      parts.push(`M${x} ${y}h${px((col - from) * step)}v${px(step)}h${-px((col - from) * step)}z`);
    }
  }
  return parts.join('');
}

/** FM-21.10 Samples with their steps smoothed away: plain where he may stop, hatched where he may only pass. */
export const ReachShade = memo(function ReachShade({ region }: { region: Region }) {
  return (
    <g className="fm-reach" aria-hidden="true">
      <mask id="fm-passing" maskUnits="userSpaceOnUse" width={SIZE} height={SIZE}>
        <path d={runs(region, MAY_PASS)} fill="#fff" filter="url(#fm-smooth)" />
      </mask>
      <path d={runs(region, MAY_STOP)} className="fm-may-stop" filter="url(#fm-smooth)" />
      <rect width={SIZE} height={SIZE} className="fm-may-pass" mask="url(#fm-passing)" />
    </g>
  );
});
