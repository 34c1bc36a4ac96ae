import { MAP, SPACE_IDS, type SpaceId } from '@nightfall/runebound-midnight';
import { memo } from 'react';
import { hexPath, middleOf } from './hexes.ts';

/** Small numbers that are the same every time the map is drawn. */
const vary = (id: SpaceId, i: number, most: number): number => {
  const seed = id.charCodeAt(0) * 31 + Number(id.slice(1)) * 17;
  return Math.abs((seed * 73 + i * 151 + ((seed * (i + 3)) % 97)) % most);
};

/** The land, engraved: every terrain has a tint and a hatching of its own. It never changes. */
export const Land = memo(function Land() {
  return (
    <g aria-hidden="true">
      {SPACE_IDS.map((id) => (
        <Hex key={id} id={id} />
      ))}
    </g>
  );
});

function Hex({ id }: { id: SpaceId }) {
  const { x, y } = middleOf(id);
  const { kind } = MAP[id]!;
  const { body, shade, ink } = engraving(id);
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={hexPath()} className={`rm-hex rm-${kind}`} />
      {body && <path d={body} className={`rm-body rm-body-${kind}`} />}
      {shade && <path d={shade} className="rm-dark-side" />}
      {ink && <path d={ink} className={`rm-ink rm-ink-${kind}`} />}
    </g>
  );
}

/** What stands on the land, the side of it that lies in the dark, and the lines of the pen. */
type Engraving = { readonly body?: string; readonly shade?: string; readonly ink?: string };
type Spot = { readonly x: number; readonly y: number };

function engraving(id: SpaceId): Engraving {
  switch (MAP[id]!.kind) {
    case 'plains':
      return { ink: each(strewn(id, 5, 64, 64), tick) };
    case 'hills':
      return drawnOf(near(id, HILLS), mound);
    case 'forest':
      return drawnOf(near(id, WOOD), tree);
    case 'swamp':
      return { ink: each(strewn(id, 5, 50, 66), reed) };
    case 'mountains':
      return drawnOf(near(id, PEAKS), peak);
    case 'aquatic':
      return { ink: each(strewn(id, 4, 44, 66), wave) };
    default:
      return {};
  }
}

const each = (spots: readonly Spot[], draw: (spot: Spot) => string): string => spots.map(draw).join('');
const drawnOf = (spots: readonly Spot[], draw: (spot: Spot) => Required<Engraving>): Engraving => {
  const all = spots.map(draw);
  return {
    body: all.map(({ body }) => body).join(''),
    shade: all.map(({ shade }) => shade).join(''),
    ink: all.map(({ ink }) => ink).join(''),
  };
};

const strewn = (id: SpaceId, count: number, wide: number, high: number): readonly Spot[] =>
  Array.from({ length: count }, (_, i) => ({
    x: vary(id, i * 2, wide) - wide / 2,
    y: -high / 2 + ((i + 0.5) * high) / count + vary(id, i * 2 + 1, 7) - 3,
  }));
/** About these places, the rear ones first: what stands in front hides what stands behind. */
const near = (id: SpaceId, places: readonly (readonly [number, number])[]): readonly Spot[] =>
  places.map(([x, y], i) => ({ x: x + vary(id, i * 2, 9) - 4, y: y + vary(id, i * 2 + 1, 7) - 3 }));

const WOOD = [
  [2, -38],
  [-24, -26],
  [26, -26],
  [0, -16],
  [-38, -6],
  [38, -4],
  [-18, 4],
  [18, 6],
  [-34, 20],
  [34, 22],
  [-4, 28],
] as const;
const HILLS = [
  [2, -30],
  [-24, -8],
  [26, -4],
  [-10, 20],
  [22, 28],
] as const;
const PEAKS = [
  [-2, -18],
  [-26, 6],
  [24, 6],
  [0, 24],
] as const;

/** A round crown with its shade on the right. */
const tree = ({ x, y }: Spot) => ({
  body: `M${x - 9} ${y + 3}c-4-4-1-10 3-9 1-7 11-7 12 0 5-1 7 5 3 9Z`,
  shade: `M${x + 3} ${y + 3}q5-6 2-12 4 1 4 4 4 3 0 8Z`,
  ink: `M${x} ${y + 3}v5`,
});
const mound = ({ x, y }: Spot) => ({
  body: `M${x - 22} ${y + 10}q20-28 44 0Z`,
  shade: `M${x + 22} ${y + 10}q-10-12-19-14 4 6 1 14Z`,
  ink: `M${x - 22} ${y + 10}q20-28 44 0`,
});
const peak = ({ x, y }: Spot) => ({
  body: `M${x - 23} ${y + 17}L${x - 2} ${y - 20}L${x + 22} ${y + 17}Z`,
  shade: `M${x - 2} ${y - 20}l5 14-6 8 7 15h18Z`,
  ink: `M${x - 23} ${y + 17}L${x - 2} ${y - 20}L${x + 22} ${y + 17}M${x - 9} ${y + 2}l-3 8M${x - 14} ${y + 8}l-2 6`,
});
const tick = ({ x, y }: Spot) => `M${x} ${y}l-3-7M${x + 2} ${y}v-8M${x + 4} ${y}l3-7`;
const reed = ({ x, y }: Spot) =>
  `M${x - 14} ${y}h12M${x + 2} ${y}h12M${x - 3} ${y - 2}v-9M${x} ${y - 2}v-12M${x + 3} ${y - 2}v-8`;
const wave = ({ x, y }: Spot) => `M${x - 16} ${y}q4-6 8 0t8 0 8 0 8 0`;
