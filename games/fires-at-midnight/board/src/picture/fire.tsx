import { centreOf, SQUARES, squareName, type Mark, type Square } from '@nightfall/fires-at-midnight';
import { at } from './scale.ts';

const FLAME =
  'M0 92C-62 92 -86 44 -64 2C-52 -20 -40 -26 -38 -58C-14 -40 -8 -16 -12 0C4 -18 14 -52 2 -96C52 -64 78 -8 70 34C64 70 40 92 0 92Z';
const FLAME_CORE = 'M2 84C-30 84 -40 58 -26 34C-18 20 -8 14 -8 -8C14 8 36 30 34 54C32 74 18 84 2 84Z';
const PUFFS = [
  [-44, 24, 40],
  [6, 34, 46],
  [48, 14, 36],
  [-20, -18, 44],
  [30, -28, 38],
  [-2, -54, 26],
] as const;

/** Fire is a flame, smoke is a cloud: they differ in shape as well as in colour (FM-21.3). Pointed at, it shows its heat (FM-21.11). */
export function Marker({
  sq,
  mark,
  isNew,
  isInReach,
  onPick,
}: {
  sq: Square;
  mark: Mark;
  isNew: boolean;
  isInReach: boolean;
  onPick: (() => void) | undefined;
}) {
  if (mark === 0) return null;
  const name = `${mark === 2 ? 'Fire' : 'Smoke'} on ${squareName(sq)}`;
  return (
    <g
      transform={at(centreOf(sq))}
      className={`fm-marker ${mark === 2 ? 'fm-fire' : 'fm-smoke'}${isNew ? ' fm-new' : ''}`}
      data-mark={squareName(sq)}
      role="img"
      aria-label={name}
      onClick={onPick}
    >
      <title>{name}</title>
      <circle r={300} className="fm-ring-base fm-ring-own" />
      <circle r={350} className="fm-ring-centre fm-ring-own" />
      <g className="fm-sway">
        {mark === 2 ? (
          <>
            <path d={FLAME} className="fm-flame" />
            <path d={FLAME_CORE} className="fm-core" />
          </>
        ) : (
          PUFFS.map(([x, y, r], i) => (
            <circle key={i} cx={x} cy={y} r={r} className="fm-puff" style={{ animationDelay: `${i * 0.7}s` }} />
          ))
        )}
      </g>
      {isInReach && (
        <g className="fm-in-reach" transform="translate(74 -74)">
          <circle r={36} />
          <path d="M0 -20C12 -2 15 6 15 11A15 15 0 0 1 -15 11C-15 6 -12 -2 0 -20Z" />
        </g>
      )}
    </g>
  );
}

/** Light that fires throw on the ground, under everything. */
export const Glow = ({ marks }: { marks: readonly Mark[] }) => (
  <g clipPath="url(#fm-table)" aria-hidden="true">
    {SQUARES.filter((sq) => marks[sq] === 2).map((sq) => (
      <circle key={sq} transform={at(centreOf(sq))} r={520} className="fm-glow" />
    ))}
  </g>
);

/** Where an explosion has been: it stays visible under other markers. */
export const Scorch = ({ boom }: { boom: readonly boolean[] }) => (
  <g aria-hidden="true">
    {SQUARES.filter((sq) => boom[sq]).map((sq) => (
      <path
        key={sq}
        transform={`${at(centreOf(sq))} translate(-128 128)`}
        d="M0 -56L14 -22L48 -34L28 -4L60 14L24 20L28 56L2 30L-24 58L-22 22L-60 18L-28 -2L-50 -34L-14 -22Z"
        className="fm-boom"
      />
    ))}
  </g>
);

/** While a figure walks: the ring its base must not cut (3 inches) and the one for its centre (FM-21.11). */
export const DangerRings = ({ marks }: { marks: readonly Mark[] }) => (
  <g className="fm-rings" clipPath="url(#fm-table)" aria-hidden="true">
    {SQUARES.filter((sq) => marks[sq] !== 0).map((sq) => (
      <g key={sq} transform={at(centreOf(sq))}>
        <circle r={350} className="fm-ring-centre" />
        <circle r={300} className="fm-ring-base" />
      </g>
    ))}
  </g>
);
