import type { ReactNode } from 'react';
import type { Spot } from './spots.ts';

/** Everything here is drawn on a field from −10 to 10 and scaled to its spot. */
export function Piece({ spot, mark, label, className, children }: PieceProps) {
  const scale = Math.round((spot.size / 22) * 100) / 100;
  return (
    <g
      transform={`translate(${spot.x} ${spot.y}) scale(${scale})`}
      className={className ?? ''}
      data-mark={mark}
      data-piece={mark}
      style={{ '--fd-size': scale } as object}
    >
      <title>{label}</title>
      {children}
    </g>
  );
}
type PieceProps = {
  readonly spot: Spot;
  readonly mark: string;
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
};

/** How many of one kind lie here; one needs no number. */
const Count = ({ n }: { n: number }) =>
  n > 1 ? (
    <g className="fd-count">
      <circle cx={7.5} cy={-6.5} />
      <text x={7.5} y={-6.5}>
        {n}
      </text>
    </g>
  ) : null;

const TONGUE = 'M0 9C-6 9-8.5 5-7 .5-6-2.5-4.5-3-4.5-6c2 .6 3 2 3.2 3.6C.6-4.6.4-7.4-.8-10 4.6-7.6 8 -2 7.4 2.4 7 6.4 4 9 0 9Z';
const HEART = 'M0 9C-3 9-4.4 6.8-3.6 4.2-3 2.4-1.8 1.6-1.6-.6.6.6 1 2 1 3.2 2 2.6 2.4 1.4 2.2 0 4 2 4.6 4 4 6 3.4 8 2 9 0 9Z';

/** Active Fire: upright flames, as many as burn (up to four are drawn), and the number. */
export function Flames({ n }: { n: number }) {
  const at = FLAMES_AT[Math.min(n, 4) - 1]!;
  return (
    <g className={`fd-flames${n >= 3 ? ' fd-critical' : ''}`}>
      {at.map(([x, y, k], i) => (
        <g key={i} transform={`translate(${x} ${y}) scale(${k})`} className="fd-flame">
          <path d={TONGUE} className="fd-flame-out" />
          <path d={HEART} className="fd-flame-in" />
        </g>
      ))}
      {n > 1 && (
        <text x={0} y={9.5} className="fd-flame-number">
          {n}
        </text>
      )}
    </g>
  );
}
const FLAMES_AT: readonly (readonly (readonly [number, number, number])[])[] = [
  [[0, 0, 0.95]],
  [
    [-4.2, 1, 0.72],
    [4.2, -0.5, 0.78],
  ],
  [
    [-5, 2, 0.62],
    [0, -2.4, 0.7],
    [5, 2, 0.62],
  ],
  [
    [-5.4, -1, 0.6],
    [0, -3.4, 0.64],
    [5.4, -1, 0.6],
    [0, 3, 0.62],
  ],
];

/** Inactive Fire: embers under smoke, lying, not upright. */
export const Embers = ({ n }: { n: number }) => (
  <g className="fd-embers">
    <ellipse cx={0} cy={5} rx={8} ry={3.4} />
    <path d="M-6 4q2-3 4-.6q1.6-3.4 4 0q2-2 4 1" className="fd-ember-glow" />
    <path d="M-3 0q-3-3 0-5q3-2 0-5M3 0q3-3 0-5" className="fd-wisp" />
    <Count n={n} />
  </g>
);

