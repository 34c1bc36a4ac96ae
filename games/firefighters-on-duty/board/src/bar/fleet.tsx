import { capital } from '@nightfall/kit/words';
import { CAPACITIES, engineOf, VEHICLE_IDS, vehicleName, type Fd, type Vehicle } from '@nightfall/firefighters-on-duty';
import type { BoardProps } from '@nightfall/ui';
import { handOf, usePicked } from '../hand/hand.ts';
import { vehicleWords } from '../picture/words.ts';
import { SYMBOL_PATHS } from './die.tsx';

const NAMES = ['Truck', 'Carrier'];
const SIGNS: readonly { readonly of: (v: Vehicle) => number; readonly path: string }[] = [
  { of: (v) => v.ff + v.civ, path: SYMBOL_PATHS.firefighter },
  { of: (v) => v.inj, path: 'M18 6h12v12h12v12H30v12H18V30H6V18h12Z' },
  { of: (v) => v.hose, path: 'M24 6a18 18 0 1 0 0 36 18 18 0 0 0 0-36Zm0 10a8 8 0 1 1 0 16 8 8 0 0 1 0-16Z' },
  { of: (v) => v.axe, path: 'M10 42 28 20l-6-6c6-8 16-8 20-2-8 2-8 8-8 14l-4-4-16 22Z' },
];

/** FD-28.1 The own engine, the truck and the carrier with what they have aboard; each a large target that takes the vehicle up. */
export function Fleet(props: BoardProps<Fd>) {
  const { seat, view } = props;
  if (seat === null) return null;
  return (
    <div className="fd-fleet">
      {[engineOf(seat), 0, 1].map((index) => view.vehicles[index] && <Chip key={index} {...props} index={index} />)}
    </div>
  );
}

function Chip({ index, ...props }: BoardProps<Fd> & { readonly index: number }) {
  const { view, camera } = props;
  const picked = usePicked(props);
  const id = VEHICLE_IDS[index]!;
  const vehicle = view.vehicles[index]!;
  const isPicked = picked.piece === id;
  const take = () => {
    handOf(props).pick({ piece: isPicked ? null : id });
    camera.reveal([id]);
  };
  return (
    <button type="button" className="fd-chip" data-mark={id} aria-pressed={isPicked} onClick={take}>
      <span className="unseen">{vehicleWords(view, index)}</span>
      <b aria-hidden="true">{NAMES[index] ?? capital(vehicleName(id).replace('the ', '').replace(' engine', ''))}</b>
      {vehicle.at < 0 ? <span aria-hidden="true">lost</span> : <Aboard vehicle={vehicle} most={CAPACITIES[index]!.water} />}
    </button>
  );
}

function Aboard({ vehicle, most }: { vehicle: Vehicle; most: number }) {
  return (
    <span className="fd-aboard-list" aria-hidden="true">
      {most > 0 && (
        <span className="fd-tank-row">
          <i style={{ width: `${(100 * vehicle.water) / most}%` }} />
          <em>{vehicle.water}</em>
        </span>
      )}
      {SIGNS.map(({ of, path }, i) => of(vehicle) > 0 && <Sign key={i} path={path} n={of(vehicle)} />)}
    </span>
  );
}
const Sign = ({ path, n }: { path: string; n: number }) => (
  <span className="fd-sign">
    <svg viewBox="0 0 48 48">
      <path d={path} fillRule="evenodd" />
    </svg>
    {n > 1 && n}
  </span>
);
