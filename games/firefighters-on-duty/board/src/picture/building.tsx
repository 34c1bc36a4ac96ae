import type { Place } from '@nightfall/firefighters-on-duty';
import { CELL, outlineOf, type Plot, type Point } from './layout.ts';

const LETTERS = { green: 'G', yellow: 'Y', red: 'R' } as const;
const seedOf = ({ id }: Place) => [...id].reduce((sum, char) => sum * 31 + char.charCodeAt(0), 7);
/** Small numbers that are the same every time a city is drawn. */
const vary = (seed: number, i: number, most: number) => Math.abs((seed * 73 + i * 151 + ((seed * i) % 97)) % most);

/** A block of houses: homes with gardens, timber yards, or works. The type is a colour, a pattern and a letter. */
export function Building({ place, plot }: { place: Place; plot: Plot }) {
  const type = place.type ?? 'green';
  const seed = seedOf(place);
  return (
    <g className={`fd-area fd-${type}`}>
      <path d={outlineOf(plot, 4, 7)} className="fd-plot-shade" transform="translate(2 3)" />
      <path d={outlineOf(plot, 4, 7)} className="fd-plot" />
      {place.cells.map(([row, col], i) => (
        <Roof key={i} at={{ x: col * CELL, y: row * CELL }} type={type} seed={seed + i * 7} />
      ))}
      <path d={outlineOf(plot, 4, 7)} className={`fd-plot-edge fd-weave-${type}`} />
    </g>
  );
}

function Roof({ at, type, seed }: { at: Point; type: 'green' | 'yellow' | 'red'; seed: number }) {
  if (type === 'green') return <Homes at={at} seed={seed} />;
  return type === 'yellow' ? <Timber at={at} seed={seed} /> : <Works at={at} seed={seed} />;
}

/** Two gabled roofs and a tree. */
function Homes({ at: { x, y }, seed }: { at: Point; seed: number }) {
  const isTurned = vary(seed, 1, 2) === 0;
  const [w, h] = isTurned ? [15, 20] : [20, 15];
  const house = (px: number, py: number, key: number) => (
    <g key={key} transform={`translate(${px} ${py})`}>
      <rect width={w} height={h} rx={1} className="fd-roof" />
      <path d={isTurned ? `M${w / 2} 0v${h}` : `M0 ${h / 2}h${w}`} className="fd-ridge" />
      {vary(seed, key + 3, 3) > 0 && <rect x={w - 5} y={2} width={3} height={3} className="fd-window" />}
    </g>
  );
  return (
    <>
      {house(x + 9, y + 15, 0)}
      {house(x + 26 - (isTurned ? 0 : 4), y + 31 - (isTurned ? 8 : 0), 1)}
      <circle cx={x + 36} cy={y + 16 + vary(seed, 5, 6)} r={5} className="fd-tree" />
      <circle cx={x + 13} cy={y + 40} r={3.6} className="fd-tree" />
    </>
  );
}

/** A long wooden roof with planks. */
function Timber({ at: { x, y }, seed }: { at: Point; seed: number }) {
  return (
    <>
      <rect x={x + 8} y={y + 15} width={32} height={25} rx={1} className="fd-roof" />
      <path d={`M${x + 8} ${y + 21}h32M${x + 8} ${y + 27.5}h32M${x + 8} ${y + 34}h32`} className="fd-ridge" />
      <rect x={x + 12 + vary(seed, 2, 18)} y={y + 23} width={4} height={3} className="fd-window" />
    </>
  );
}

/** Saw-tooth roofs and a chimney. */
function Works({ at: { x, y }, seed }: { at: Point; seed: number }) {
  const teeth = [0, 1, 2].map((i) => `M${x + 8 + i * 11} ${y + 40}v-25h11z`).join('');
  return (
    <>
      <rect x={x + 8} y={y + 15} width={33} height={25} className="fd-roof" />
      <path d={teeth} className="fd-tooth" />
      <circle cx={x + 13 + vary(seed, 3, 22)} cy={y + 18} r={4} className="fd-chimney" />
    </>
  );
}

export const typeLetter = (type: 'green' | 'yellow' | 'red'): string => LETTERS[type];
