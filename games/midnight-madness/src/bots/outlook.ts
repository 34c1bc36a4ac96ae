import { isHidden } from '../board.ts';
import { type Kind, kindFacts } from '../content/tokens.ts';
import { ARCHER, type Arc, CASTLE, clockwiseOf, KNIGHT, type Ring, SWORDSMAN } from '../geometry.ts';
import type { State, Token } from '../types.ts';
import type { Weights } from './weights.ts';

/** How likely a hidden token has 0 (a trap), 1, 2 or 3 hit points. */
export type Lives = readonly [number, number, number, number];

export function livesOf(bag: readonly Kind[]): Lives {
  const counts: [number, number, number, number] = [0, 0, 0, 0];
  for (const kind of bag) counts[kindFacts(kind).life as 0 | 1 | 2 | 3] += 1;
  const total = Math.max(1, bag.length);
  return [counts[0] / total, counts[1] / total, counts[2] / total, counts[3] / total];
}

const atRing = (w: Weights, ring: Ring, isWallUp: boolean): readonly number[] => {
  if (ring === ARCHER) return w.archer;
  if (ring === KNIGHT) return w.knight;
  if (ring === SWORDSMAN) return isWallUp ? w.atWall : w.atGap;
  return ring === CASTLE ? w.castle : NOTHING;
};
const NOTHING: readonly number[] = [0, 0, 0, 0];

/** What a token costs that stands there after the movement. */
export function costOf(w: Weights, token: Token, hp: number, ring: Ring, isWallUp: boolean, lives: Lives): number {
  const table = atRing(w, ring, isWallUp);
  if (!isHidden(token)) return table[hp]!;
  return lives[0] * w.trap[ring]! + lives[1] * table[1]! + lives[2] * table[2]! + lives[3] * table[3]!;
}

/** A group that strikes a wall or a tower: what it costs, with one damage given where it helps most. */
function strike(w: Weights, group: readonly Token[], ring: Ring, isWallUp: boolean, start: Lives, supply: Lives): number {
  const table = atRing(w, ring, isWallUp);
  let sum = 0;
  let best = 0;
  for (const token of group) {
    const lives = token.isStart ? start : supply;
    const isAsleep = isHidden(token);
    sum += costOf(w, token, token.hp, ring, isWallUp, lives);
    const relief = isAsleep ? 0 : table[token.hp]! - table[token.hp - 1]!;
    if (relief > best) best = relief;
  }
  return sum - best;
}

/**
 * The worth of the board to the team, seen after the coming movement: what stands then, less what every token costs
 * where it will stand. Hidden tokens count by what may lie under them.
 */
export function outlook(w: Weights, s: State): number {
  if (s.outcome !== 'open') return s.outcome === 'won' ? 10_000 : w.towers[0]!;
  const start = livesOf(s.unseenStart);
  const supply = livesOf(s.unseenSupply);
  const atWall: (Token[] | undefined)[] = [];
  const entering: (Token[] | undefined)[] = [];
  let cost = 0;
  for (const token of s.tokens) {
    const { ring, arc, id } = token;
    const lives = token.isStart ? start : supply;
    const wall = s.walls[arc - 1] !== 'fallen';
    if (id === s.tarred) cost += costOf(w, token, token.hp, ring, wall, lives);
    else if (ring < SWORDSMAN) cost += costOf(w, token, token.hp, ring + 1, wall, lives);
    else if (ring === SWORDSMAN && wall) (atWall[arc] ??= []).push(token);
    else (entering[ring === CASTLE ? clockwiseOf(arc) : arc] ??= []).push(token);
  }
  let towers = 0;
  for (let arc: Arc = 1; arc <= 6; arc++) {
    const wall = s.walls[arc - 1]!;
    const wallGroup = atWall[arc];
    if (wall !== 'fallen') cost -= w.wall;
    if (wall === 'fortified') cost -= w.fortify;
    if (wallGroup) {
      cost += (wall === 'fortified' ? w.fortify : w.wall) * (wallGroup.length === 1 && isHidden(wallGroup[0]!) ? 0.7 : 1);
      cost += strike(w, wallGroup, SWORDSMAN, wall === 'fortified', start, supply);
    }
    const group = entering[arc];
    if (s.towers[arc - 1]) towers += group ? 0 : 1;
    if (!group) continue;
    if (s.towers[arc - 1]) cost += strike(w, group, CASTLE, false, start, supply);
    else for (const token of group) cost += costOf(w, token, token.hp, CASTLE, false, token.isStart ? start : supply);
  }
  const [traps, ones, twos, threes] = supply;
  const unborn = traps * w.trap[1]! + ones * w.archer[1]! + twos * w.archer[2]! + threes * w.archer[3]!;
  return w.towers[towers]! - cost - s.supply * unborn * w.supply;
}
