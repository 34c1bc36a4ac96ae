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
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={hexPath()} className={`rm-hex rm-${kind}`} />
      <path d={engraving(id)} className={`rm-ink rm-ink-${kind}`} />
    </g>
  );
}

function engraving(id: SpaceId): string {
  switch (MAP[id]!.kind) {
    case 'plains':
      return ticks(id);
    case 'hills':
      return hills(id);
    case 'forest':
      return trees(id);
    case 'swamp':
      return reeds(id);
    case 'mountains':
      return peaks(id);
    case 'aquatic':
      return waves(id);
    default:
      return '';
  }
}

const spots = (id: SpaceId, count: number, wide: number, high: number) =>
  Array.from({ length: count }, (_, i) => ({
    x: vary(id, i * 2, wide) - wide / 2,
    y: -high / 2 + ((i + 0.5) * high) / count + vary(id, i * 2 + 1, 7) - 3,
  }));

const ticks = (id: SpaceId) =>
  spots(id, 5, 64, 64)
    .map(({ x, y }) => `M${x} ${y}l-3-7M${x + 2} ${y}v-8M${x + 4} ${y}l3-7`)
    .join('');
const hills = (id: SpaceId) =>
  spots(id, 3, 40, 62)
    .map(({ x, y }) => `M${x - 20} ${y + 8}q20-26 40 0M${x + 4} ${y - 2}l7 8M${x + 10} ${y}l6 7M${x - 2} ${y - 4}l5 7`)
    .join('');
const trees = (id: SpaceId) =>
  spots(id, 6, 62, 70)
    .map(({ x, y }) => `M${x} ${y + 8}v-6m-7 0a7 8 0 1 1 14 0zM${x + 2} ${y - 6}l3 3`)
    .join('');
const reeds = (id: SpaceId) =>
  spots(id, 5, 50, 66)
    .map(({ x, y }) => `M${x - 14} ${y}h12M${x + 2} ${y}h12M${x - 3} ${y - 2}v-9M${x} ${y - 2}v-12M${x + 3} ${y - 2}v-8`)
    .join('');
const peaks = (id: SpaceId) =>
  spots(id, 2, 34, 40)
    .map(
      ({ x, y }) =>
        `M${x - 24} ${y + 16}l22-34 24 34M${x - 2} ${y - 18}l4 14-5 8 6 12M${x + 5} ${y - 8}l9 22M${x + 9} ${y - 1}l6 15`,
    )
    .join('');
const waves = (id: SpaceId) =>
  spots(id, 4, 44, 66)
    .map(({ x, y }) => `M${x - 16} ${y}q4-6 8 0t8 0 8 0 8 0`)
    .join('');
