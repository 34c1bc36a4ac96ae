import type { City, Place, TilePlacement } from '@nightfall/firefighters-on-duty';
import { memo } from 'react';
import { Building, typeLetter } from './building.tsx';
import { boundsOf, CELL, cornerOf, middleOf, outlineOf, plotsOf, type Plot } from './layout.ts';

type Props = { readonly city: City; readonly tiles: readonly TilePlacement[] };

/** The city from above, by night: what never changes in a game. */
export const Ground = memo(function Ground({ city, tiles }: Props) {
  const box = boundsOf(city);
  const plots = plotsOf(city);
  return (
    <g aria-hidden="true">
      <rect {...box} rx={26} className="fd-land" />
      {tiles.map(({ side, col, row }) => (
        <rect key={side} x={col * 5 * CELL} y={row * 5 * CELL} width={5 * CELL} height={5 * CELL} rx={6} className="fd-tile" />
      ))}
      <rect width={CELL} height={CELL} className="fd-cell" />
      {plots.map((plot, i) => city.isArea[i] || <Road key={plot.id} plot={plot} isEvac={i === city.evac} />)}
      <Lanes city={city} />
      {city.areas.map((i) => (
        <Building key={i} place={city.places[i]!} plot={plots[i]!} />
      ))}
      {plots.map((plot, i) => (
        <Label key={plot.id} place={city.places[i]!} plot={plot} />
      ))}
    </g>
  );
});

const Road = ({ plot, isEvac }: { plot: Plot; isEvac: boolean }) => (
  <>
    <path d={outlineOf(plot, 0, 0)} className="fd-road" />
    <path d={outlineOf(plot, 1, 5)} className="fd-kerb" />
    {isEvac && <path d={outlineOf(plot, 3, 5)} className="fd-evac" />}
  </>
);

/** Dashed lines down the middle of the streets, from cell to cell. */
function Lanes({ city }: { city: City }) {
  const roads = city.places.flatMap((place) => (place.kind === 'area' ? [] : place.cells));
  const known = new Set(roads.map(([row, col]) => `${row},${col}`));
  const lines = roads.flatMap((cell) => {
    const [row, col] = cell;
    const from = middleOf(cell);
    return [
      known.has(`${row},${col + 1}`) ? `M${from.x} ${from.y}h${CELL}` : '',
      known.has(`${row + 1},${col}`) ? `M${from.x} ${from.y}v${CELL}` : '',
    ];
  });
  return <path d={lines.join('')} className="fd-lane" />;
}

/** Names stand where pieces come last: in the top corner of a space. */
function Label({ place, plot }: { place: Place; plot: Plot }) {
  const { x, y } = cornerOf(plot);
  if (place.num === 0) return null;
  return (
    <>
      <text x={x + 7} y={y + 14} className={place.type ? 'fd-name' : 'fd-name fd-name-road'}>
        {place.id}
      </text>
      {place.type && (
        <g transform={`translate(${x + 33} ${y + 10.5})`}>
          <rect x={-10} y={-6.5} width={22} height={12} rx={6} className="fd-need" />
          <text x={-4} y={3} className={`fd-type fd-type-${place.type}`}>
            {typeLetter(place.type)}
          </text>
          <text x={5} y={3} className="fd-need-text">
            {place.requirement}+
          </text>
        </g>
      )}
    </>
  );
}
