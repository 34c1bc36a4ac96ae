import {
  cityOf,
  diceOn,
  DIE_NAMES,
  engineOf,
  symbolOf,
  VEHICLE_IDS,
  type DieName,
  type FdMove,
  type Person,
  type State,
  type Sym,
  type VehicleId,
} from '@nightfall/firefighters-on-duty';
import type { Seat } from '@nightfall/kernel';
import type { Picked } from './hand.ts';

/** Something that a touch may have meant, and the symbol that it takes. */
export type Attempt = { readonly move: FdMove; readonly needs: Sym | null };
type Touched = {
  readonly view: State;
  readonly seat: Seat;
  readonly die: DieName | null;
  /** The place, by its id and in space order, and what was touched there. */
  readonly space: string;
  readonly index: number;
  readonly thing: string | undefined;
};

const vehicleIn = (mark: string | null | undefined): VehicleId | undefined => VEHICLE_IDS.find((id) => id === mark);
const idAt = (view: State, vehicle: VehicleId): string =>
  cityOf(view).ids[view.vehicles[VEHICLE_IDS.indexOf(vehicle)]?.at ?? -1] ?? '';
/** The die in hand; else the one that shows the symbol, so that the refusal speaks of what is really missing. */
const dieFor = ({ view, seat, die }: Touched, sym: Sym): DieName =>
  die ?? DIE_NAMES.find((_, i) => view.crews[seat]!.dice[i] === sym) ?? 'A';

const drive = (t: Touched, vehicle: VehicleId, to = t.space): Attempt => ({
  needs: 'vehicle',
  move: { type: 'moveVehicle', seat: t.seat, die: dieFor(t, 'vehicle'), vehicle, from: idAt(t.view, vehicle), to },
});
const walk = (t: Touched, from: string, to = t.space): Attempt => ({
  needs: 'firefighter',
  move: { type: 'moveFirefighter', seat: t.seat, die: dieFor(t, 'firefighter'), from, to, hose: false, axe: false },
});
const lead = (t: Touched, kind: Person, from: string, to = t.space): Attempt => ({
  needs: 'firefighter',
  move: { type: 'movePerson', seat: t.seat, die: dieFor(t, 'firefighter'), kind, from, to },
});
const load = (t: Touched, kind: Person, from = t.space): Attempt => ({
  needs: null,
  move: { type: 'load', seat: t.seat, vehicle: 'CARRIER', kind, from },
});
const pour = ({ seat }: Touched, from: VehicleId, to: VehicleId): Attempt => {
  const water = { seat, from, to, n: 1 };
  const isCommon = from === 'TRUCK' || to === 'TRUCK';
  return { needs: null, move: isCommon ? { type: 'transferWater', ...water } : { type: 'offerWater', ...water } };
};
const spray = (t: Touched): Attempt =>
  diceOn(t.view.crews[t.seat]!, 'engine') > 0
    ? { needs: null, move: { type: 'extinguish', seat: t.seat, space: t.space, water: 1 } }
    : { needs: 'water', move: { type: 'quickExtinguish', seat: t.seat, die: dieFor(t, 'water'), space: t.space, water: 1 } };
const chop = (t: Touched): Attempt => ({
  needs: 'gear',
  move: { type: 'quickAxe', seat: t.seat, die: dieFor(t, 'gear'), space: t.space },
});
const cutPower = ({ seat, space }: Touched): Attempt => ({ needs: 'gear', move: { type: 'quickShutoff', seat, space } });
const raise = (t: Touched): Attempt => ({
  needs: 'water',
  move: { type: 'addReserve', seat: t.seat, die: dieFor(t, 'water'), station: t.space },
});

