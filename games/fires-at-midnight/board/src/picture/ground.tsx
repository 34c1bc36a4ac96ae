import { PIPS } from '@nightfall/kit/pips';
import { memo } from 'react';
import { MARGIN, SIZE } from './scale.ts';

/** A number between 0 and 1 that is always the same for the same i. */
const whim = (i: number) => ((Math.imul(i ^ (i >>> 3), 0x9e3779b1) >>> 8) % 1000) / 1000;

/** The village ground at night: turf, worn paths to the well, the grid, and the dice at the border. It never changes. */
export const Ground = memo(function Ground() {
  return (
    <g aria-hidden="true">
      <rect x={-MARGIN} y={-MARGIN} width={SIZE + 2 * MARGIN} height={SIZE + 2 * MARGIN} rx={26} className="fm-frame" />
      <rect width={SIZE} height={SIZE} className="fm-turf" />
      <Tufts />
      <g className="fm-paths">
        <path d="M1200 1200C1000 900 1050 500 1200 0M1200 1200C1500 1350 1900 1250 2400 1200M1200 1200C1250 1600 1150 2000 1200 2400M1200 1200C800 1150 500 1250 0 1200" />
      </g>
      {[1, 2, 3, 4, 5].map((i) => (
        <path key={i} d={`M${i * 400} 0V${SIZE}M0 ${i * 400}H${SIZE}`} className="fm-grid" />
      ))}
      {[1, 2, 3, 4, 5, 6].map((n) => (
        <BorderDice key={n} n={n} />
      ))}
    </g>
  );
});

const Tufts = () => (
  <g className="fm-tufts">
    {Array.from({ length: 240 }, (_, i) => {
      const [x, y] = [whim(i) * SIZE, whim(i + 5000) * SIZE];
      return <path key={i} d={`M${x} ${y}q3 -16 8 -20M${x} ${y}q0 -14 -4 -22`} />;
    })}
  </g>
);

/** White dice along the south, black dice along the west (FM-21.2). */
const BorderDice = ({ n }: { n: number }) => (
  <>
    <g transform={`translate(${n * 400 - 200} ${SIZE + MARGIN / 2})`} className="fm-die fm-die-white">
      <Pips n={n} />
    </g>
    <g transform={`translate(${-MARGIN / 2} ${SIZE - n * 400 + 200})`} className="fm-die fm-die-black">
      <Pips n={n} />
    </g>
  </>
);

export const Pips = ({ n }: { n: number }) => (
  <>
    <rect x={-34} y={-34} width={68} height={68} rx={13} />
    {PIPS[n]!.map(([x, y], i) => (
      <circle key={i} cx={x * 18} cy={y * 18} r={7} />
    ))}
  </>
);
