import type { City } from '@nightfall/firefighters-on-duty';
import { outline } from '@nightfall/kit/outline';
import { CELL, middleOf, outlineOf, plotsOf } from './layout.ts';

type Cell = readonly [row: number, col: number];
const nameOf = ([row, col]: Cell) => `${row},${col}`;
const flip = (cells: readonly Cell[]) => cells.map(([row, col]) => [col, row] as const);

/** Which road space each cell of the streets belongs to, by the name of the cell. */
function streetsOf(city: City): ReadonlyMap<string, { readonly cell: Cell; readonly space: number }> {
  const plots = plotsOf(city);
  return new Map(
    plots.flatMap(({ cells }, space) =>
      city.isArea[space] ? [] : cells.map((cell) => [nameOf(cell), { cell, space }] as const),
    ),
  );
}

/** Asphalt between pavements, lines down the middle, and a crossing wherever one space of road ends and the next begins. */
export function Streets({ city }: { city: City }) {
  const streets = streetsOf(city);
  const cells = flip([...streets.values()].map(({ cell }) => cell));
  return (
    <>
      <path d={outline(cells, CELL, -3, 5)} className="fd-pavement" />
      <path d={outline(cells, CELL, 1.5, 6)} className="fd-road" />
      {city.evac >= 0 && <path d={outlineOf(plotsOf(city)[city.evac]!, 3, 6)} className="fd-evac" />}
      <path d={lanes(streets)} className="fd-lane" />
      <path d={crossings(streets)} className="fd-crossing" />
    </>
  );
}

const AROUND = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const;

/** From the middle of a cell to its sides, where the street goes on; none where streets meet or turn. */
function lanes(streets: ReturnType<typeof streetsOf>): string {
  const half = CELL / 2;
  return [...streets.values()]
    .map(({ cell }) => {
      const open = AROUND.filter(([down, right]) => streets.has(nameOf([cell[0] + down, cell[1] + right])));
      const { x, y } = middleOf(cell);
      const isBend = open.length === 2 && open[0]![0] + open[1]![0] !== 0;
      return open.length > 2 || isBend ? '' : open.map(([down, right]) => `M${x} ${y}l${right * half} ${down * half}`).join('');
    })
    .join('');
}

function crossings(streets: ReturnType<typeof streetsOf>): string {
  return [...streets.values()]
    .map(({ cell: [row, col], space }) => {
      const east = streets.get(nameOf([row, col + 1]));
      const south = streets.get(nameOf([row + 1, col]));
      return [
        east && east.space !== space ? `M${(col + 1) * CELL} ${row * CELL + 5}v${CELL - 10}` : '',
        south && south.space !== space ? `M${col * CELL + 5} ${(row + 1) * CELL}h${CELL - 10}` : '',
      ].join('');
    })
    .join('');
}
