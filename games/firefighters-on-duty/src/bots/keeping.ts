import type { Sym } from '../content/equipment.ts';
import { engineOf } from '../content/vehicles.ts';
import type { Plan } from './ideas.ts';

/** FD-26.6 A Water die is kept while a hose team is a step or two away, and while the engine is about to arrive. */
function keepsWater({ situation: { v, city, seat }, posts, errands }: Plan): boolean {
  const post = posts()[seat];
  const engine = v.vehicles[engineOf(seat)]!;
  if (!post || post.forWater || engine.at < 0 || engine.water === 0) return false;
  if (city.driving[engine.at]![post.road]! > 1) return false;
  return post.areas.some((area) => {
    const here = v.spaces[area]!;
    if (here.power) return false;
    return (
      (here.ff > 0 && here.hose > 0) ||
      errands().some(({ job, distance }) => job.space === area && job.why === 'hose' && distance <= 2)
    );
  });
}
/** A Gear die is kept while a Firefighter with an axe is about to reach debris that matters, or one reaches live wires. */
const keepsGear = ({ errands }: Plan): boolean =>
  errands().some(({ job, distance }) => distance <= 1 && ((job.why === 'axe' && job.value > 3) || job.why === 'power'));

/** Is a symbol that is of no use now worth keeping for the next roll? */
export function keeps(plan: Plan, sym: Sym): boolean {
  if (sym === 'water') return keepsWater(plan);
  return sym === 'gear' && keepsGear(plan);
}
