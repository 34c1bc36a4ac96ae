import type { SinceThen } from '@nightfall/ui';
import type { Siege } from '@nightfall/siege-of-the-eternal-night';

type Drew = Extract<Siege['event'], { type: 'drew' }>;
const KINDS: Record<Drew['kind'], (squares: number) => string> = {
  troop: (squares) => `a troop of ${squares}`,
  flamestrike: () => 'Flamestrike',
  hammer: () => 'the Divine Hammer',
  volley: () => 'a crossbow volley',
  hero: (squares) => `a hero’s troop of ${squares}`,
  last: (squares) => `the last troop of ${squares}`,
};

/** "a troop of 4", "the Divine Hammer". */
export const drawnWords = ({ kind, cells }: Drew): string => KINDS[kind](cells.length);

/** "Turn 4: the Divine Hammer, 5 felled, 53 left." Its squares are in the picture. */
export function turning({ events }: SinceThen<Siege>): string | undefined {
  const drew = events.find((event) => event.type === 'drew');
  return drew && `Turn ${drew.turn}: ${drawnWords(drew)}, ${drew.felled} felled, ${drew.left} left.`;
}
