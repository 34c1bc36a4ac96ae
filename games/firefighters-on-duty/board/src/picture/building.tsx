import type { Place } from '@nightfall/firefighters-on-duty';
import { CELL, outlineOf, type Plot } from './layout.ts';

type Kind = NonNullable<Place['type']>;
type Roof = readonly [x: number, y: number, width: number, height: number];

const LETTERS = { green: 'G', yellow: 'Y', red: 'R' } as const;
export const typeLetter = (type: Kind): string => LETTERS[type];

const seedOf = ({ id }: Place) => [...id].reduce((sum, char) => sum * 31 + char.charCodeAt(0), 7);
/** Small numbers that are the same every time a city is drawn. */
const vary = (seed: number, i: number, most: number) => Math.abs((seed * 73 + i * 151 + ((seed * i) % 97)) % most);

/** How the houses of a cell may stand, in units from its corner; the names of spaces leave them their upper edge. */
const HOMES: readonly (readonly Roof[])[] = [
  [
    [6, 17, 20, 13],
    [29, 22, 13, 20],
    [9, 34, 14, 9],
  ],
  [
    [6, 20, 13, 21],
    [23, 17, 19, 12],
    [26, 33, 15, 10],
  ],
  [
    [6, 17, 36, 11],
    [7, 32, 15, 11],
    [27, 32, 15, 11],
  ],
];
const YARDS: readonly (readonly Roof[])[] = [[[6, 17, 36, 17]], [[6, 17, 17, 26]], [[24, 17, 18, 26]]];
const WORKS: readonly (readonly Roof[])[] = [[[6, 17, 36, 25]], [[6, 17, 25, 25]]];
const LAYOUTS: Readonly<Record<Kind, readonly (readonly Roof[])[]>> = { green: HOMES, yellow: YARDS, red: WORKS };

function roofsOf(place: Place): readonly Roof[] {
  const layouts = LAYOUTS[place.type ?? 'green'];
  const seed = seedOf(place);
  return place.cells.flatMap(([row, col], i) =>
    layouts[vary(seed + i * 7, 1, layouts.length)]!.map(([x, y, width, height]): Roof => [
      col * CELL + x,
      row * CELL + y,
      width,
      height,
    ]),
  );
}

/** Skylights in which a lamp burns, as one path: they go dark with the power. */
export function windowsOf(place: Place): string {
  const seed = seedOf(place);
  return roofsOf(place)
    .map(([x, y, width, height], i) => {
      const light = (dx: number, dy: number) => `M${x + dx} ${y + dy}h2.6v2.6h-2.6Z`;
      const one = vary(seed, i + 3, 3) > 0 ? light(width - 5.5, 2.2) : '';
      return one + (width * height > 250 && vary(seed, i + 5, 2) > 0 ? light(3, height - 5.5) : '');
    })
    .join('');
}

/** A block of houses: homes with gardens, timber yards, or works. The type is a colour, a shape of roof and a letter. */
export function Building({ place, plot }: { place: Place; plot: Plot }) {
  const type = place.type ?? 'green';
  const roofs = roofsOf(place);
  return (
    <g className={`fd-area fd-${type}`}>
      <path d={outlineOf(plot, 3.5, 6)} className="fd-plot" />
      <path d={outlineOf(plot, 4.5, 5)} className={`fd-plot-edge fd-weave-${type}`} />
      <path d={roofs.map(shadowOf).join('')} className="fd-cast" />
      <path d={roofs.map(boxOf).join('')} className="fd-roof" />
      <path d={roofs.map(SLOPES[type]).join('')} className="fd-slope" />
      <path d={roofs.map(RIDGES[type]).join('')} className="fd-ridge" />
      {type === 'green' ? <Trees place={place} /> : <Stacks place={place} type={type} />}
    </g>
  );
}

const boxOf = ([x, y, w, h]: Roof) => `M${x} ${y}h${w}v${h}h${-w}Z`;
/** The moon stands in the north-west: shadows fall to the lower right. */
const shadowOf = ([x, y, w, h]: Roof) => `M${x + w} ${y}l4 4.5v${h}h${-w}l-4-4.5h${w}Z`;
const isLong = ([, , w, h]: Roof) => w >= h;

/** The slope that the moon does not reach: of gables, of flat boards, of a saw-tooth hall. */
const SLOPES: Readonly<Record<Kind, (roof: Roof) => string>> = {
  green: (roof) => {
    const [x, y, w, h] = roof;
    return isLong(roof) ? boxOf([x, y + h / 2, w, h / 2]) : boxOf([x + w / 2, y, w / 2, h]);
  },
  yellow: ([x, y, w, h]) => boxOf([x, y + h - 3, w, 3]) + boxOf([x + w - 3, y, 3, h - 3]),
  red: ([x, y, w, h]) => [0, 1, 2, 3].map((i) => boxOf([x + (w / 4) * (i + 0.5), y, w / 8, h])).join(''),
};
const RIDGES: Readonly<Record<Kind, (roof: Roof) => string>> = {
  green: (roof) => {
    const [x, y, w, h] = roof;
    return isLong(roof) ? `M${x} ${y + h / 2}h${w}` : `M${x + w / 2} ${y}v${h}`;
  },
  yellow: (roof) => {
    const [x, y, w, h] = roof;
    const boards = [1, 2, 3].map((i) => (isLong(roof) ? `M${x} ${y + (h / 4) * i}h${w}` : `M${x + (w / 4) * i} ${y}v${h}`));
    return boards.join('');
  },
  red: ([x, y, w, h]) => [1, 2, 3].map((i) => `M${x + (w / 4) * i} ${y}v${h}`).join(''),
};

function Trees({ place }: { place: Place }) {
  const seed = seedOf(place);
  return place.cells.map(([row, col], i) => {
    const [x, y] = [col * CELL + 24 + vary(seed, i + 1, 3), row * CELL + 31 + vary(seed, i + 2, 3)];
    return (
      <g key={i} transform={`translate(${x} ${y})`}>
        <circle cx={2} cy={2.4} r={4.4} className="fd-cast" />
        <circle r={4.4} className="fd-tree" />
        <circle cx={-1.2} cy={-1.4} r={2} className="fd-tree-light" />
      </g>
    );
  });
}

/** Boards piled in a timber yard, and the chimneys of works. */
function Stacks({ place, type }: { place: Place; type: 'yellow' | 'red' }) {
  const seed = seedOf(place);
  return place.cells.map(([row, col], i) => {
    const [x, y] = [col * CELL, row * CELL];
    if (type === 'yellow') return <path key={i} d={`M${x + 8} ${y + 38}h13M${x + 8} ${y + 41}h11`} className="fd-boards" />;
    const at = x + 12 + vary(seed, i, 16);
    return (
      <g key={i}>
        <path d={`M${at} ${y + 20}l11 12`} className="fd-chimney-cast" />
        <circle cx={at} cy={y + 20} r={3.6} className="fd-chimney" />
      </g>
    );
  });
}
