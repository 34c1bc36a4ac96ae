import { type FireEvent, squareName, stepName } from '@nightfall/fires-at-midnight';
import type { Told } from '@nightfall/ui';

/** FM-21.21 What the fire and the others do: the step by its name, a chain reaction link by link, losses held. */
export function tell(e: FireEvent): Told | undefined {
  switch (e.type) {
    case 'step':
      return { kind: 'phase', title: stepName(e.step), hold: 700 };
    case 'explosion':
      return { kind: 'chain', title: `Explosion at ${squareName(e.sq)}`, marks: [squareName(e.sq)], hold: 700 };
    case 'chestExploded':
      return { kind: 'chain', title: `Chest ${e.id} explodes`, marks: [e.id], hold: 800 };
    case 'villagerDied':
      return { kind: 'chain', title: `${e.id} died: ${e.dead} of ${e.of}`, marks: [e.id], hold: 1400 };
    case 'houseCollapsed':
      return { kind: 'chain', title: `${e.house} collapses`, marks: [e.house], hold: 1000 };
    case 'houseDamaged':
      return { kind: 'chain', title: `${e.house} is damaged`, marks: [e.house], hold: 500 };
    case 'knockedDown':
      return { kind: 'chain', title: `${e.f} is knocked down`, marks: [e.f], hold: 700 };
    case 'treeBurnt':
      return { kind: 'chain', title: `Tree ${e.id} burns down`, marks: [e.id], hold: 500 };
    case 'villagerPlaced':
      return { kind: 'reveal', title: `${e.id} calls for help`, marks: [e.id], hold: 900 };
    case 'marker':
      return { kind: 'move', title: '', marks: [squareName(e.sq)] };
    default:
      return undefined;
  }
}
