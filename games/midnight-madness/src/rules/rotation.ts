import type { Out } from '@nightfall/kernel';
import { isTowerUp } from '../queries/board.ts';
import { CASTLE, clockwiseOf, counterClockwiseOf, spaceName } from '../content/spaces.ts';
import type { Moved, Night } from '../moves.ts';
import type { RotationFrame, State } from '../state.ts';
import { place, tellRotation } from '../verbs/tokens.ts';
import { loseWithoutTowers } from './ending.ts';
import { callStrikes, join } from './march.ts';
import { always, rule } from './sentences.ts';

function turnRound(s: State, f: RotationFrame, out: Out<Night>): void {
  const towers: (number[] | undefined)[] = [];
  const moves: Moved[] = [];
  for (const token of s.tokens) {
    if (token.id === s.tarred) continue; // 13.2
    const from = token.arc;
    place(token, token.ring, f.isClockwise ? clockwiseOf(from) : counterClockwiseOf(from)); // 13.1
    if (token.ring === CASTLE && isTowerUp(s, token.arc)) join(towers, token.arc, token.id); // 13.4
    if (out) moves.push({ token: token.id, from: spaceName(token.ring, from), to: spaceName(token.ring, token.arc) });
  }
  tellRotation(f.isClockwise, moves, out);
  callStrikes(s, [], towers);
}

/** MM-13.1 Moving round the ring: flips nothing and touches no wall (MM-11.8, MM-13.3). */
export const rotation = rule<RotationFrame>('MM-13.1', {
  turn: always(turnRound),
  after: always((s, _f, out) => loseWithoutTowers(s, out)), // 21.3
});
