import type { SpaceId } from '@nightfall/runebound-midnight';
import type { CSSProperties } from 'react';
import { middleOf } from './hexes.ts';

const SHARDS = Array.from({ length: 9 }, (_, i) => i * 40);
const turned = (turn: number): CSSProperties & Record<'--rm-turn', string> => ({ '--rm-turn': `${turn}deg` });

/** A mirror breaks: light, and shards that fly apart. */
export function Shatter({ space }: { space: SpaceId }) {
  const { x, y } = middleOf(space);
  return (
    <g transform={`translate(${x} ${y - 10})`} className="rm-shatter" aria-hidden="true">
      <circle r={70} className="rm-flash" />
      {SHARDS.map((turn) => (
        <path key={turn} d="M0-14L9 0 0 20-7 2Z" style={turned(turn)} className="rm-shard" />
      ))}
    </g>
  );
}
