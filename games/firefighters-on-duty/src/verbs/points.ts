import type { Out } from '@nightfall/kernel';
import { negativePoints } from '../queries/phase.ts';
import type { Fd } from '../moves.ts';
import type { Points, State } from '../state.ts';

/** FD-18.1, FD-18.2 Negative Points only ever rise. */
export function addPoints(s: State, source: keyof Points, count: number, space: string | null, out: Out<Fd>): void {
  s.points[source] += count;
  out?.({ type: 'negativePoint', source, count, total: negativePoints(s), space });
}
