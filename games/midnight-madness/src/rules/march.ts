import { call, type Out } from '@nightfall/kernel';
import { idsOf, isTowerUp, isWallUp } from '../queries/board.ts';
import { type Arc, ARCS, CASTLE, clockwiseOf, type Colour, colourOf, spaceName, SWORDSMAN } from '../content/spaces.ts';
import type { Moved, Night } from '../moves.ts';
import type { MarchFrame, State, StrikeFrame, Token } from '../state.ts';
import { place, tellSteps } from '../verbs/tokens.ts';
import { flips, steps } from './choose-flip.ts';
import { loseWithoutTowers } from './ending.ts';
import { always, rule } from './sentences.ts';

/** MM-12.3 The set is fixed when the movement begins; hidden tokens belong to it like all others (MM-5.15, MM-16.1). */
export const marchOfAll = (s: State): MarchFrame => ({ rule: 'march', at: 'pick', set: idsOf(s.tokens) });
export const marchOfColour = (s: State, colour: Colour): MarchFrame => ({
  rule: 'march',
  at: 'pick',
  set: idsOf(s.tokens.filter(({ arc }) => colourOf(arc) === colour)),
});

type Groups = { walls: (number[] | undefined)[]; towers: (number[] | undefined)[] };

export const join = (groups: (number[] | undefined)[], arc: Arc, id: number): void => {
  (groups[arc] ??= []).push(id);
};

/**
 * MM-4.8, MM-12.7 to MM-12.10: one token's step; walls stand as they stood when the stage began. Only here, and for a
 * boulder, does a wall matter (MM-4.11). Without a tower an arrival has no effect (MM-12.14).
 */
function takeStep(s: State, token: Token, groups: Groups): void {
  const { id, ring, arc } = token;
  if (ring < SWORDSMAN) place(token, ring + 1, arc);
  else if (ring === CASTLE) place(token, CASTLE, clockwiseOf(arc));
  else if (isWallUp(s, arc)) join(groups.walls, arc, id);
  else place(token, CASTLE, arc);
  if (token.ring === CASTLE && isTowerUp(s, token.arc)) join(groups.towers, token.arc, id);
}

const strike = (against: 'wall' | 'tower', arc: Arc, group: number[]): StrikeFrame => ({
  rule: 'strike',
  at: 'fall',
  against,
  arc,
  group,
});

/** MM-12.16 Walls by rising arc number, then towers. */
export function callStrikes(s: State, walls: Groups['walls'], towers: Groups['towers']): void {
  const frames: StrikeFrame[] = [];
  for (const arc of ARCS) if (walls[arc]) frames.push(strike('wall', arc, walls[arc]));
  for (const arc of ARCS) if (towers[arc]) frames.push(strike('tower', arc, towers[arc]));
  call(s, ...frames);
}

function stepAll(s: State, f: MarchFrame, out: Out<Night>): void {
  const groups: Groups = { walls: [], towers: [] };
  const moves: Moved[] = [];
  for (const token of s.tokens) {
    if (!steps(s, f, token)) continue;
    const { ring, arc } = token;
    takeStep(s, token, groups);
    const hasMoved = token.ring !== ring || token.arc !== arc;
    if (out && hasMoved) moves.push({ token: token.id, from: spaceName(ring, arc), to: spaceName(token.ring, token.arc) });
  }
  if (moves.length > 0) tellSteps(moves, out);
  callStrikes(s, groups.walls, groups.towers);
}

/**
 * MM-12.4 A movement inward: first the flips, then all steps at once. The Move phase, bosses and traps all come here
 * (MM-12.2); one inside another is done before the outer steps (MM-12.6). A trap found at the wall has left the board
 * before anybody strikes (MM-12.18), and no hidden token gets into the castle (MM-11.13).
 */
export const march = rule<MarchFrame>('MM-12.4', {
  pick: flips, // 11.9
  step: always(stepAll), // 12.5
  after: always((s, _f, out) => loseWithoutTowers(s, out)), // 12.16, 21.3
});
