import { MAY_PASS, MAY_STOP, type Region, type Tiers } from '@nightfall/fires-at-midnight';
import { memo } from 'react';
import { priceAt } from './prices.ts';
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

/** FM-21.10 Samples with their steps smoothed away: plain where the figure may stop, hatched where it may only pass. */
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

/** FM-21.10 What two and three moves reach, each fainter than the one before, with its price in its widest part. */
export const TierShade = memo(function TierShade({ tiers, price }: { tiers: Tiers; price: number }) {
  return (
    <g className="fm-tiers" aria-hidden="true">
      {[2, 3].map((n) => (
        <path key={n} d={runs(tiers, n)} className={`fm-tier fm-tier-${n}`} filter="url(#fm-smooth-far)" />
      ))}
      {[1, 2, 3].map((n) => (
        <TierPrice key={n} tiers={tiers} n={n} price={n * price} />
      ))}
    </g>
  );
});

function TierPrice({ tiers, n, price }: { tiers: Tiers; n: number; price: number }) {
  const at = priceAt(tiers, n);
  return (
    at && (
      <text x={px(at[0])} y={py(at[1])} dy="0.36em" className="fm-tier-price">
        {price} AP
      </text>
    )
  );
}
