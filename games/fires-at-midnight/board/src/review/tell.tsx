import {
  type FireEvent,
  type Point,
  type View,
  placeOf,
  savedCount,
  squareAt,
  squareName,
  stepName,
  villagerName,
  isVillager,
} from '@nightfall/fires-at-midnight';
import type { Told } from '@nightfall/ui';
import { Portrait } from '../picture/portrait.tsx';
import { signAt } from '../picture/signs.tsx';

type Of<K extends FireEvent['type']> = Extract<FireEvent, { type: K }>;

/** FM-21.21 What the fire and the others do: the step by its name, a chain reaction link by link; a rescue and a death are moments. */
export function tell(e: FireEvent, v: View): Told | undefined {
  switch (e.type) {
    case 'step':
      return { kind: 'phase', title: stepName(e.step), hold: 700 };
    case 'explosion':
      return { kind: 'chain', title: `Explosion at ${squareName(e.sq)}`, marks: [squareName(e.sq)], hold: 700 };
    case 'chestExploded':
      return { kind: 'chain', title: `Chest ${e.id} explodes`, marks: [e.id], hold: 800 };
    case 'left':
      return rescue(e, v);
    case 'buried':
      return {
        kind: 'chain',
        title: `${e.house} buries ${isVillager(e.id) ? villagerName(e.id) : e.id}`,
        marks: [e.house],
        hold: 900,
      };
    case 'villagerDied':
      return death(e, v);
    case 'houseCollapsed':
      return { kind: 'chain', title: `${e.house} collapses`, marks: [e.house], hold: 1000 };
    case 'houseDamaged':
      return { kind: 'chain', title: `${e.house} is damaged`, marks: [e.house], hold: 500 };
    case 'knockedDown':
      return { kind: 'chain', title: `${e.f} is knocked down`, marks: [e.f], hold: 700 };
    case 'treeBurnt':
      return { kind: 'chain', title: `Tree ${e.id} burns down`, marks: [e.id], hold: 500 };
    case 'villagerPlaced':
      return { kind: 'reveal', title: `${villagerName(e.id)} (${e.id}) calls for help`, marks: [e.id], hold: 900 };
    case 'marker':
      return { kind: 'move', title: '', marks: [squareName(e.sq)] };
    default:
      return undefined;
  }
}

/** A villager leaves the table in somebody's arms; what else is carried off is only told. */
function rescue({ f, load, path }: Of<'left'>, v: View): Told {
  const marks = [f, signAt('safe', squareAt(onTable(path.at(-1)!)))];
  if (!isVillager(load)) return { kind: 'chain', title: `${f} carries ${load} off the table`, marks, hold: 700 };
  const isLast = savedCount(v) + 1 >= v.settings.needSaved;
  const title = isLast ? `${villagerName(load)} is safe, and the night is won` : `${villagerName(load)} is safe`;
  return {
    kind: 'moment',
    tone: 'good',
    title,
    at: `${f} carried ${load} off the table.`,
    text: `${savedCount(v) + 1} of ${v.settings.needSaved} saved.`,
    art: <Portrait id={load} tone="good" />,
    marks,
  };
}
/** The way out ends beyond the border. */
const onTable = ([x, y]: Point): Point => [Math.min(23_999, Math.max(1, x)), Math.min(23_999, Math.max(1, y))];

function death({ id, by, dead, of }: Of<'villagerDied'>, v: View): Told {
  const villager = v.villagers.find((one) => one.id === id);
  const place = villager && placeOf(v, villager);
  return {
    kind: 'moment',
    tone: 'bad',
    title: `${villagerName(id)} dies${dead >= of ? ', one too many' : ''}`,
    at: by === null ? `${id} could not be reached in time.` : `${id} died in ${by}’s arms.`,
    text: `${dead} of ${of} dead.`,
    art: <Portrait id={id} tone="bad" />,
    marks: [id, ...(place ? [signAt('died', squareAt(place))] : [])],
  };
}
