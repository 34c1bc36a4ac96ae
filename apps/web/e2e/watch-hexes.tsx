import type { BoardModule, BoardProps } from '@nightfall/ui';
import { useEffect } from 'react';

/** A map of 19 by 13 hexes: the width of the largest board to come. */
const COLUMNS = 19;
const ROWS = 13;
const WIDE = 100;
const STEP = 86;
const hexes = Array.from({ length: COLUMNS * ROWS }, (_, i) => ({ column: i % COLUMNS, row: Math.floor(i / COLUMNS) }));
const nameOf = ({ column, row }: (typeof hexes)[number]) => `${String.fromCharCode(65 + column)}${row + 1}`;
const CORNERS = '50,0 100,29 100,87 50,116 0,87 0,29';
const BOX = `0 0 ${(COLUMNS + 0.5) * WIDE} ${ROWS * STEP + 30}`;

function Map({ isSmall, pick }: { isSmall: boolean; pick?: (name: string) => void }) {
  return (
    <svg viewBox={BOX} role={isSmall ? undefined : 'group'} aria-label={isSmall ? undefined : 'The land'}>
      {hexes.map((hex) => {
        const name = nameOf(hex);
        const marks = isSmall ? {} : { 'data-mark': name, tabIndex: -1, role: 'button', 'aria-label': `Hex ${name}` };
        return (
          <g
            key={name}
            className="hex"
            transform={`translate(${hex.column * WIDE + (hex.row % 2) * 50} ${hex.row * STEP})`}
            onClick={() => pick?.(name)}
            {...marks}
          >
            <polygon
              points={CORNERS}
              fill={(hex.column + hex.row) % 3 ? '#26335a' : '#35457a'}
              stroke="#0b1020"
              strokeWidth={4}
            />
            {!isSmall && (
              <text x={50} y={68} fontSize={30} textAnchor="middle" fill="#e9eefc">
                {name}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

const Board = ({ camera }: BoardProps) => {
  // A board asks the camera to show something; here the test does, under this name.
  useEffect(() => void Object.assign(globalThis, { showMe: (mark: string) => camera.show(mark) }), [camera]);
  return <Map isSmall={false} pick={(name) => (document.title = `picked ${name}`)} />;
};

export const hexBoard: Pick<BoardModule, 'Board' | 'camera'> = {
  Board,
  camera: {
    aspect: ((COLUMNS + 0.5) * WIDE) / (ROWS * STEP + 30),
    finest: '.hex',
    first: () => 'R2',
    Minimap: () => <Map isSmall />,
  },
};
