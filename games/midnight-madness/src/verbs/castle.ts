import type { Out } from '@nightfall/kernel';
import type { Arc } from '../content/spaces.ts';
import type { Madness } from '../moves.ts';
import type { State } from '../state.ts';

type Breaker = 'creatures' | 'boulder';

/** MM-12.11, MM-18.3: a Fortify token takes the blow for its wall; else the wall falls. */
export function strikeWall(s: State, arc: Arc, by: Breaker, out: Out<Madness>): void {
  const isFortified = s.walls[arc - 1] === 'fortified';
  s.walls[arc - 1] = isFortified ? 'standing' : 'fallen';
  out?.(isFortified ? { type: 'fortifyLost', arc, by } : { type: 'wallLost', arc, by });
}

/** MM-18.2 A tower is never rebuilt. */
export function breakTower(s: State, arc: Arc, by: Breaker, out: Out<Madness>): void {
  s.towers[arc - 1] = false;
  out?.({ type: 'towerLost', arc, by });
}

/** MM-10.9, MM-18.5: a rebuilt wall has no Fortify token. */
export function buildWall(s: State, arc: Arc, out: Out<Madness>): void {
  s.walls[arc - 1] = 'standing';
  out?.({ type: 'wallBuilt', arc });
}

/** MM-10.11 */
export function fortifyWall(s: State, arc: Arc, out: Out<Madness>): void {
  s.walls[arc - 1] = 'fortified';
  out?.({ type: 'wallFortified', arc });
}
