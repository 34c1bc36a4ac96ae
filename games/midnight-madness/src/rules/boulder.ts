import type { Out } from '@nightfall/kernel';
import { idsOf, isHidden, isTowerUp, isWallUp, unseenFor } from '../queries/board.ts';
import type { Kind } from '../content/tokens.ts';
import { type Arc, CASTLE, oppositeOf, type Ring, type Space, spaceName, SWORDSMAN } from '../content/spaces.ts';
import type { BoulderFrame, State, Token } from '../state.ts';
import type { Night } from '../moves.ts';
import { breakTower, strikeWall, tellBoulder } from '../verbs/castle.ts';
import { destroy, uncover } from '../verbs/tokens.ts';
import { always, dice, rule } from './sentences.ts';
import { loseWithoutTowers } from './ending.ts';

type Stop = { readonly what: 'wall' | 'tower'; readonly arc: Arc } | undefined;
type Way = { readonly path: readonly (readonly [Ring, Arc])[]; readonly stop: Stop };

/** MM-16.5 The spaces rolled through, and the first structure met, the only one broken (MM-16.6). */
export function boulderWay(s: State, ring: Ring, arc: Arc): Way {
  const path: [Ring, Arc][] = [];
  const across = oppositeOf(arc);
  for (let r = ring; r <= SWORDSMAN; r++) path.push([r, arc]);
  if (isWallUp(s, arc)) return { path, stop: { what: 'wall', arc } };
  if (isTowerUp(s, arc)) return { path, stop: { what: 'tower', arc } };
  path.push([CASTLE, arc]);
  if (isTowerUp(s, across)) return { path, stop: { what: 'tower', arc: across } };
  path.push([CASTLE, across]);
  if (isWallUp(s, across)) return { path, stop: { what: 'wall', arc: across } };
  for (let r = SWORDSMAN; r >= 0; r--) path.push([r, across]);
  return { path, stop: undefined };
}

/** MM-16.3, MM-16.4: everything in the way, in the order in which the boulder meets it. */
export function boulderVictims(s: State, { path }: Way): Token[] {
  const found: Token[] = [];
  for (const [ring, arc] of path) for (const token of s.tokens) if (token.ring === ring && token.arc === arc) found.push(token);
  return found;
}

const hiddenVictims = (s: State, f: BoulderFrame): Token[] => boulderVictims(s, boulderWay(s, f.ring, f.arc)).filter(isHidden);

/** MM-16.7 A crushed hidden token is shown: each is one of those still unseen. */
function sidesOfHidden(s: State, f: BoulderFrame): readonly number[] {
  const left = { start: unseenFor(s, true).length, supply: unseenFor(s, false).length };
  return hiddenVictims(s, f).map(({ isStart }) => (isStart ? left.start-- : left.supply--));
}

function showHidden(s: State, f: BoulderFrame, faces: readonly number[]): void {
  f.kinds = hiddenVictims(s, f).map((token, i) => uncover(s, token, faces[i]!));
}

const structureName = (s: State, stop: Stop): string | null =>
  !stop
    ? null
    : stop.what === 'wall' && s.walls[stop.arc - 1] === 'fortified'
      ? `fortify ${stop.arc}`
      : `${stop.what} ${stop.arc}`;

function tell(s: State, { path, stop }: Way, victims: readonly Token[], out: Out<Night>): void {
  const spaces: Space[] = path.map(([ring, arc]) => spaceName(ring, arc));
  tellBoulder(spaces, idsOf(victims), structureName(s, stop), out);
}

function roll(s: State, f: BoulderFrame, out: Out<Night>): void {
  const way = boulderWay(s, f.ring, f.arc);
  const victims = boulderVictims(s, way);
  if (out) tell(s, way, victims, out);
  let shown = 0;
  for (const token of victims) {
    const kind: Kind = token.kind ?? f.kinds[shown++]!;
    destroy(s, token, kind, 'boulder', out); // 16.8; nobody scores
  }
  if (way.stop?.what === 'wall') strikeWall(s, way.stop.arc, 'boulder', out);
  if (way.stop?.what === 'tower') breakTower(s, way.stop.arc, 'boulder', out);
  loseWithoutTowers(s, out); // 16.10
}

/** MM-16.2 The boulder rolls from the space it lay in towards the castle: always from outside it (MM-16.11). */
export const boulder = rule<BoulderFrame>('MM-16.2', {
  uncover: dice(sidesOfHidden, showHidden), // 16.7
  roll: always(roll),
});
