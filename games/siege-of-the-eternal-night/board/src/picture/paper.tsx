import { Radial } from '@nightfall/ui';
import { memo, useId } from 'react';
import { round, tornEdge, tremble, wobble } from './ink.ts';

const LAMPLIGHT = { 0: '#fdf1d3', 45: '#f1e2bf', 80: '#d9c095', 100: '#b0936a' } as const;
const DAWN = { 0: '#fff9e8', 45: '#fbefd2', 80: '#f2dfb4', 100: '#e4c691' } as const;

/** The sheet of parchment under its lamp. */
export const Paper = memo(function Paper({
  x,
  y,
  width,
  height,
  isDawn,
}: {
  x: number;
  y: number;
  width: number;
  height: number;
  isDawn: boolean;
}) {
  const id = useId();
  const edge = tornEdge(x, y, width, height, 7);
  return (
    <g aria-hidden="true">
      <defs>
        <Radial id={`${id}lamp`} cx="0.3" cy="0.12" r="1.05" stops={isDawn ? DAWN : LAMPLIGHT} />
        <clipPath id={`${id}edge`}>
          <path d={edge} />
        </clipPath>
      </defs>
      <path d={edge} fill="#000" opacity={0.4} transform="translate(4 7)" />
      <path d={edge} fill={`url(#${id}lamp)`} />
      <g clipPath={`url(#${id}edge)`}>
        <Fibres x={x} y={y} width={width} height={height} />
        <path d={edge} fill="none" stroke="#6b4a22" strokeWidth={16} opacity={0.13} />
        <path d={edge} fill="none" stroke="#4a2e10" strokeWidth={6} opacity={0.25} />
      </g>
    </g>
  );
});

/** Fibres, specks and a ring where somebody put down a cup. */
function Fibres({ x, y, width, height }: { x: number; y: number; width: number; height: number }) {
  const fibres = Array.from({ length: 70 }, (_, i) => {
    const [fx, fy] = [x + tremble(i, 21) * width, y + tremble(i, 22) * height];
    return `M${round(fx)} ${round(fy)}q${round(wobble(9, i, 23))} ${round(wobble(5, i, 24))} ${round(wobble(20, i, 25))} ${round(wobble(9, i, 26))}`;
  });
  return (
    <g>
      <path d={fibres.join('')} fill="none" stroke="#8a6a3c" strokeWidth={0.8} opacity={0.28} />
      {Array.from({ length: 40 }, (_, i) => (
        <circle
          key={i}
          cx={round(x + tremble(i, 41) * width)}
          cy={round(y + tremble(i, 42) * height)}
          r={round(0.5 + tremble(i, 43) * 1.6)}
          fill="#6b4a22"
          opacity={round(0.08 + tremble(i, 44) * 0.16)}
        />
      ))}
      <circle cx={x + width * 0.93} cy={y + height * 0.94} r={34} fill="none" stroke="#7a4a1c" strokeWidth={3.4} opacity={0.14} />
      <circle cx={x + width * 0.93} cy={y + height * 0.94} r={31.5} fill="none" stroke="#7a4a1c" strokeWidth={1} opacity={0.12} />
    </g>
  );
}
