import { cityOf, game, VEHICLE_IDS, type Space, type State, type VehicleId } from '@nightfall/firefighters-on-duty';
import { isFaults } from '@nightfall/kernel';
import { useMemo } from 'react';
import { Ground, Names } from '../picture/ground.tsx';
import { CELL } from '../picture/layout.ts';
import { LightDefs, Lights } from '../picture/light.tsx';
import { SpacePieces } from '../picture/space.tsx';
import { Specials } from '../picture/specials.tsx';
import '../picture/tokens.css';
import '../picture/picture.css';

/** A part of the city of the first scenario, in cells, and what stands there instead of what it starts with. */
type Scene = {
  readonly label: string;
  readonly from: readonly [row: number, column: number];
  readonly size: readonly [rows: number, columns: number];
  readonly spaces?: { readonly [id: string]: Partial<Space> };
  readonly vehicles?: { readonly [K in VehicleId]?: string };
};

function stateOf({ spaces = {}, vehicles = {} }: Scene): State {
  const s = game.setup({ players: 1, options: { scenario: 'SC-1' } });
  if (isFaults(s)) throw new Error(s.map(({ text }) => text).join());
  const { indexOf } = cityOf(s);
  for (const [id, change] of Object.entries(spaces)) Object.assign(s.spaces[indexOf[id]!]!, change);
  for (const [id, at] of Object.entries(vehicles)) s.vehicles[VEHICLE_IDS.indexOf(id as VehicleId)]!.at = indexOf[at] ?? -1;
  return s;
}

/** A corner of the city, drawn with the pens of the board. */
export function CityCorner(scene: Scene) {
  // A picture of the book never changes.
  // oxlint-disable-next-line react/exhaustive-deps
  const view = useMemo(() => stateOf(scene), []);
  const city = cityOf(view);
  const [[row, column], [rows, columns]] = [scene.from, scene.size];
  return (
    <svg
      className="fd-board fd-scene"
      viewBox={`${column * CELL} ${row * CELL} ${columns * CELL} ${rows * CELL}`}
      role="img"
      aria-label={scene.label}
    >
      <LightDefs />
      <Ground city={city} />
      <Lights city={city} view={view} />
      <Specials city={city} view={view} />
      <Names city={city} />
      {city.places.map((place, i) => (
        <SpacePieces key={place.id} city={city} view={view} index={i} isLit={() => false} held={null} lit={[]} />
      ))}
    </svg>
  );
}
