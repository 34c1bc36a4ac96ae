import { ARCS, type State } from '@nightfall/midnight-madness';
import { at, bow, middleAngle, startAngle, TOWER_RADIUS, WALL_RADIUS, wedge } from './polar.ts';
import { ICONS } from './icons.ts';

export type Structure = {
  readonly arc: number;
  readonly isLit: boolean;
  readonly threat: 'sure' | 'maybe' | undefined;
  readonly isStruck: boolean;
};

/** Courtyard and keep, which stand whatever happens. */
export const Courtyard = () => (
  <g aria-hidden="true">
    <circle r={WALL_RADIUS} className="mm-yard" />
    {ARCS.map((arc) => {
      const [a, b] = [at(40, startAngle(arc)), at(WALL_RADIUS, startAngle(arc))];
      return <line key={arc} x1={a.x} y1={a.y} x2={b.x} y2={b.y} className="mm-yard-line" />;
    })}
    <circle r={46} className="mm-keep" />
    <circle r={34} className="mm-keep-top" />
    <path d="M-3 -20h6v40h-6zM-20 -3h40v6h-40z" className="mm-keep-mark" />
    <circle r={9} className="mm-fire" />
  </g>
);

/** A wall on the border of the Castle ring: it stands, is fortified, or has left its rubble (MM-4.9). */
export function Wall({ wall, at: s }: { wall: State['walls'][number]; at: Structure }) {
  const from = startAngle(s.arc) + 2;
  const className = `mm-wall mm-wall-${wall}${s.isLit ? ' mm-lit' : ''}${s.threat ? ` mm-threat-${s.threat}` : ''}${s.isStruck ? ' mm-struck' : ''}`;
  return (
    <g className={className}>
      {wall === 'fallen' ? <Rubble arc={s.arc} radius={WALL_RADIUS} spread={22} /> : <Stones from={from} />}
      {wall === 'fortified' && <Shield arc={s.arc} />}
      <path d={wedge(WALL_RADIUS - 38, WALL_RADIUS + 38, from, from + 56)} className="mm-hit" />
    </g>
  );
}

function Stones({ from }: { from: number }) {
  const teeth = Array.from({ length: 7 }, (_, i) => from + 1 + i * 8);
  return (
    <>
      <path d={wedge(WALL_RADIUS - 11, WALL_RADIUS + 13, from, from + 56)} className="mm-stone" />
      <path d={bow(WALL_RADIUS + 1, from + 1, from + 55)} className="mm-joint" />
      {teeth.map((angle) => (
        <path key={angle} d={wedge(WALL_RADIUS + 8, WALL_RADIUS + 19, angle, angle + 4.6)} className="mm-tooth" />
      ))}
    </>
  );
}

function Shield({ arc }: { arc: number }) {
  const p = at(WALL_RADIUS + 2, middleAngle(arc));
  return (
    <g transform={`translate(${p.x} ${p.y})`} className="mm-fortify">
      <path d="M-17 -17h34v18c0 10-8 16-17 21c-9-5-17-11-17-21Z" />
      <path d={ICONS.fortify} transform="translate(-11 -13) scale(0.043)" className="mm-ink" />
    </g>
  );
}

/** Tower a stands in the Castle ring of its arc (MM-4.10). */
export function Tower({ stands, at: s }: { stands: boolean; at: Structure }) {
  const p = at(TOWER_RADIUS, middleAngle(s.arc));
  const className = `mm-tower${stands ? '' : ' mm-fallen'}${s.threat ? ` mm-threat-${s.threat}` : ''}${s.isStruck ? ' mm-struck' : ''}`;
  return (
    <g className={className} transform={stands ? `translate(${p.x} ${p.y})` : undefined}>
      {stands ? <Turret /> : <Rubble arc={s.arc} radius={TOWER_RADIUS} spread={9} />}
    </g>
  );
}

const Turret = () => (
  <>
    <circle r={31} className="mm-tower-foot" />
    {Array.from({ length: 8 }, (_, i) => (
      <rect key={i} x={-6} y={-31} width={12} height={10} transform={`rotate(${i * 45})`} className="mm-tooth" />
    ))}
    <circle r={23} className="mm-tower-top" />
    <path d="M0 -17L14 6H-14Z" className="mm-roof" />
    <path d="M0 17L14 6H-14Z" className="mm-roof-low" />
    <circle r={4.5} cy={2} className="mm-window" />
  </>
);

/** Stones that lie about, with the outline of what stood there. */
function Rubble({ arc, radius, spread }: { arc: number; radius: number; spread: number }) {
  const stones = Array.from({ length: 9 }, (_, i) => ({
    angle: middleAngle(arc) + ((i * 47) % (2 * spread)) - spread,
    out: ((i * 31) % 26) - 12,
    size: 5 + ((i * 7) % 6),
  }));
  return (
    <>
      {spread > 10 && <path d={bow(radius, middleAngle(arc) - 28, middleAngle(arc) + 28)} className="mm-gone" />}
      {stones.map(({ angle, out, size }, i) => {
        const p = at(radius + out, angle);
        return (
          <rect
            key={i}
            x={p.x - size / 2}
            y={p.y - size / 2}
            width={size * 1.4}
            height={size}
            transform={`rotate(${angle * 3} ${p.x} ${p.y})`}
            className="mm-rubble"
          />
        );
      })}
    </>
  );
}
