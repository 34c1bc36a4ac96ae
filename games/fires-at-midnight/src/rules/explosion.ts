import { SIDES, rolledSquare } from '../space/grid.ts';
import { always, dice, rule } from './sentences.ts';
import type { ExplosionFrame, Square, State } from '../state.ts';
import { explosionCount, isOutOfMarkers, standingHouseOn } from '../queries/village.ts';
import { announceExplosion, burnLine, finish, putExplosionMarker, tellDice } from '../verbs/fire.ts';
import { damageOnce } from './collapse.ts';

/** FM-12.1 An explosion at this square. */
export const explosionAt = (sq: Square): ExplosionFrame => ({ rule: 'explosion', at: 'supply', sq, again: false });

const followUpDice = (s: State, f: ExplosionFrame) => (f.again && s.settings.aftershock ? [6, 6] : []);

/** FM-12 Explosions. They hurt nobody by themselves (FM-12.12): the fire does, in the later steps. */
export const explosion = rule<ExplosionFrame>('FM-12', {
  // FM-12.2, FM-15.5 With all markers on the table the next explosion loses, and nothing else of it happens (FM-22.8).
  supply: always((s, f, out) => {
    announceExplosion(f.sq, out);
    if (isOutOfMarkers(explosionCount(s), s.settings)) finish(s, 'explosions', 'FM-12.2', out);
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
    for (const side of SIDES) burnLine(s, f.sq, side, out);
  }),
  // FM-12.10, FM-12.11, FM-15.4 Anywhere on the table, and perhaps once more.
  followUp: dice(followUpDice, (_s, f, faces, out) => {
    tellDice(out, 'followUp', 'FM-12.10', '', faces, null);
    f.sq = rolledSquare(faces);
    f.at = 'supply';
  }),
});
