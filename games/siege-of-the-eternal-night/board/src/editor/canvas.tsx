import { toBoard } from '@nightfall/ui';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { Figure } from '../picture/figures.tsx';
import { Squares } from '../picture/field.tsx';
import { Paper } from '../picture/paper.tsx';
import { DEEP, FAINT } from '../picture/palette.ts';
import { Patch } from '../picture/patch.tsx';
import { SIDE, leftOf, nameOf, topOf } from '../picture/scene.ts';
import { type Brush, LETTERS } from './edit.ts';

export const BRUSH_NAMES: Record<Brush, string> = { e: 'Enemy', w: 'Wallbreaker', g: 'Gate', '-': 'Void' };
const KEYS: Record<string, readonly [number, number]> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
};

type Props = { grid: readonly string[]; brush: Brush; paint: (x: number, y: number, letter: Brush) => void };

/** The box one paints on: by pointer, or by arrow keys and the four letters (SN-18.11). */
export function Canvas({ grid, brush, paint }: Props) {
  const box = useRef<SVGSVGElement>(null);
  const [cursor, setCursor] = useState<readonly [number, number]>([0, 0]);
  const width = grid[0]?.length ?? 1;
  const letters = [...grid.join('')];
  const isIn = (x: number, y: number) => x >= 0 && x < width && y >= 0 && y < grid.length;

  const dab = (event: PointerEvent) => {
    const point = event.buttons === 0 ? undefined : toBoard(box.current, event);
    if (!point) return;
    const [x, y] = [Math.floor(point.x / SIDE), Math.floor(point.y / SIDE)];
    if (isIn(x, y)) paint(x, y, brush);
  };
  const press = (event: KeyboardEvent) => {
    const step = KEYS[event.key];
    const letter = LETTERS.find((one) => one === event.key) ?? (event.key === ' ' || event.key === 'Enter' ? brush : undefined);
    if (step && isIn(cursor[0] + step[0], cursor[1] + step[1])) setCursor([cursor[0] + step[0], cursor[1] + step[1]]);
    if (letter && isIn(...cursor)) paint(...cursor, letter);
    if (step || letter) event.preventDefault();
  };
  return (
    <svg
      ref={box}
      className="siege-canvas"
      viewBox={`-14 -14 ${width * SIDE + 28} ${grid.length * SIDE + 28}`}
      role="application"
      aria-label={`Sheet of ${width} columns and ${grid.length} rows. Arrow keys move, e, w, g and hyphen paint.`}
      tabIndex={0}
      onPointerDown={dab}
      onPointerMove={dab}
      onKeyDown={press}
    >
      <Paper x={-12} y={-12} width={width * SIDE + 24} height={grid.length * SIDE + 24} isDawn={false} />
      <Squares width={width} letters={letters} />
      {letters.map((letter, cell) => (
        <g key={cell} transform={`translate(${leftOf({ width }, cell)} ${topOf({ width }, cell)})`}>
          {letter === '-' ? (
            <circle cx={SIDE / 2} cy={SIDE / 2} r={1.6} fill={FAINT} />
          ) : (
            <Figure letter={letter} cell={cell} isFallen={false} />
          )}
        </g>
      ))}
      <Patch
        className="siege-editor-cursor"
        scene={{ width }}
        cell={cursor[1] * width + cursor[0]}
        inset={2}
        rx={4}
        fill="none"
        stroke={DEEP}
        strokeWidth={3}
      >
        <title>{nameOf({ width }, cursor[1] * width + cursor[0])}</title>
      </Patch>
    </svg>
  );
}
