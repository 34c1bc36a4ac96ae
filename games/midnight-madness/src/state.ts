import { copy, type House, type Seat } from '@nightfall/kernel';
import type { Card } from './content/cards.ts';
import type { Difficulty, Mode } from './content/settings.ts';
import type { Kind } from './content/tokens.ts';
import type { Arc, Ring } from './content/spaces.ts';

export type Phase = 'setup' | 'drawUp' | 'replace' | 'trade' | 'play' | 'move' | 'reveal' | 'draw' | 'over';
export type Wall = 'fallen' | 'standing' | 'fortified';

/**
 * MM-26.2 A token on the board. A hidden one has no kind yet: it gets one of the unseen kinds when it is flipped, so that nobody
 * can look at it (MM-5.5). Everything here is public (MM-5.6, MM-5.8), and ids go by arrival (MM-5.7).
 */
export type Token = { readonly id: number; kind: Kind | null; hp: number; ring: Ring; arc: Arc; readonly isStart: boolean };
/** A token off the board, with its origin (MM-5.9). */
export type Seen = { readonly kind: Kind; readonly isStart: boolean };

export type SetupFrame = { rule: 'setup'; at: 'deal' | 'place' | 'firstSeat' | 'begin' | 'end' };
export type TurnFrame = {
  rule: 'turn';
  at: 'start' | 'drawUp' | 'replace' | 'trade' | 'play' | 'move' | 'reveal' | 'pick' | 'draw' | 'next' | 'end';
};
export type DrawCardsFrame = { rule: 'drawCards'; at: 'draw' | 'end'; seat: Seat; left: number };
export type OfferFrame = { rule: 'offer'; at: 'answer' | 'end'; partner: Seat; give: Card; take: Card };
export type HitFrame = { rule: 'hit'; at: 'turnUp' | 'strike' | 'end'; token: number; slay: boolean };
export type FlipFrame = { rule: 'flip'; at: 'turnUp' | 'end'; token: number };
export type MarchFrame = { rule: 'march'; at: 'pick' | 'step' | 'after' | 'end'; set: readonly number[] };
export type StrikeFrame = {
  rule: 'strike';
  at: 'fall' | 'choose' | 'end';
  against: 'wall' | 'tower';
  arc: Arc;
  group: readonly number[];
};
export type RotationFrame = { rule: 'rotation'; at: 'turn' | 'after' | 'end'; isClockwise: boolean };
export type BoulderFrame = { rule: 'boulder'; at: 'uncover' | 'roll' | 'end'; ring: Ring; arc: Arc; kinds: readonly Kind[] };
export type DiscardsFrame = { rule: 'discards'; at: 'choose' | 'end'; seats: readonly Seat[] };
export type ArrivalsFrame = { rule: 'arrivals'; at: 'roll' | 'close' | 'end' };
/**
 * MM-26.3 Every half-done effect, as plain data: a game can be saved at any question (MM-7.8). Nesting ends, since only a
 * flip starts an effect inside another and each leaves one hidden token less (MM-26.4).
 */
export type MadnessFrame =
  | SetupFrame
  | TurnFrame
  | DrawCardsFrame
  | OfferFrame
  | HitFrame
  | FlipFrame
  | MarchFrame
  | StrikeFrame
  | RotationFrame
  | BoulderFrame
  | DiscardsFrame
  | ArrivalsFrame;

/**
 * MM-26.1 The whole game. Nothing in it is secret (MM-5.11): hands and discard pile lie open (MM-5.1, MM-5.3), and what
 * nobody has seen does not exist yet. The deck and the unseen kinds are bags, kept in the order of the content tables, so
 * that no order is hidden in them (MM-5.2, MM-5.4). Chance is an input: the same inputs give the same game (MM-26.5).
 */
export type State = {
  stack: MadnessFrame[];
  mode: Mode;
  difficulty: Difficulty;
  /** Left out by the book. Never written. */
  house?: House;
  /** The seat that the host picked for the first turn; null: drawn at random (MM-6.10). */
  firstSeat: Seat | null;
  turn: number;
  current: Seat;
  phase: Phase;
  hands: Card[][];
  deck: Card[];
  discard: Card[];
  tokens: Token[];
  /** The number of the next token that arrives. */
  nextToken: number;
  /** How many tokens are left in the supply. */
  supply: number;
  /** Kinds not yet seen: of hidden starting tokens, and of hidden supply tokens and the supply together (MM-5.10). */
  unseenStart: Kind[];
  unseenSupply: Kind[];
  monsterDiscard: Seen[];
  trophies: Seen[][];
  /** By arc, the first is arc 1. */
  walls: Wall[];
  towers: boolean[];
  /** The id of the tarred token; 0: the Tar token is in the reserve. */
  tarred: number;
  isMissing: boolean;
  replaced: number;
  traded: number;
  /** Offers of this turn that were declined: free (MM-8.9), but the table remembers. */
  declined: number;
  /** MM-19.3 Draws that wait for the next settle point. */
  queue: number;
  outcome: 'open' | 'won' | 'lost';
  /** How many cards and tokens this game has: 49 and 49, fewer in a made-up position (MM-26.6). */
  cardsInGame: number;
  tokensInGame: number;
};

const copyToken = ({ id, kind, hp, ring, arc, isStart }: Token): Token => ({ id, kind, hp, ring, arc, isStart });

function copyOfEach<T>(lists: readonly (readonly T[])[]): T[][] {
  const copies: T[][] = [];
  for (const list of lists) copies.push(list.slice());
  return copies;
}

/** Lists inside frames, and tokens off the board, are replaced and never written: they may be shared. */
export function clone(s: State): State {
  const stack = s.stack.slice();
  for (let i = 0; i < stack.length; i++) stack[i] = { ...stack[i]! };
  const tokens = s.tokens.slice();
  for (let i = 0; i < tokens.length; i++) tokens[i] = copyToken(tokens[i]!);
  return {
    stack,
    mode: s.mode,
    difficulty: s.difficulty,
    ...(s.house && { house: s.house }),
    firstSeat: s.firstSeat,
    turn: s.turn,
    current: s.current,
    phase: s.phase,
    hands: copyOfEach(s.hands),
    deck: s.deck.slice(),
    discard: s.discard.slice(),
    tokens,
    nextToken: s.nextToken,
    supply: s.supply,
    unseenStart: s.unseenStart.slice(),
    unseenSupply: s.unseenSupply.slice(),
    monsterDiscard: s.monsterDiscard.slice(),
    trophies: copyOfEach(s.trophies),
    walls: s.walls.slice(),
    towers: s.towers.slice(),
    tarred: s.tarred,
    isMissing: s.isMissing,
    replaced: s.replaced,
    traded: s.traded,
    declined: s.declined,
    queue: s.queue,
    outcome: s.outcome,
    cardsInGame: s.cardsInGame,
    tokensInGame: s.tokensInGame,
  };
}

/** The whole state, sharing nothing, so that the receiver may keep it. */
export const view = (s: State): State => ({
  ...clone(s),
  ...(s.house && { house: { ...s.house } }),
  stack: copy(s.stack),
  monsterDiscard: copy(s.monsterDiscard),
  trophies: copy(s.trophies),
});
