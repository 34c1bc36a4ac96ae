import { isHidden, isWallUp } from '../queries/board.ts';
import { type Card, isHitCard, reachOf } from '../content/cards.ts';
import { CASTLE, FOREST, spaceBit, SWORDSMAN } from '../content/spaces.ts';
import type { State, Token } from '../state.ts';
import { costOf, type Lives, livesOf } from './outlook.ts';
import type { Weights } from './weights.ts';

/** A board on which a hand is tried out: the hit points that are still to be taken, token by token. */
type Range = { readonly s: State; readonly w: Weights; readonly left: number[]; readonly start: Lives; readonly supply: Lives };

const meanLife = (lives: Lives): number => Math.max(1, Math.round(lives[0] + lives[1] + 2 * lives[2] + 3 * lives[3]));

function rangeOf(w: Weights, s: State): Range {
  const [start, supply] = [livesOf(s.unseenStart), livesOf(s.unseenSupply)];
  const left = s.tokens.map((token) => (isHidden(token) ? meanLife(token.isStart ? start : supply) : token.hp));
  return { s, w, left, start, supply };
}

/** What a token with this many hit points costs if nobody touches it before the coming movement. */
function dangerOf({ s, w, start, supply }: Range, token: Token, hp: number): number {
  if (hp <= 0) return 0;
  const { ring, arc } = token;
  const table: Token = isHidden(token) ? { ...token, kind: 'orc' } : token;
  const lives = token.isStart ? start : supply;
  if (s.tarred === token.id) return costOf(w, table, hp, ring, isWallUp(s, arc), lives);
  if (ring < SWORDSMAN) return costOf(w, table, hp, ring + 1, isWallUp(s, arc), lives);
  if (ring === SWORDSMAN && isWallUp(s, arc)) return w.wall + costOf(w, table, hp - 1, SWORDSMAN, false, lives);
  return 60 + costOf(w, table, hp - 1, CASTLE, false, lives);
}

/** The best use of one hit card now, and the damage done with it. */
function bestShot(range: Range, card: Card): number {
  const reach = reachOf(card);
  let best = 0;
  let at = -1;
  range.s.tokens.forEach((token, i) => {
    const hp = range.left[i]!;
    if (hp <= 0 || (reach & spaceBit(token.ring, token.arc)) === 0) return;
    const gain = dangerOf(range, token, hp) - dangerOf(range, token, hp - 1);
    if (gain > best) [best, at] = [gain, i];
  });
  if (at < 0) return 0;
  range.left[at]! -= 1;
  return best + range.w.shot;
}

/** The worst token that a card of the given kind could take away. */
function worst(range: Range, isInReach: (token: Token) => boolean): number {
  let most = 0;
  range.s.tokens.forEach((token, i) => {
    if (isInReach(token)) most = Math.max(most, dangerOf(range, token, range.left[i]!));
  });
  return most;
}

const fallenWalls = (s: State): number => s.walls.filter((wall) => wall === 'fallen').length;

/** What the special cards of a hand do now. */
function specialUse(range: Range, card: Card, hand: readonly Card[]): number {
  const { s, w } = range;
  switch (card) {
    case 'barbarian':
      return worst(range, ({ ring }) => ring !== FOREST);
    case 'driveBack':
      return 0.8 * worst(range, ({ ring }) => ring !== FOREST);
    case 'tar':
      return 0.4 * worst(range, ({ ring }) => ring >= SWORDSMAN);
    case 'niceShot':
      return hand.some(isHitCard) ? 0.5 * worst(range, ({ ring }) => ring !== FOREST && ring !== CASTLE) : 0;
    case 'brick':
    case 'mortar': {
      const other: Card = card === 'brick' ? 'mortar' : 'brick';
      return fallenWalls(s) > 0 && hand.includes(other) ? w.wall / 2 : 0;
    }
    case 'missing':
      return s.supply > 0 && !s.isMissing ? 8 : 0;
    case 'draw2':
      return 12;
    case 'scavenge':
      return s.discard.length > 0 ? 8 : 0;
    case 'fortify':
      return w.fortify;
    default:
      return 0;
  }
}

/** The worth of keeping a card for the next turn. */
export function keepValue(w: Weights, s: State, card: Card): number {
  const isMasonry = card === 'brick' || card === 'mortar';
  return w.keep[card] + (isMasonry ? Math.min(3, fallenWalls(s)) * 2.5 : 0);
}
export function handWorth(w: Weights, s: State, hand: readonly Card[]): number {
  let sum = 0;
  for (const card of hand) sum += keepValue(w, s, card);
  return sum;
}

const flexibility = (card: Card): number => (card.startsWith('hero') ? 2 : card.endsWith('/any') ? 1 : 0);

/** How much good a hand can do now: each card where it helps most, the least flexible first; else what it is worth kept. */
export function promise(w: Weights, s: State, hand: readonly Card[]): number {
  const range = rangeOf(w, s);
  let sum = 0;
  const order = hand.slice().sort((a, b) => flexibility(a) - flexibility(b));
  for (const card of order) {
    const use = isHitCard(card) ? bestShot(range, card) : specialUse(range, card, hand);
    sum += Math.max(use, keepValue(w, s, card));
  }
  return sum;
}
