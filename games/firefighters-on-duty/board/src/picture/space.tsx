import { VEHICLE_IDS, type City, type Space, type State } from '@nightfall/firefighters-on-duty';
import type { ReactNode } from 'react';
import {
  Axe,
  Burned,
  Call,
  Civilian,
  Debris,
  Embers,
  Explosive,
  Firefighter,
  Flames,
  Gas,
  Hose,
  Injured,
  Piece,
  Power,
  Smoke,
} from './pieces.tsx';
import { plotsOf } from './layout.ts';
import { fixturesOf } from './specials.tsx';
import { spotsFor, type Wish } from './spots.ts';
import { VehiclePiece } from './vehicles.tsx';
import { vehicleWords } from './words.ts';

type Thing = {
  readonly key: string;
  readonly wish: Wish;
  readonly label: string;
  readonly draw: ReactNode;
  readonly vehicle?: number;
};
const many = (n: number, one: string, more: string) => (n === 1 ? `1 ${one}` : `${n} ${more}`);

/** Everything that lies on a space, the most important first. */
function thingsOn(view: State, p: Space, index: number): Thing[] {
  const things: (Thing | false)[] = [
    ...view.vehicles.map(
      (v, i): Thing | false => v.at === index && { key: `v${i}`, wish: 'vehicle', label: '', draw: null, vehicle: i },
    ),
    p.burned && { key: 'ruin', wish: 'blaze', label: 'Burned down', draw: <Burned /> },
    p.active > 0 && { key: 'fire', wish: 'blaze', label: many(p.active, 'fire', 'fires'), draw: <Flames n={p.active} /> },
    p.inactive > 0 && {
      key: 'ember',
      wish: 'small',
      label: `${p.inactive} smouldering: burns from next round`,
      draw: <Embers n={p.inactive} />,
    },
    p.inj > 0 && {
      key: 'inj',
      wish: 'small',
      label: many(p.inj, 'injured person', 'injured people'),
      draw: <Injured n={p.inj} />,
    },
    p.ff > 0 && { key: 'ff', wish: 'small', label: many(p.ff, 'firefighter', 'firefighters'), draw: <Firefighter n={p.ff} /> },
    p.civ > 0 && { key: 'civ', wish: 'small', label: many(p.civ, 'civilian', 'civilians'), draw: <Civilian n={p.civ} /> },
    p.hose > 0 && { key: 'hose', wish: 'small', label: many(p.hose, 'hose', 'hoses'), draw: <Hose n={p.hose} /> },
    p.axe > 0 && { key: 'axe', wish: 'small', label: many(p.axe, 'axe', 'axes'), draw: <Axe n={p.axe} /> },
    p.debris > 0 && { key: 'debris', wish: 'small', label: `Debris: ${p.debris}`, draw: <Debris n={p.debris} /> },
    p.power && { key: 'power', wish: 'small', label: 'Live electricity: no water here', draw: <Power /> },
    p.gas && { key: 'gas', wish: 'small', label: 'Gas tank', draw: <Gas /> },
    p.explosive && { key: 'explosive', wish: 'small', label: 'Explosives', draw: <Explosive /> },
    p.smoke > 0 && {
      key: 'smoke',
      wish: 'small',
      label: `Thick smoke: +${p.smoke} to put fires out`,
      draw: <Smoke level={p.smoke} />,
    },
    p.call > 0 && {
      key: 'call',
      wish: 'small',
      label: `Distress call, round ${p.call}`,
      draw: <Call round={p.call} isNear={p.call <= view.round + 1} />,
    },
  ];
  return things.filter((thing) => thing !== false);
}

type Props = {
  readonly city: City;
  readonly view: State;
  readonly index: number;
  readonly isLit: (piece: string) => boolean;
  readonly held: string | null;
  /** Marks that a log line or a hint speaks of. */
  readonly lit: readonly string[];
};

/** The pieces of one space, each on a spot of its own. */
export function SpacePieces({ city, view, index, isLit, held, lit }: Props) {
  const p = view.spaces[index]!;
  const things = thingsOn(view, p, index);
  const spots = spotsFor(
    plotsOf(city)[index]!,
    things.map(({ wish }) => wish),
    fixturesOf(city, index),
  );
  const isInDanger = p.active > 0;
  return things.map(({ key, label, draw, vehicle }, i) => {
    const spot = spots[i];
    if (!spot) return null;
    const mark = vehicle === undefined ? `${city.ids[index]}-${key}` : VEHICLE_IDS[vehicle]!;
    if (vehicle !== undefined)
      return (
        <VehiclePiece
          key={mark}
          index={vehicle}
          mark={mark}
          vehicle={view.vehicles[vehicle]!}
          spot={spot}
          label={vehicleWords(view, vehicle)}
          isLit={isLit(mark)}
          isHeld={held === mark}
        />
      );
    const isPerson = key === 'ff' || key === 'civ' || key === 'inj';
    const mood = [
      isLit(mark) && 'fd-lit',
      held === mark && 'fd-held',
      lit.includes(mark) && 'fd-named',
      isPerson && isInDanger && 'fd-danger',
    ];
    return (
      <Piece key={mark} spot={spot} mark={mark} label={label} className={`fd-piece ${mood.filter(Boolean).join(' ')}`}>
        {draw}
      </Piece>
    );
  });
}
