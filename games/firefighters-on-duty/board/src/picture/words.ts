import { capital } from '@nightfall/kit/words';
import {
  cityOf,
  placeName,
  requirementAt,
  tokens,
  vehicleName,
  VEHICLE_IDS,
  type Space,
  type State,
} from '@nightfall/firefighters-on-duty';

const AREA_NAMES = { green: 'homes', yellow: 'timber houses', red: 'works' } as const;

export const areaName = (type: keyof typeof AREA_NAMES): string => AREA_NAMES[type];

/** What lies on a space, in the order in which it matters. */
export function contents(p: Space): string[] {
  const counts: (string | false)[] = [
    p.burned && 'burned down',
    p.active > 0 && tokens(p.active, 'fire'),
    p.inactive > 0 && `${p.inactive} smouldering`,
    p.inj > 0 && tokens(p.inj, 'inj'),
    p.civ > 0 && tokens(p.civ, 'civ'),
    p.ff > 0 && tokens(p.ff, 'ff'),
    p.hose > 0 && tokens(p.hose, 'hose'),
    p.axe > 0 && tokens(p.axe, 'axe'),
    p.debris > 0 && 'debris',
    p.power && 'live electricity',
    p.gas && 'a gas tank',
    p.explosive && 'explosives',
    p.smoke > 0 && `thick smoke (+${p.smoke} to the roll needed)`,
    p.call > 0 && `a distress call for round ${p.call}`,
  ];
  return counts.filter((words) => words !== false);
}

/** A space as somebody would describe it over the radio. */
export function placeWords(view: State, index: number): string {
  const place = cityOf(view).places[index]!;
  const kind = place.type
    ? `${AREA_NAMES[place.type]}, fires go out on ${requirementAt(view, index)}${requirementAt(view, index) < 6 ? ' or more' : ''}`
    : 'road';
  const vehicles = VEHICLE_IDS.filter((_, i) => view.vehicles[i]?.at === index).map(vehicleName);
  const there = [...contents(view.spaces[index]!), ...vehicles];
  return `${capital(placeName(place.id))}: ${kind}${there.length > 0 ? `; ${there.join(', ')}` : ''}`;
}

export function vehicleWords(view: State, index: number): string {
  const { water, ff, hose, axe, civ, inj, status } = view.vehicles[index]!;
  const aboard = [
    index !== 1 && `${water} water`,
    ff > 0 && tokens(ff, 'ff'),
    hose > 0 && tokens(hose, 'hose'),
    axe > 0 && tokens(axe, 'axe'),
    civ > 0 && tokens(civ, 'civ'),
    inj > 0 && tokens(inj, 'inj'),
    status === 'damaged' && 'damaged',
  ].filter((words) => words !== false);
  return `${capital(vehicleName(VEHICLE_IDS[index]!))}${aboard.length > 0 ? `: ${aboard.join(', ')}` : ''}`;
}
