import { toBoard } from '@nightfall/ui';
import { CELL, squareAt, squareName, type Square } from '@nightfall/fires-at-midnight';
import { useEffect, useState, type RefObject } from 'react';
import { fromPicture, px, SIZE } from './scale.ts';

function squareUnder(svg: SVGSVGElement, e: globalThis.PointerEvent): Square | null {
  const { x, y } = toBoard(svg, e) ?? { x: -1, y: -1 };
  return x >= 0 && y >= 0 && x <= SIZE && y <= SIZE ? squareAt(fromPicture(x, y)) : null;
}

/** FM-21.2 The square under the pointer and its name; it alone is drawn again when the pointer moves. */
export function SquareName({ svg }: { svg: RefObject<SVGSVGElement | null> }) {
  const [sq, setSq] = useState<Square | null>(null);
  useEffect(() => {
    const board = svg.current;
    if (!board) return undefined;
    const over = (e: globalThis.PointerEvent) => setSq(squareUnder(board, e));
    const out = () => setSq(null);
    board.addEventListener('pointermove', over);
    board.addEventListener('pointerleave', out);
    return () => {
      board.removeEventListener('pointermove', over);
      board.removeEventListener('pointerleave', out);
    };
  }, [svg]);
  if (sq === null) return null;
  const [x, y] = [px(Math.floor(sq / 6) * CELL), SIZE - px(((sq % 6) + 1) * CELL)];
  return (
    <g transform={`translate(${x} ${y})`} className="fm-square" aria-hidden="true">
      <rect x={4} y={4} width={392} height={392} rx={10} />
      <text x={18} y={14} dy="0.9em">
        {squareName(sq)}
      </text>
    </g>
  );
}
