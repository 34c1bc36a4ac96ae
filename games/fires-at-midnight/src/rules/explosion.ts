import type { Out } from '@nightfall/kernel';
import { SIDES, nextSquare, rolledSquare } from '../space/grid.ts';
import { always, dice, rule } from './sentences.ts';
import { type ExplosionFrame, FIRE, type Side, type Square, type State } from '../state.ts';
import { explosionCount, standingHouseOn } from '../queries/village.ts';
import type { Fires } from '../moves.ts';
import { finish, mark, putExplosionMarker } from '../verbs/fire.ts';
import { damageOnce } from './collapse.ts';

/** FM-12.1 An explosion at this square. */
export const explosionAt = (sq: Square): ExplosionFrame => ({ rule: 'explosion', at: 'supply', sq, again: false });

/** FM-12.7, FM-22.6 On through smoke, which catches fire, and through fire; the first empty square burns and ends the line. */
function runLine(s: State, from: Square, side: Side, out: Out<Fires>): void {
  const squares: Square[] = [];
  for (let sq = nextSquare(from, side); sq >= 0; sq = nextSquare(sq, side)) {
    squares.push(sq);
    if (s.marks[sq] === 0) break;
  }
  out?.({ type: 'line', clause: 'FM-12.6', sq: from, side, squares });
  for (const sq of squares) if (s.marks[sq] !== FIRE) mark(s, sq, FIRE, 'FM-12.7', out);
}

const followUpDice = (s: State, f: ExplosionFrame) => (f.again && s.settings.aftershock ? [6, 6] : []);

/** FM-12 Explosions. They hurt nobody by themselves (FM-12.12): the fire does, in the later steps. */
export const explosion = rule<ExplosionFrame>('FM-12', {
  // FM-12.2, FM-15.5 With all markers on the table the next explosion loses, and nothing else of it happens (FM-22.8).
  supply: always((s, f, out) => {
    out?.({ type: 'explosion', clause: 'FM-12.1', sq: f.sq });
    if (explosionCount(s) >= s.settings.explosionMarkers) finish(s, 'explosions', 'FM-12.2', out);
  }),
  marker: always((s, f, out) => {
    f.again = s.boom[f.sq]!; // FM-12.4 none is put down, but a follow-up is due
    if (!f.again) putExplosionMarker(s, f.sq, 'FM-12.3', out);
  }),
  house: always((s, f, out) => {
    const house = standingHouseOn(s, f.sq);
    if (!house) return;
    f.at = 'followUp'; // FM-12.5 the house takes it all, no lines
    damageOnce(s, house, 'FM-12.5', out);
  }),
  // FM-12.6 The square itself is not changed (FM-22.5). FM-12.9 Nothing stops a line but the border (FM-12.8).
  lines: always((s, f, out) => {
    for (const side of SIDES) runLine(s, f.sq, side, out);
  }),
  // FM-12.10, FM-12.11, FM-15.4 Anywhere on the table, and perhaps once more.
  followUp: dice(followUpDice, (_s, f, faces, out) => {
    out?.({ type: 'dice', clause: 'FM-12.10', purpose: 'followUp', what: '', faces, again: null });
    f.sq = rolledSquare(faces);
    f.at = 'supply';
  }),
});