const own = ({ seat }: Touched): VehicleId => VEHICLE_IDS[engineOf(seat)]!;
/** A road next to where the vehicle stands, for a touch that does not say where to. */
const beside = ({ view, index }: Touched): string => cityOf(view).ids[cityOf(view).places[index]!.adjacent[0]!]!;
/** Where a firefighter for this place may come from: next to it, aboard the own engine, or the nearest there is. */
function walkersTo(t: Touched): Attempt[] {
  const { ids, places, walking } = cityOf(t.view);
  const crewed = t.view.spaces.flatMap(({ ff }, i) => (ff > 0 && i !== t.index ? [i] : []));
  const near = crewed.filter((i) => places[t.index]!.adjacent.includes(i));
  const engine = idAt(t.view, own(t));
  if (near.length > 0) return near.map((i) => walk(t, ids[i]!));
  if (t.view.vehicles[engineOf(t.seat)]!.ff > 0 && engine !== t.space) return [walk(t, engine)];
  const [nearest] = crewed.toSorted((a, b) => walking[a]![t.index]! - walking[b]![t.index]!);
  return [walk(t, nearest === undefined ? engine : ids[nearest]!)];
}

/** With a piece in hand: it goes there, or does something with what was touched. */
function withPiece(t: Touched, piece: string): Attempt[] {
  const vehicle = vehicleIn(piece);
  const other = vehicleIn(t.thing);
  const [from = '', kind] = piece.split('-');
  if (vehicle && other && vehicle !== other && vehicle !== 'CARRIER' && other !== 'CARRIER') return [pour(t, vehicle, other)];
  if (vehicle === 'CARRIER' && (t.thing === 'civ' || t.thing === 'inj')) return [load(t, t.thing)];
  if (vehicle) return [drive(t, vehicle)];
  if (kind === 'ff') return [walk(t, from)];
  if (kind !== 'civ' && kind !== 'inj') return [];
  return other === 'CARRIER' ? [load(t, kind, from)] : [lead(t, kind, from)];
}

/** With a die in hand: whatever its symbol does at this place. */
function withSymbol(t: Touched, sym: Sym): Attempt[] {
  const isStation = cityOf(t.view).stations.includes(t.index);
  if (sym === 'vehicle') return [drive(t, own(t)), drive(t, 'CARRIER'), drive(t, 'TRUCK')];
  if (sym === 'water') return [isStation ? raise(t) : spray(t)];
  if (sym === 'gear') return t.view.spaces[t.index]!.power ? [cutPower(t), chop(t)] : [chop(t)];
  return t.thing === 'civ' || t.thing === 'inj' ? [lead(t, t.thing, t.space, beside(t))] : walkersTo(t);
}

/** With empty hands: what lies there says what was meant. */
function withNothing(t: Touched): Attempt[] {
  const { thing } = t;
  const here = t.view.spaces[t.index]!;
  const vehicle = vehicleIn(thing);
  if (vehicle) return [drive(t, vehicle, beside(t))];
  if (thing === 'debris') return [chop(t)];
  if (thing === 'power') return [cutPower(t)];
  if (thing === 'civ' || thing === 'inj') return [lead(t, thing, t.space, beside(t)), load(t, thing)];
  if (thing === 'ff' || thing === 'hose' || thing === 'axe') return [walk(t, t.space, beside(t))];
  if (thing === 'fire' || here.active > 0) return [spray(t)];
  return cityOf(t.view).isArea[t.index] ? walkersTo(t) : withSymbol(t, 'vehicle');
}

/** Everything that a touch on this mark may have meant: by the piece in hand, by the die in hand, by what lies there. */
export function attemptsAt(mark: string, view: State, seat: Seat, { die, piece }: Picked): readonly (readonly Attempt[])[] {
  const vehicle = vehicleIn(mark);
  const [place = '', kind] = vehicle ? [idAt(view, vehicle), vehicle] : mark.split('-');
  const index = cityOf(view).indexOf[place];
  if (index === undefined) return [];
  const touched: Touched = { view, seat, die, space: place, index, thing: kind };
  const sym = die && symbolOf(view.crews[seat]!.dice[DIE_NAMES.indexOf(die)]!);
  return [
    piece === null || piece === mark ? [] : withPiece(touched, piece),
    sym ? withSymbol(touched, sym) : [],
    withNothing(touched),
  ];
}
