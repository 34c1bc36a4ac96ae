import { svgButton } from '@nightfall/ui';
import { buildCity, type City, type Scenario } from '@nightfall/firefighters-on-duty';
import { useMemo } from 'react';
import { Ground, Names } from '../picture/ground.tsx';
import { boundsOf, outlineOf, plotsOf } from '../picture/layout.ts';
import { SpacePieces } from '../picture/space.tsx';
import { Specials } from '../picture/specials.tsx';
import { sketchOf } from './sketch.ts';
import '../picture/tokens.css';
import '../picture/picture.css';

type Props = {
  readonly scenario: Scenario;
  readonly crew: number;
  readonly onSpace?: (id: string) => void;
  readonly label: string;
};

/** A scenario as it lies on the table before the first round, for one size of crew. */
export function ScenarioMap({ scenario, crew, onSpace, label }: Props) {
  const city = useMemo(() => buildCity(scenario), [scenario]);
  const view = useMemo(() => sketchOf(scenario, city, crew), [scenario, city, crew]);
  const box = boundsOf(city);
  return (
    <svg className="fd-board fd-map" viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`} role="group" aria-label={label}>
      <Ground city={city} />
      <Specials city={city} view={view} />
      {onSpace && <Names city={city} />}
      {city.places.map((place, i) => (
        <g key={place.id} className="fd-quiet">
          <SpacePieces city={city} view={view} index={i} isLit={() => false} held={null} lit={[]} />
        </g>
      ))}
      {onSpace && <Touchable city={city} onSpace={onSpace} />}
    </svg>
  );
}

const Touchable = ({ city, onSpace }: { city: City; onSpace: (id: string) => void }) =>
  plotsOf(city).map((plot, i) =>
    city.places[i]!.num === 0 ? null : (
      <path
        key={plot.id}
        d={outlineOf(plot, 1, 6)}
        className="fd-target fd-paintable"
        {...svgButton(plot.id, () => onSpace(plot.id))}
      />
    ),
  );
