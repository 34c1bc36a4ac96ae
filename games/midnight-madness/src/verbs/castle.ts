import type { Out } from '@nightfall/kernel';
import type { Arc, Space } from '../content/spaces.ts';
import type { Kind } from '../content/tokens.ts';
import type { Night } from '../moves.ts';
import { towersLeft } from '../queries/board.ts';
import type { State } from '../state.ts';

type Breaker = 'creatures' | 'boulder';

type Struck = readonly number[];
/** MM-12.11, MM-12.13 */
export function tellStrike(against: 'wall' | 'tower', arc: Arc, tokens: Struck, kinds: readonly Kind[], out: Out<Night>): void {
  out?.({ type: against === 'wall' ? 'wallStruck' : 'towerStruck', arc, tokens, kinds });
}
/** MM-16.5 */
export function tellBoulder(path: readonly Space[], victims: Struck, structure: string | null, out: Out<Night>): void {
  out?.({ type: 'boulderRolled', path, victims, structure });
}

/** MM-12.11, MM-18.3: a Fortify token takes the blow for its wall; else the wall falls. */
export function strikeWall(s: State, arc: Arc, by: Breaker, out: Out<Night>): void {
  const isFortified = s.walls[arc - 1] === 'fortified';
  s.walls[arc - 1] = isFortified ? 'standing' : 'fallen';
  out?.(isFortified ? { type: 'fortifyLost', arc, by } : { type: 'wallLost', arc, by });
}

/** MM-18.2 A tower is never rebuilt. */
export function breakTower(s: State, arc: Arc, by: Breaker, out: Out<Night>): void {
  s.towers[arc - 1] = false;
  out?.({ type: 'towerLost', arc, by, left: towersLeft(s) });
}

/** MM-10.9, MM-18.5: a rebuilt wall has no Fortify token. */
export function buildWall(s: State, arc: Arc, out: Out<Night>): void {
  s.walls[arc - 1] = 'standing';
  out?.({ type: 'wallBuilt', arc });
}

/** MM-10.11 */
export function fortifyWall(s: State, arc: Arc, out: Out<Night>): void {
  s.walls[arc - 1] = 'fortified';
  out?.({ type: 'wallFortified', arc });
}
