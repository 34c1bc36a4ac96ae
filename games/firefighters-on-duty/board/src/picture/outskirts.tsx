import type { City } from '@nightfall/firefighters-on-duty';
import { CELL, plotsOf } from './layout.ts';

const FAR = 4;
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** How far a cell lies outside the city, in cells; 0 inside. */
function distances(city: City): { readonly row: number; readonly col: number; readonly far: number }[] {
  const cells = plotsOf(city).flatMap((plot) => plot.cells);
  const [rows, cols] = [cells.map(([row]) => row), cells.map(([, col]) => col)];
  return range(Math.min(...rows) - FAR, Math.max(...rows) + FAR).flatMap((row) =>
    range(Math.min(...cols) - FAR, Math.max(...cols) + FAR).map((col) => {
      const far = Math.min(...cells.map(([r, c]) => Math.max(Math.abs(r - row), Math.abs(c - col))));
      return { row, col, far };
    }),
  );
}

/** A roof or two in a cell, the same at every drawing. */
function roofs(row: number, col: number): string {
  const [x, y, kind] = [col * CELL, row * CELL, Math.abs(row * 7 + col * 13) % 4];
  if (kind === 0) return `M${x + 3} ${y + 4}h40v18h-18v20h-22Z`;
  if (kind === 1) return `M${x + 4} ${y + 3}h18v40h-18ZM${x + 27} ${y + 3}h16v24h-16Z`;
  return kind === 2 ? `M${x + 3} ${y + 6}h42v16h-42ZM${x + 5} ${y + 28}h24v15h-24Z` : `M${x + 5} ${y + 5}h37v37h-37Z`;
}

/** The sleeping rest of the city: roofs that fade into the night, the farther the fainter. */
export function Outskirts({ city }: { city: City }) {
  const outside = distances(city).filter(({ far, row, col }) => far > 0 && row % 4 !== 0 && col % 5 !== 1);
  const awake = outside.filter(({ row, col, far }) => far < FAR && Math.abs(row * 5 + col * 3) % 7 === 0);
  return (
    <>
      <Rings outside={outside} />
      <path
        d={awake.map(({ row, col }) => `M${col * CELL + 9} ${row * CELL + 10}h2.4v2.4h-2.4Z`).join('')}
        className="fd-far-windows"
      />
    </>
  );
}
const Rings = ({ outside }: { outside: ReturnType<typeof distances> }) =>
  range(1, FAR).map((ring) => (
    <path
      key={ring}
      d={outside.map(({ far, row, col }) => (far === ring ? roofs(row, col) : '')).join('')}
      className="fd-outskirts"
      opacity={(FAR + 1 - ring) / (FAR + 1)}
    />
  ));
