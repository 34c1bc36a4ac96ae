import type { SpaceId } from '@nightfall/runebound-midnight';
import { hexPath, middleOf } from './hexes.ts';
import type { Ways } from '../hand/way.ts';

/** How far whoever walks comes: the further, the fainter; a finger on a space shows the way. */
export function Walks({ ways, picked, from }: { ways: Ways; picked: SpaceId | null; from: SpaceId }) {
  const way = picked === null ? undefined : ways.get(picked);
  return (
    <g className="rm-walks" aria-hidden="true">
      {[...ways].map(([space, steps]) => {
        const { x, y } = middleOf(space);
        return (
          steps.length > 1 && (
            <path
              key={space}
              d={hexPath(3)}
              transform={`translate(${x} ${y})`}
              className="rm-walk"
              opacity={Math.max(0.2, 0.44 - steps.length * 0.06)}
            />
          )
        );
      })}
      {way && <Track spaces={[from, ...way]} />}
    </g>
  );
}

/** The way on the map, with a number for each die it takes. */
function Track({ spaces }: { spaces: readonly SpaceId[] }) {
  const points = spaces.map(middleOf);
  return (
    <>
      <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} className="rm-track-line" />
      {points.slice(1).map(({ x, y }, i) => (
        <g key={i} transform={`translate(${x} ${y})`} className="rm-track-step">
          <circle r={20} />
          <text>{i + 1}</text>
        </g>
      ))}
    </>
  );
}
