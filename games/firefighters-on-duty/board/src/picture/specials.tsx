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

/** A yard has its gate towards the city: how to turn a drawing that has it on the right, and the middle of the yard. */
function facing({ cells }: Plot): { readonly turn: number; readonly middle: Point } {
  const [inner, outer] = [cells[0]!, cells.at(-1)!];
  const middle = {
    x: ((inner[1] + outer[1] + 1) / 2) * CELL,
    y: ((inner[0] + outer[0] + 1) / 2) * CELL,
  };
  const depth = cells.length / 2;
  const out = cells[depth]!;
  const [down, right] = [inner[0] - out[0], inner[1] - out[1]];
  return { turn: down === 0 ? (right > 0 ? 0 : 180) : down > 0 ? 90 : 270, middle };
}

/** Concrete with bays painted on it, and the station's roof along the side that is away from the street. */
function Station({ plot, name, reserve }: { plot: Plot; name: string; reserve: number }) {
  const { x, y } = cornerOf(plot);
  const { turn, middle } = facing(plot);
  return (
    <g className="fd-station" aria-hidden="true">
      <path d={outlineOf(plot, 2, 5)} className="fd-yard" />
      <g transform={`translate(${middle.x} ${middle.y}) rotate(${turn})`}>
        <path d="M0-48H44M0-24H44M0 0H44M0 24H44M0 48H44" className="fd-bays" />
        <path d="M-44-69H0V69H-44Z" transform="translate(5 3)" className="fd-cast" />
        <path d="M-45-69H-1V69H-45Z" className="fd-station-roof" />
        <path d="M-23-69H-1V69H-23Z" className="fd-roof-shade" />
        <path d="M-23-69V69" className="fd-roof-ridge" />
        <path d="M-18-38h10v16h-10ZM-18-6h10v16h-10ZM-18 26h10v16h-10Z" className="fd-skylight" />
        <path d="M-38 38h14v14h-14Z" className="fd-tower" />
        <path d="M0-66v16M0-44v16M0-20v16M0 4v16M0 28v16M0 50v16" className="fd-gate" />
        <path d="M45-69V69" className="fd-yard-line" />
      </g>
      <g transform={`translate(${x + 5} ${y - 13})`}>
        <g className="fd-station-sign">
          <rect width={name.length * 9.4 + (reserve > 0 ? 30 : 8)} height={22} rx={3} className="fd-board-sign" />
          <text x={5} y={17} className="fd-station-name">
            {name}
          </text>
          {reserve > 0 && <Drop x={name.length * 9.4 + 18} y={11} n={reserve} />}
        </g>
      </g>
    </g>
  );
}

/** A white roof with a red cross on it, and the ramp on the side of the street. */
const Hospital = ({ plot }: { plot: Plot }) => {
  const { turn, middle } = facing(plot);
  return (
    <g className="fd-hospital" aria-hidden="true">
      <path d={outlineOf(plot, 2, 5)} className="fd-yard" />
      <g transform={`translate(${middle.x} ${middle.y}) rotate(${turn})`}>
        <path d="M-42-19h43v38h-43Z" transform="translate(4 4)" className="fd-cast" />
        <path d="M-44-20h45v40h-45Z" className="fd-ward" />
        <path d="M-44 14h45v6h-45Z" className="fd-ward-shade" />
        <path d="M8-16h34M8 16h34" className="fd-bays" />
      </g>
      <g transform={`translate(${middle.x} ${middle.y}) rotate(${turn}) translate(-22 -2) rotate(${-turn})`}>
        <circle r={14} className="fd-helipad" />
        <path d="M-3.4-10h6.8v6.6h6.6v6.8h-6.6v6.6h-6.8v-6.6h-6.6v-6.8h6.6Z" className="fd-red-cross" />
      </g>
    </g>
  );
};

function Hydrant({ city, index, water }: { city: City; index: number; water: number }) {
  const [at] = fixturesOf(city, index);
  if (!at) return null;
  return (
    <g transform={`translate(${at.x} ${at.y})`} className={`fd-hydrant${water === 0 ? ' fd-dry' : ''}`}>
      <title>{`Hydrant at ${city.ids[index]}, ${water} of 4 water`}</title>
      <ellipse cx={1.5} cy={9} rx={8} ry={2.4} className="fd-shade" />
      <path d="M-5.5 8V-3.5a5.5 5.5 0 0 1 11 0V8h1.6v2.4h-14.2V8ZM-8.5-2.5h3v5h-3ZM5.5-2.5h3v5h-3ZM-2-9v-2h4v2" />
      <text y={2}>{water}</text>
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
    <text y={2}>{n}</text>
  </g>
);
