import type { City, Place } from '@nightfall/firefighters-on-duty';
import { memo } from 'react';
import { Building, typeLetter } from './building.tsx';
import { boundsOf, CELL, cornerOf, farCornerOf, namesAfar, plotsOf, type Plot, type Point } from './layout.ts';
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
        <Label key={plot.id} place={city.places[i]!} plot={plot} afar={namesAfar(city)[i]} />
      ))}
    </g>
  );
});

type Named = { readonly place: Place; readonly plot: Plot; readonly afar: ReturnType<typeof namesAfar>[number] };
function Label({ place, plot, afar }: Named) {
  const at = cornerOf(plot);
  const end = farCornerOf(plot).x;
  const isBroad = end - at.x > CELL;
  const stays = afar?.x === at.x && afar.y === at.y;
  const kind = place.type ? '' : ' fd-name-road';
  const tight = afar?.isTight ? ' fd-name-tight' : '';
  if (place.num === 0) return null;
  return (
    <>
      <Name at={at} className={`fd-name${kind}${stays ? tight : ' fd-name-near'}`} id={place.id} />
      {afar && !stays && <Name at={afar} className={`fd-name${kind} fd-name-afar${tight}`} id={place.id} />}
      {place.type && (
        <text x={end - 3} y={at.y + 14.5} className={`fd-need-text fd-type-${place.type}${isBroad ? '' : ' fd-need-narrow'}`}>
          {isBroad && typeLetter(place.type)}
          <tspan className="fd-need-number">{place.requirement}+</tspan>
        </text>
      )}
    </>
  );
}
const Name = ({ at: { x, y }, className, id }: { at: Point; className: string; id: string }) => (
  <text x={x + 4} y={y + 14.5} className={className}>
    {id}
  </text>
);
