import type { MouseEvent } from 'react';

/** A point of the curve: how things stood when a part of the game began, and between which bounds that lies. */
type CurvePoint = {
  readonly at: number;
  readonly label: string;
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** A costly decision was made in this part. */
  readonly isCostly: boolean;
};
type Props = {
  readonly points: readonly CurvePoint[];
  /** The curve in a sentence. */
  readonly name: string;
  /** A value in words: "46 %". */
  readonly inWords: (value: number) => string;
  /** Where a point leads. */
  readonly linkTo: (at: number) => string;
  readonly go: (event: MouseEvent, at: number) => void;
};

const [WIDTH, HEIGHT] = [600, 220];
const [LEFT, TOP, RIGHT, BOTTOM] = [84, 14, 586, 180];
const y = (value: number): number => BOTTOM - value * (BOTTOM - TOP);
const path = (places: readonly (readonly [number, number])[]): string =>
  places.map(([px, py], i) => `${i === 0 ? 'M' : 'L'}${px.toFixed(1)} ${py.toFixed(1)}`).join('');

/** How a game went: a line with its bounds, a point for each part. Everything in it stands in the table below it, too. */
export function Curve({ points, name, inWords, linkTo, go }: Props) {
  const x = (i: number): number => LEFT + ((RIGHT - LEFT) * i) / Math.max(1, points.length - 1);
  const upper = points.map(({ high }, i) => [x(i), y(high)] as const);
  const lower = points.map(({ low }, i) => [x(i), y(low)] as const);
  const every = Math.ceil(points.length / LABELS);
  const hasLabel = (i: number) => i === points.length - 1 || (i % every === 0 && x(i) < RIGHT - LAST);
  return (
    <svg className="curve" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="group" aria-label={name}>
      {[0, 0.5, 1].map((line) => (
        <g key={line} className="curve-line">
          <path
            d={path([
              [LEFT, y(line)],
              [RIGHT, y(line)],
            ])}
          />
          <text x={LEFT - 6} y={y(line) + 4} textAnchor="end" aria-hidden="true">
            {inWords(line)}
          </text>
        </g>
      ))}
      <path className="curve-band" d={`${path([...upper, ...lower.toReversed()])}Z`} />
      <path className="curve-way" d={path(points.map(({ value }, i) => [x(i), y(value)]))} />
      {points.map((point, i) => (
        <a key={point.at} href={linkTo(point.at)} onClick={(event) => go(event, point.at)} aria-label={labelOf(point, inWords)}>
          <Mark x={x(i)} y={y(point.value)} isCostly={point.isCostly} />
          {hasLabel(i) && (
            <text
              className="curve-label"
              x={x(i)}
              y={HEIGHT - 8}
              textAnchor={i === points.length - 1 ? 'end' : 'middle'}
              aria-hidden="true"
            >
              {shortLabel(point.label)}
            </text>
          )}
        </a>
      ))}
    </svg>
  );
}
/** The room that the last label takes. */
const LAST = 120;
/** Labels that fit under the curve on a phone. */
const LABELS = 8;
/** "Turn 4" is 4 where there is little room. */
const shortLabel = (label: string): string => /\d+/.exec(label)?.[0] ?? label;
const labelOf = ({ label, value, isCostly }: CurvePoint, inWords: Props['inWords']): string =>
  `${label}: ${inWords(value)}${isCostly ? ', a costly decision' : ''}`;

/** A costly decision is a square: nobody needs colours to find it. */
const Mark = ({ x, y: at, isCostly }: { readonly x: number; readonly y: number; readonly isCostly: boolean }) => (
  <g className={isCostly ? 'curve-mark is-costly' : 'curve-mark'}>
    <circle className="curve-touch" cx={x} cy={at} r={14} />
    {isCostly ? <path d={`M${x - 6} ${at - 6}h12v12h-12Z`} /> : <circle cx={x} cy={at} r={4} />}
  </g>
);
