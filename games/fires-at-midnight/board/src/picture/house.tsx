import { centreOf, doorPanel, footprint, isRuin, walls, type House } from '@nightfall/fires-at-midnight';
import { at, px, py } from './scale.ts';

type Shape = ReturnType<typeof footprint>;
const Box = ({ shape, className }: { shape: Shape; className: string }) => {
  if (shape.kind !== 'box') return null;
  const [x0, y0, x1, y1] = shape.rect;
  return <rect x={px(x0)} y={py(y1)} width={px(x1 - x0)} height={px(y1 - y0)} className={className} />;
};

const TURN = { S: 0, W: 90, N: 180, E: 270 };

/** A house to scale: floor, walls, a door that opens, and a roof that fades when one looks inside. */
export function HousePiece({
  house,
  name,
  isOpenToSee,
  isLit,
  isHurt,
}: {
  house: House;
  name: string;
  isOpenToSee: boolean;
  isLit: boolean;
  isHurt: boolean;
}) {
  if (isRuin(house)) return <Ruin house={house} name={name} />;
  return (
    <g className={`fm-house${isLit ? ' fm-lit' : ''}${isHurt ? ' fm-hurt' : ''}`} data-mark={house.id}>
      <title>{name}</title>
      <Box shape={footprint(house)} className="fm-floor" />
      <g
        transform={`${at(centreOf(house.sq))} rotate(${TURN[house.door]})`}
        className={isOpenToSee ? 'fm-roof fm-roof-off' : 'fm-roof'}
      >
        <path d="M-148 -148H148V148H-148Z" className="fm-eaves" />
        <path d="M-148 -148L0 -20L148 -148Z" className="fm-slope-1" />
        <path d="M-148 148L0 20L148 148Z" className="fm-slope-2" />
        <path d="M-148 -148L0 -20V20L-148 148Z" className="fm-slope-3" />
        <path d="M148 -148L0 -20V20L148 148Z" className="fm-slope-4" />
        <path d="M-148 -148L0 -20M148 -148L0 -20M-148 148L0 20M148 148L0 20M0 -20V20" className="fm-ridge" />
        <path d="M58 -112h34v34h-34z" className="fm-chimney" />
      </g>
      {walls(house).map((wall, i) => (
        <Box key={i} shape={wall} className="fm-wall" />
      ))}
      <Door house={house} />
      <IntegrityDie house={house} />
      <HouseName house={house} />
    </g>
  );
}

function Door({ house }: { house: House }) {
  if (!house.open) return <Box shape={doorPanel(house)} className="fm-door" />;
  return (
    <g transform={`${at(centreOf(house.sq))} rotate(${TURN[house.door]})`}>
      <rect x={-66} y={132} width={8} height={112} rx={3} className="fm-door" />
    </g>
  );
}

function HouseName({ house }: { house: House }) {
  const [x, y] = centreOf(house.sq);
  return (
    <text x={px(x) - 146} y={py(y) - 158} className="fm-id fm-house-id">
      {house.id}
    </text>
  );
}

/** The die stands beside its house, so that it never hides the marker (FM-21.3). */
function IntegrityDie({ house }: { house: House }) {
  const [x, y] = centreOf(house.sq);
  return (
    <g transform={`translate(${px(x) + 172} ${py(y) - 172})`} className="fm-integrity" aria-hidden="true">
      <rect x="-0.6em" y="-0.6em" width="1.2em" height="1.2em" rx={9} />
      <text dy="0.36em">{house.integrity}</text>
    </g>
  );
}

function Ruin({ house, name }: { house: House; name: string }) {
  const [x, y] = centreOf(house.sq);
  return (
    <g className="fm-ruin" data-mark={house.id} transform={`translate(${px(x)} ${py(y)})`}>
      <title>{name}</title>
      <path d="M-140 140V-60L-100 -90L-60 -40L-20 -120L30 -70L60 -130L100 -80L140 -110V140Z" />
      <path d="M-120 110l60 -40 40 30 50 -60 60 50 30 -20M-90 60l30 20M20 30l40 -20" className="fm-beams" />
    </g>
  );
}
