import type { Vehicle } from '@nightfall/firefighters-on-duty';
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
      data-mark={mark}
      data-piece={mark}
    >
      <title>{label}</title>
      <ellipse cx={1} cy={8} rx={22} ry={5} className="fd-shade" />
      <rect x={-22} y={-9} width={44} height={18} rx={3.5} className="fd-hull" />
      {index === 0 && <Tank />}
      {index === 1 && <Seats />}
      {index > 1 && <Ladder sign={SEAT_SIGNS[index - 2] ?? ''} />}
      <rect x={11} y={-8} width={9.5} height={16} rx={2.5} className="fd-cab" />
      <path d="M18.5-6v12" className="fd-screen" />
      <circle cx={13} cy={-4} r={1.9} className="fd-beacon" />
      <circle cx={13} cy={4} r={1.9} className="fd-beacon fd-beacon-2" />
      <Cargo vehicle={vehicle} index={index} />
      {vehicle.status === 'damaged' && <path d="M-14-9l4 6-5 3 6 8" className="fd-crack" />}
    </g>
  );
}

const Tank = () => (
  <>
    <rect x={-20} y={-7} width={13} height={14} rx={6} className="fd-tank" />
    <rect x={-6} y={-7} width={13} height={14} rx={6} className="fd-tank" />
  </>
);
const Seats = () => <path d="M-19-6h26v12h-26ZM-12-6v12M-5-6v12M2-6v12" className="fd-seats" />;
const Ladder = ({ sign }: { sign: string }) => (
  <>
    <path d="M-20-3.4H8M-20 3.4H8M-17-3.4v6.8M-12-3.4v6.8M-7-3.4v6.8M-2-3.4v6.8M3-3.4v6.8" className="fd-ladder" />
    <circle cx={-14} r={5.2} className="fd-seat-disc" />
    <text x={-14} y={3} className="fd-seat-sign">
      {sign}
    </text>
  </>
);

/** Water as a gauge along the side; people and equipment aboard as a line of small signs. */
function Cargo({ vehicle: { water, ff, hose, axe, civ, inj }, index }: { vehicle: Vehicle; index: number }) {
  const most = index === 0 ? 24 : 12;
  const aboard = ['●'.repeat(ff + civ), '✚'.repeat(inj), '◎'.repeat(hose), '⚒'.repeat(axe)].join('');
  return (
    <>
      {index !== 1 && (
        <>
          <rect x={-21} y={-13} width={36} height={3.6} rx={1.8} className="fd-gauge" />
          <rect x={-21} y={-13} width={(36 * water) / most} height={3.6} rx={1.8} className="fd-gauge-full" />
          <text x={22} y={-9.4} className="fd-gauge-number">
            {water}
          </text>
        </>
      )}
      {aboard && (
        <text x={-1} y={2.6} className="fd-aboard">
          {aboard}
        </text>
      )}
    </>
  );
}