/** A body, a head and a shadow: people are seen a little from the side. */
const Body = ({ className, children }: { className: string; children?: ReactNode }) => (
  <g className={className}>
    <ellipse cx={1} cy={8} rx={6} ry={2} className="fd-shade" />
    <path d="M-5.5 8C-5.5 1.5-4 -1 0-1s5.5 2.5 5.5 9Z" className="fd-coat" />
    <circle cx={0} cy={-4} r={3.6} className="fd-skin" />
    {children}
  </g>
);
export const Firefighter = ({ n }: { n: number }) => (
  <>
    <Body className="fd-firefighter">
      <path d="M-5.2-4.4C-4.6-8.6 4.6-8.6 5.2-4.4L6.6-3.4H-6.6Z" className="fd-helmet" />
      <path d="M-5 3.6h10" className="fd-band" />
    </Body>
    <Count n={n} />
  </>
);
export const Civilian = ({ n }: { n: number }) => (
  <>
    <Body className="fd-civilian">
      <path d="M-3.6-4.6C-3-9 3-9 3.6-4.6 2-6 -2-6-3.6-4.6Z" className="fd-hair" />
    </Body>
    <Count n={n} />
  </>
);
/** Lying on a stretcher, with a cross. */
export const Injured = ({ n }: { n: number }) => (
  <g className="fd-injured">
    <rect x={-9} y={-1} width={18} height={8} rx={2} className="fd-stretcher" />
    <circle cx={-5} cy={1.6} r={3} className="fd-skin" />
    <path d="M-2 5.5V.6h9.5v4.9Z" className="fd-blanket" />
    <path d="M0-8h3v3h3v3H3v3H0v-3h-3v-3h3Z" transform="translate(-1.5 -1) scale(0.8)" className="fd-cross" />
    <Count n={n} />
  </g>
);

export const Hose = ({ n }: { n: number }) => (
  <g className="fd-hose">
    <circle r={6} />
    <circle r={3} />
    <path d="M6 0q4 1 3.4 6" />
    <Count n={n} />
  </g>
);
export const Axe = ({ n }: { n: number }) => (
  <g className="fd-axe">
    <path d="M-6 8L5-7" className="fd-haft" />
    <path d="M1-6q4-5 8 0q-3 1-3.4 5q-4 0-6-3Z" className="fd-blade" />
    <Count n={n} />
  </g>
);
export const Debris = ({ n }: { n: number }) => (
  <g className="fd-debris">
    <path d="M-9 7l3-8 6-2 2 5 4-4 3 9Z" />
    <path d="M-4-3l3-5 6 3-2 4Z" />
    <Count n={n} />
  </g>
);

/** The signs of the four hazards differ in shape as well as in colour. */
export const Explosive = () => (
  <g className="fd-hazard fd-explosive">
    <path d="M0-9l2.6 5 5.6-1.4-2.6 5L10 3 4.6 4 4 9.4 0 5.6-4 9.4-4.6 4-10 3l4.4-3.4-2.6-5L-2.6-4Z" />
    <path d="M0-3v4M0 3.4v.2" className="fd-sign" />
  </g>
);
export const Gas = () => (
  <g className="fd-hazard fd-gas">
    <rect x={-5} y={-5} width={10} height={14} rx={4} />
    <path d="M-2-5v-3h4v3M-3 2h6" className="fd-sign" />
  </g>
);
export const Power = () => (
  <g className="fd-hazard fd-power">
    <path d="M0-10L10 8H-10Z" />
    <path d="M1.4-4L-3 2.4h3L-1.4 7 3 .6H0Z" className="fd-bolt" />
  </g>
);
export const Smoke = ({ level }: { level: number }) => (
  <g className="fd-smoke">
    <path d="M-8 6a4 4 0 0 1 0-8 5 5 0 0 1 8-4 5 5 0 0 1 7 4 4 4 0 0 1 1 8Z" />
    <text y={4}>+{level}</text>
  </g>
);
/** The telephone rings in this round. */
export const Call = ({ round, isNear }: { round: number; isNear: boolean }) => (
  <g className={`fd-call${isNear ? ' fd-near' : ''}`}>
    <path d="M-9-7h18v12H2l-4 5v-5h-7Z" />
    <text y={2.6}>{round}</text>
  </g>
);
export const Burned = () => (
  <g className="fd-ruin">
    <path d="M-9 8l2-9 4 3 2-8 4 5 3-3 3 12Z" />
    <path d="M-6-6l12 12M6-6L-6 6" />
  </g>
);
