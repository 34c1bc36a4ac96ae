import type { City, Place } from '@nightfall/firefighters-on-duty';
import { memo } from 'react';
import { Building, typeLetter } from './building.tsx';
import { boundsOf, CELL, cornerOf, farCornerOf, plotsOf, type Plot } from './layout.ts';
import { Outskirts } from './outskirts.tsx';
import { Streets } from './streets.tsx';

/** The city from above, by night: what never changes in a game. */
export const Ground = memo(function Ground({ city }: { readonly city: City }) {
  const plots = plotsOf(city);
  return (
    <g aria-hidden="true">
      <rect {...boundsOf(city)} rx={26} className="fd-land" />
      <Outskirts city={city} />
      <rect width={44} height={44} className="fd-cell" />
      <Streets city={city} />
      {city.areas.map((i) => (
        <Building key={i} place={city.places[i]!} plot={plots[i]!} />
      ))}
    </g>
  );
});

/** Names stand where pieces come last: in the top corner of a space, and no light falls over them. */
export const Names = memo(function Names({ city }: { readonly city: City }) {
  return (
    <g aria-hidden="true" className="fd-names">
      {plotsOf(city).map((plot, i) => (
        <Label key={plot.id} place={city.places[i]!} plot={plot} />
      ))}
    </g>
  );
});

function Label({ place, plot }: { place: Place; plot: Plot }) {
  const { x, y } = cornerOf(plot);
  const end = farCornerOf(plot).x;
  if (place.num === 0) return null;
  return (
    <>
      <text
        x={x + 4}
        y={y + 14.5}
        className={`fd-name${place.type ? '' : ' fd-name-road'}${end - x > CELL ? '' : ' fd-name-narrow'}`}
      >
        {place.id}
      </text>
      {place.type && (
        <text x={end - 3} y={y + 14.5} className={`fd-need-text fd-type-${place.type}${end - x > CELL ? '' : ' fd-need-narrow'}`}>
          {end - x > CELL && typeLetter(place.type)}
          <tspan className="fd-need-number">{place.requirement}+</tspan>
        </text>
      )}
    </>
  );
}
