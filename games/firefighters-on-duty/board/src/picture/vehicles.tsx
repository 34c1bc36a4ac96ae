import { CAPACITIES, type Vehicle } from '@nightfall/firefighters-on-duty';
import type { Spot } from './spots.ts';

/** A shape for each seat, so that colour never speaks alone. */
export const SEAT_SIGNS = ['●', '▲', '■', '◆'] as const;

type Props = {
  readonly index: number;
  readonly mark: string;
  readonly vehicle: Vehicle;
  readonly spot: Spot;
  readonly label: string;
  readonly isLit: boolean;
  readonly isHeld: boolean;
};

/** A vehicle from above, two beacons on its cab. Drawn on a field of 44 by 22. */
export function VehiclePiece({ index, mark, vehicle, spot, label, isLit, isHeld }: Props) {
  const scale = Math.round((spot.size / 24) * 100) / 100;
  const kind = index === 0 ? 'truck' : index === 1 ? 'carrier' : `engine fd-seat-${index - 2}`;
  const mood = `${isLit ? ' fd-lit' : ''}${isHeld ? ' fd-held' : ''}${vehicle.status === 'damaged' ? ' fd-damaged' : ''}`;
  return (
    <g
      transform={`translate(${spot.x} ${spot.y}) scale(${scale})`}
      className={`fd-vehicle fd-${kind}${mood}`}
      style={{ '--fd-size': scale } as object}
      data-mark={mark}
      data-piece={mark}
    >
      <title>{label}</title>
      <rect x={-20} y={-6} width={44} height={20} rx={4} className="fd-shade" />
      <path d="M-18-11h8v22h-8ZM6-11h8v22h-8Z" className="fd-wheels" />
      <rect x={-22} y={-10} width={44} height={20} rx={3.5} className="fd-hull" />
      <path d="M-20-8.6H9v4.4H-20Z" className="fd-sheen" />
      {index === 0 && <Tank />}
      {index === 1 && <Seats />}
      {index > 1 && <Ladder />}
      <path d="M10-9h8.5q3 0 3 3V6q0 3-3 3H10Z" className="fd-cab" />
      <path d="M18.6-6.4q1.6 6.4 0 12.8" className="fd-screen" />
      <path d="M22-8l16-6v11L22-4ZM22 4l16-1v11L22 8Z" className="fd-headlight" />
      <rect x={11} y={-7.4} width={4} height={5.4} rx={1.4} className="fd-beacon" />
      <rect x={11} y={2} width={4} height={5.4} rx={1.4} className="fd-beacon fd-beacon-2" />
      {index > 1 && <SeatDisc sign={SEAT_SIGNS[index - 2] ?? ''} />}
      <Cargo vehicle={vehicle} index={index} />
      {vehicle.status === 'damaged' && <path d="M-14-9l4 6-5 3 6 8" className="fd-crack" />}
    </g>
  );
}

const Tank = () => (
  <>
    <rect x={-20} y={-7.4} width={13.4} height={14.8} rx={6.4} className="fd-tank" />
    <rect x={-6} y={-7.4} width={13.4} height={14.8} rx={6.4} className="fd-tank" />
    <path d="M-17-4h8M-3-4h8" className="fd-tank-light" />
  </>
);
const Seats = () => <path d="M-19-6.4h26v12.8h-26ZM-12.5-6.4v12.8M-6-6.4v12.8M.5-6.4v12.8" className="fd-seats" />;
const Ladder = () => <path d="M-4-4H9M-4 4H9M-1-4v8M3-4v8M7-4v8" className="fd-ladder" />;
const SeatDisc = ({ sign }: { sign: string }) => (
  <>
    <circle cx={-13} className="fd-seat-disc" />
    <text x={-13} className="fd-seat-sign">
      {sign}
    </text>
  </>
);

/** Water as a gauge along the side; whoever and whatever is aboard stands as small signs along the other. */
function Cargo({ vehicle: { water, ff, hose, axe, civ, inj }, index }: { vehicle: Vehicle; index: number }) {
  const most = CAPACITIES[index]!.water;
  const aboard = [
    ...Array<string>(ff).fill('ff'),
    ...Array<string>(civ).fill('civ'),
    ...Array<string>(inj).fill('inj'),
    ...Array<string>(hose).fill('hose'),
    ...Array<string>(axe).fill('axe'),
  ];
  const step = Math.min(6.4, 40 / Math.max(1, aboard.length));
  return (
    <>
      {index !== 1 && (
        <>
          <rect x={-21} y={-13.4} width={42} height={4.4} rx={2.2} className="fd-gauge" />
          <rect x={-20.2} y={-12.6} width={(40.4 * water) / most} height={2.8} rx={1.4} className="fd-gauge-full" />
        </>
      )}
      {aboard.map((what, i) => (
        <circle key={i} cx={-18 + i * step} cy={10.4} r={2.6} className={`fd-aboard fd-aboard-${what}`} />
      ))}
    </>
  );
}
