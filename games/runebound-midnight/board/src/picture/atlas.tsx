import { COLUMNS, kindOf, neighbours, ROWS, SPACE_IDS, type SpaceId } from '@nightfall/runebound-midnight';
import { memo } from 'react';
import { BOX, EDGE, HALF, middleOf, STEP } from './hexes.ts';

/** The frame of the page: neat lines, letters for the columns, numbers for the rows, as texts name the spaces. */
export const AtlasFrame = memo(function AtlasFrame() {
  const [out, inner] = [EDGE - 8, EDGE - 44];
  return (
    <g aria-hidden="true" className="rm-frame">
      <rect x={-out} y={-out} width={BOX.width + 2 * out} height={BOX.height + 2 * out} className="rm-neat rm-neat-bold" />
      <rect x={-inner} y={-inner} width={BOX.width + 2 * inner} height={BOX.height + 2 * inner} className="rm-neat" />
      {[...COLUMNS].map((letter, i) => (
        <g key={letter}>
          <text x={HALF + i * 2 * HALF} y={-inner - 10}>
            {letter}
          </text>
          <text x={HALF * 2 + i * 2 * HALF} y={BOX.height + inner + 31}>
            {letter}
          </text>
        </g>
      ))}
      {ROWS.map((_, i) => (
        <g key={i}>
          <text x={-inner - 18} y={70 + i * STEP}>
            {i + 1}
          </text>
          <text x={BOX.width + inner + 18} y={70 + i * STEP}>
            {i + 1}
          </text>
        </g>
      ))}
    </g>
  );
});

/** The edge that a space shares with a neighbour. */
function edgeBetween(a: SpaceId, b: SpaceId): string {
  const [p, q] = [middleOf(a), middleOf(b)];
  const [x, y] = [(p.x + q.x) / 2, (p.y + q.y) / 2];
  const [dx, dy] = [q.x - p.x, q.y - p.y];
  const half = 30 / Math.hypot(dx, dy);
  return `M${x - dy * half} ${y + dx * half}L${x + dy * half} ${y - dx * half}`;
}
const COAST = SPACE_IDS.filter((id) => kindOf(id) === 'aquatic')
  .flatMap((id) => neighbours(id).flatMap((next) => (kindOf(next) === 'aquatic' ? [] : [edgeBetween(id, next)])))
  .join('');
/** The shore, drawn with a broad light line and a thin dark one. */
export const Coast = memo(function Coast() {
  const { x, y } = middleOf('J6');
  return (
    <g aria-hidden="true">
      <g transform={`translate(${x} ${y - 40})`} className="rm-rose">
        <circle r={74} />
        <circle r={66} />
        <path d="M0-96L12-12 96 0 12 12 0 96-12 12-96 0-12-12Z" />
        <path d="M0-96V96M0-96L12-12 0 0ZM96 0L12 12 0 0ZM0 96L-12 12 0 0ZM-96 0L-12-12 0 0Z" className="rm-rose-dark" />
      </g>
      <path d={COAST} className="rm-shallows" />
      <path d={COAST} className="rm-shore" />
    </g>
  );
});
