import { ARCS, colourOf, RING_NAMES, type Colour } from '@nightfall/midnight-madness';
import { memo } from 'react';
import { at, badgeOf, bow, inner, outer, RADII, spaceOutline, startAngle } from './polar.ts';

/** A sign for each colour, so that colour never speaks alone. */
export const SIGNS: Record<Colour, string> = { red: '▲', green: '●', blue: '■' };

/** The clearings round the castle and the forest that darkens outwards. It never changes. */
export const Ground = memo(function Ground() {
  return (
    <g aria-hidden="true">
      <circle r={515} className="mm-rim" />
      {[0, 1, 2, 3].map((ring) => ARCS.map((arc) => <Space key={`${ring}${arc}`} ring={ring} arc={arc} />))}
      <circle r={500} className="mm-lamplight" />
      <Trees />
      {RADII.slice(1).map((r) => (
        <circle key={r} r={r} className="mm-ring" />
      ))}
      {ARCS.map((arc) => (
        <Border key={arc} arc={arc} />
      ))}
      {ARCS.map((arc) => (
        <Labels key={arc} arc={arc} />
      ))}
    </g>
  );
});

const Space = ({ ring, arc }: { ring: number; arc: number }) => (
  <path d={spaceOutline(ring, arc)} className={`mm-space mm-${colourOf(arc)} mm-r${ring}`} />
);

function Border({ arc }: { arc: number }) {
  const [a, b] = [at(RADII[4], startAngle(arc)), at(500, startAngle(arc))];
  const isColourBorder = arc % 2 === 1;
  return <line x1={a.x} y1={a.y} x2={b.x} y2={b.y} className={isColourBorder ? 'mm-border mm-border-colour' : 'mm-border'} />;
}

/** Ring names run along each wedge; the arc's number and sign stand in the forest's rim. */
function Labels({ arc }: { arc: number }) {
  const colour = colourOf(arc);
  const badge = badgeOf(arc);
  return (
    <>
      {[0, 1, 2, 3].map((ring) => (
        <RingName key={ring} ring={ring} arc={arc} />
      ))}
      <g transform={`translate(${badge.x} ${badge.y})`} className={`mm-badge mm-${colour}`}>
        <circle r="1.1em" />
        <text dy="0.36em">
          {arc}
          <tspan className="mm-sign" dx="0.08em">
            {SIGNS[colour]}
          </tspan>
        </text>
      </g>
    </>
  );
}

/** Names run along the ring from the arc's border, where single tokens leave them free; in the lower half they run the other way, to be read. */
function RingName({ ring, arc }: { ring: number; arc: number }) {
  const id = `mm-bow-${ring}-${arc}`;
  const isLow = arc === 3 || arc === 4;
  const [from, to] = [startAngle(arc) + 3, startAngle(arc) + 57];
  const radius = (inner(ring) + outer(ring)) / 2;
  return (
    <>
      <path id={id} d={isLow ? bow(radius, to, from) : bow(radius, from, to)} fill="none" />
      <text className="mm-ring-name">
        <textPath href={`#${id}`}>
          <tspan dy="0.36em">{SHORT[ring] ?? RING_NAMES[ring]}</tspan>
        </textPath>
      </text>
    </>
  );
}
const SHORT: Record<number, string> = { 3: 'Sword' };

/** Firs, scattered by a fixed rule. */
function Trees() {
  const spots = Array.from({ length: 84 }, (_, i) => ({
    angle: (i * 360) / 84 + ((i * 37) % 5),
    radius: 424 + ((i * 53) % 70),
    size: 12 + ((i * 29) % 11),
  }));
  return (
    <g className="mm-trees">
      {spots.map(({ angle, radius, size }, i) => {
        const p = at(radius, angle);
        return <path key={i} d={fir(p.x, p.y, size)} />;
      })}
    </g>
  );
}
const fir = (x: number, y: number, s: number) =>
  `M${x} ${y - s * 1.5}l${s * 0.7} ${s}h${-s * 0.3}l${s * 0.5} ${s * 0.9}h${-s * 1.8}l${s * 0.5} ${-s * 0.9}h${-s * 0.3}Z`;
