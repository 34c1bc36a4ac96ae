import type { City, State } from '@nightfall/firefighters-on-duty';
import { CELL, cornerOf, outlineOf, plotsOf, type Plot, type Point } from './layout.ts';

/** Hydrants and the sign of the gathering point have a corner of their space to themselves. */
export function fixturesOf(city: City, index: number): readonly Point[] {
  const { cells } = plotsOf(city)[index]!;
  const corner = ([row, col]: readonly [number, number]): Point => ({ x: (col + 0.75) * CELL, y: (row + 0.25) * CELL });
  return [...(city.hydrantAt[index]! >= 0 ? [corner(cells.at(-1)!)] : []), ...(city.evac === index ? [corner(cells[0]!)] : [])];
}

/** Stations with their reserve, the hospital, hydrants with their water, and the sign of the gathering point. */
export function Specials({ city, view }: { city: City; view: State }) {
  const plots = plotsOf(city);
  return (
    <>
      {city.stations.map((i, n) => (
        <Station key={i} plot={plots[i]!} name={`Station ${n + 1}`} reserve={view.reserves[n] ?? 0} />
      ))}
      {city.hospital >= 0 && <Hospital plot={plots[city.hospital]!} />}
      {city.hydrants.map((i, n) => (
        <Hydrant key={n} city={city} index={i} water={view.hydrants[n] ?? 0} />
      ))}
      {city.evac >= 0 && <Gathering at={fixturesOf(city, city.evac).at(-1)!} />}
    </>
  );
}

function Station({ plot, name, reserve }: { plot: Plot; name: string; reserve: number }) {
  const { x, y } = cornerOf(plot);
  return (
    <g className="fd-station" aria-hidden="true">
      <path d={outlineOf(plot, 2, 6)} className="fd-yard" />
      <text x={x + 8} y={y + 14} className="fd-station-name">
        {name}
      </text>
      {reserve > 0 && <Drop x={x + 62} y={y + 11} n={reserve} />}
    </g>
  );
}

const Hospital = ({ plot }: { plot: Plot }) => {
  const { x, y } = cornerOf(plot);
  return (
    <g className="fd-hospital" aria-hidden="true">
      <path d={outlineOf(plot, 2, 6)} className="fd-ward" />
      <path
        d="M-4-12h8v8h8v8h-8v8h-8v-8h-8v-8h8Z"
        transform={`translate(${x + CELL / 2} ${y + CELL / 2 + 3}) scale(0.8)`}
        className="fd-red-cross"
      />
      <text x={x + CELL / 2} y={y + 12}>
        Hospital
      </text>
    </g>
  );
};

function Hydrant({ city, index, water }: { city: City; index: number; water: number }) {
  const [at] = fixturesOf(city, index);
  if (!at) return null;
  return (
    <g transform={`translate(${at.x} ${at.y})`} className={`fd-hydrant${water === 0 ? ' fd-dry' : ''}`}>
      <title>{`Hydrant at ${city.ids[index]}, ${water} of 4 water`}</title>
      <path d="M-4 6v-9a4 4 0 0 1 8 0v9ZM-7-1h14M-6 7h12" />
      <text y={4}>{water}</text>
    </g>
  );
}

const Gathering = ({ at }: { at: Point }) => (
  <g transform={`translate(${at.x} ${at.y})`} className="fd-gathering">
    <title>Gathering point: civilians are safe here</title>
    <rect x={-10} y={-9} width={20} height={18} rx={3} />
    <path d="M-6-5l3.4 3.4M6-5L2.6-1.6M-6 5l3.4-3.4M6 5L2.6 1.6M-2 0h4M0-2v4" />
  </g>
);

const Drop = ({ x, y, n }: { x: number; y: number; n: number }) => (
  <g transform={`translate(${x} ${y})`} className="fd-drop">
    <path d="M0-9C4-4 6-1 6 2.6A6 6 0 0 1-6 2.6C-6-1-4-4 0-9Z" />
    <text y={5.4}>{n}</text>
  </g>
);
