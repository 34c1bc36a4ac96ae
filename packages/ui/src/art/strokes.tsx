import type { ReactNode } from 'react';

/** Parts that the pictures share. All of them stand on a field of 360 by 560. */

/** Scatters things the same way every time; the kernel's streams stay out of the first load. */
function scatter(seed: number): { int(n: number): number } {
  let a = seed;
  return {
    int: (n) => {
      a = (Math.imul(a, 1664525) + 1013904223) >>> 0;
      return Math.floor((a / 4294967296) * n);
    },
  };
}

const r1 = (n: number) => Math.round(n * 10) / 10;

export function Stars({ seed, count = 60, to = 260 }: { seed: number; count?: number; to?: number }) {
  const random = scatter(seed);
  const dots: ReactNode[] = [];
  for (let i = 0; i < count; i++)
    dots.push(
      <circle
        key={i}
        cx={random.int(360)}
        cy={random.int(to)}
        r={r1(0.4 + random.int(9) / 10)}
        opacity={r1(0.25 + random.int(7) / 10)}
      />,
    );
  return <g fill="#dfe7ff">{dots}</g>;
}

/** A fir as a silhouette, its foot at (x, y). */
export const fir = (x: number, y: number, h: number): string => {
  const w = h * 0.36;
  const tier = (bottom: number, half: number) =>
    `L${r1(x - half)} ${r1(y - h * bottom)}L${r1(x - half * 0.45)} ${r1(y - h * (bottom + 0.02))}`;
  const left = tier(0.66, w * 0.5) + tier(0.38, w * 0.78) + tier(0.1, w);
  const right =
    `L${r1(x + w)} ${r1(y - h * 0.1)}L${r1(x + w * 0.35)} ${r1(y - h * 0.4)}L${r1(x + w * 0.78)} ${r1(y - h * 0.38)}` +
    `L${r1(x + w * 0.22)} ${r1(y - h * 0.68)}L${r1(x + w * 0.5)} ${r1(y - h * 0.66)}`;
  return `M${x} ${r1(y - h)}${left}L${r1(x - w * 0.1)} ${r1(y - h * 0.1)}L${r1(x - w * 0.1)} ${y}L${r1(x + w * 0.1)} ${y}L${r1(x + w * 0.1)} ${r1(y - h * 0.1)}${right}Z`;
};

export function Firs({ seed, y, from, to, fill }: { seed: number; y: number; from: number; to: number; fill: string }) {
  const random = scatter(seed);
  let d = '';
  for (let x = -10; x < 375; x += 12 + random.int(16)) d += fir(x, y + random.int(14), from + random.int(to - from));
  return <path d={d} fill={fill} />;
}

/** A flame of height h whose foot is at (x, y): three tongues, deep to bright. */
export function Flame({ x, y, h }: { x: number; y: number; h: number }) {
  const tongue = (k: number) => {
    const s = (h * k) / 100;
    return `M${r1(x - 34 * s)} ${y}C${r1(x - 52 * s)} ${r1(y - 40 * s)} ${r1(x - 14 * s)} ${r1(y - 52 * s)} ${r1(x - 20 * s)} ${r1(y - 84 * s)}C${r1(x - 4 * s)} ${r1(y - 72 * s)} ${r1(x + 2 * s)} ${r1(y - 60 * s)} ${r1(x + 4 * s)} ${r1(y - 50 * s)}C${r1(x + 12 * s)} ${r1(y - 62 * s)} ${r1(x + 10 * s)} ${r1(y - 82 * s)} ${r1(x + 4 * s)} ${r1(y - 100 * s)}C${r1(x + 30 * s)} ${r1(y - 78 * s)} ${r1(x + 52 * s)} ${r1(y - 36 * s)} ${r1(x + 32 * s)} ${y}Z`;
  };
  return (
    <g className="flicker">
      <path d={tongue(1)} fill="#c8400f" />
      <path d={tongue(0.74)} fill="#ff8a2a" />
      <path d={tongue(0.44)} fill="#ffe08a" />
    </g>
  );
}

/** Rows of windows, some lit, within a wall. */
export function Windows(p: { seed: number; x: number; y: number; cols: number; rows: number; gap: number; lit: number }) {
  const random = scatter(p.seed);
  const panes: ReactNode[] = [];
  for (let i = 0; i < p.cols * p.rows; i++) {
    const on = random.int(100) < p.lit;
    const at = { x: p.x + (i % p.cols) * p.gap, y: p.y + Math.floor(i / p.cols) * p.gap * 1.4 };
    panes.push(
      <rect key={i} {...at} width={p.gap * 0.45} height={p.gap * 0.7} fill={on ? '#ffcf7a' : '#0e1730'} opacity={on ? 0.9 : 1} />,
    );
  }
  return panes;
}

/** Crenellations along the top of a wall, from x to x + w. */
const battlement = (x: number, y: number, w: number, tooth: number, h: number): string => {
  let d = '';
  for (let i = 0; i * tooth < w; i++)
    d += `L${r1(x + i * tooth)} ${i % 2 ? y : y - h}L${r1(Math.min(x + w, x + (i + 1) * tooth))} ${i % 2 ? y : y - h}`;
  return d;
};
/** A wall with teeth, as a closed path. */
export const wall = (x: number, y: number, w: number, bottom: number, tooth = 9, h = 8): string =>
  `M${x} ${bottom}${battlement(x, y, w, tooth, h)}L${x + w} ${bottom}Z`;
