import { isHidden } from '../queries/board.ts';
import { type Kind, kindFacts } from '../content/tokens.ts';
import { ARCHER, type Arc, ARCS, CASTLE, clockwiseOf, KNIGHT, type Ring, SWORDSMAN } from '../content/spaces.ts';
import type { State, Token } from '../state.ts';
import type { Weights } from './weights.ts';

/** How likely a hidden token has 0 (a trap), 1, 2 or 3 hit points. */
export type Lives = readonly [number, number, number, number];

export function livesOf(bag: readonly Kind[]): Lives {
  const counts: [number, number, number, number] = [0, 0, 0, 0];
  for (const kind of bag) counts[kindFacts(kind).life as 0 | 1 | 2 | 3] += 1;
  const total = Math.max(1, bag.length);
  return [counts[0] / total, counts[1] / total, counts[2] / total, counts[3] / total];
}

const NOTHING: readonly number[] = [0, 0, 0, 0];
const atRing = (w: Weights, ring: Ring, isWallUp: boolean): readonly number[] => {
  if (ring === ARCHER) return w.archer;
  if (ring === KNIGHT) return w.knight;
  if (ring === SWORDSMAN) return isWallUp ? w.atWall : w.atGap;
  return ring === CASTLE ? w.castle : NOTHING;
};

const meanCost = (table: readonly number[], trap: number, lives: Lives): number =>
  lives[0] * trap + lives[1] * table[1]! + lives[2] * table[2]! + lives[3] * table[3]!;

/** The cost of a token in that place after the movement. */
export function costOf(w: Weights, token: Token, hp: number, ring: Ring, isWallUp: boolean, lives: Lives): number {
  const table = atRing(w, ring, isWallUp);
  return isHidden(token) ? meanCost(table, w.trap[ring]!, lives) : table[hp]!;
}

/** The board during one look ahead: who strikes which wall, who enters which Castle space. */
type Look = {
  readonly w: Weights;
  readonly s: State;
  readonly start: Lives;
  readonly supply: Lives;
  readonly atWall: (Token[] | undefined)[];
  readonly entering: (Token[] | undefined)[];
};
const livesFor = (look: Look, token: Token): Lives => (token.isStart ? look.start : look.supply);

/** The cost of a token that only steps or stays; those that strike or enter are put into their group. */
function march(look: Look, token: Token): number {
  const { w, s } = look;
  const { ring, arc, id, hp } = token;
  const isWallUp = s.walls[arc - 1] !== 'fallen';
  if (id === s.tarred) return costOf(w, token, hp, ring, isWallUp, livesFor(look, token));
  if (ring < SWORDSMAN) return costOf(w, token, hp, ring + 1, isWallUp, livesFor(look, token));
  if (ring === SWORDSMAN && isWallUp) (look.atWall[arc] ??= []).push(token);
  else (look.entering[ring === CASTLE ? clockwiseOf(arc) : arc] ??= []).push(token);
  return 0;
}

/** The cost of a group where it will stand; with a blow, one damage is given where it helps most. */
function groupCost(look: Look, group: readonly Token[], ring: Ring, isWallUp: boolean, hasBlow: boolean): number {
  const table = atRing(look.w, ring, isWallUp);
  let sum = 0;
  let relief = 0;
  for (const token of group) {
    sum += costOf(look.w, token, token.hp, ring, isWallUp, livesFor(look, token));
    if (hasBlow && !isHidden(token)) relief = Math.max(relief, table[token.hp]! - table[token.hp - 1]!);
  }
  return sum - relief;
}

/** A lone hidden token strikes only if it turns out to be a creature. */
const chanceToStrike = (look: Look, group: readonly Token[]): number =>
  group.length === 1 && isHidden(group[0]!) ? 1 - livesFor(look, group[0]!)[0] : 1;

/** What the wall of an arc is worth after the movement, less the cost of those that strike it. */
function wallWorth(look: Look, arc: Arc): number {
  const { w, s } = look;
  const wall = s.walls[arc - 1]!;
  if (wall === 'fallen') return 0;
  const isFortified = wall === 'fortified';
  const worth = w.wall + (isFortified ? w.fortify : 0);
  const group = look.atWall[arc];
  if (!group) return worth;
  const blow = (isFortified ? w.fortify : w.wall) * chanceToStrike(look, group);
  return worth - blow - groupCost(look, group, SWORDSMAN, isFortified, true);
}

/** Tokens that have not arrived yet will come, one day. */
const unborn = ({ w, s, supply }: Look): number => s.supply * w.supply * meanCost(w.archer, w.trap[ARCHER]!, supply);

/**
 * The worth of the board to the team, seen after the coming movement: what stands then, less what every token costs
 * where it will stand. Hidden tokens count by what may lie under them.
 */
export function outlook(w: Weights, s: State): number {
  if (s.outcome !== 'open') return s.outcome === 'won' ? w.win : w.towers[0]!;
  const look: Look = { w, s, start: livesOf(s.unseenStart), supply: livesOf(s.unseenSupply), atWall: [], entering: [] };
  let worth = -unborn(look);
  let towers = 0;
  for (const token of s.tokens) worth -= march(look, token);
  for (const arc of ARCS) {
    worth += wallWorth(look, arc);
    const [isTowerUp, group] = [s.towers[arc - 1]!, look.entering[arc]];
    if (isTowerUp && !group) towers += 1;
    if (group) worth -= groupCost(look, group, CASTLE, false, isTowerUp);
  }
  return worth + w.towers[towers]!;
}
