import type { Seat } from '@nightfall/kernel';
import type { Card } from './content/cards.ts';
import type { Difficulty, Mode } from './content/settings.ts';
import type { Kind } from './content/tokens.ts';
import type { Arc, Ring, Space } from './geometry.ts';

export type Phase = 'setup' | 'drawUp' | 'replace' | 'trade' | 'play' | 'move' | 'reveal' | 'draw' | 'over';
export type Wall = 'fallen' | 'standing' | 'fortified';

/**
 * MM-26.2 A token on the board. A hidden one has no kind yet: it gets one, out of the unseen, when it is turned up, so that
 * nobody can look at it (MM-5.5). Everything here is public (MM-5.6, MM-5.8), and ids go by arrival (MM-5.7).
 */
export type Token = { readonly id: number; kind: Kind | null; hp: number; ring: Ring; arc: Arc; readonly isStart: boolean };
/** A token off the board, with its origin (MM-5.9). */
export type Seen = { readonly kind: Kind; readonly isStart: boolean };

export type SetupFrame = { rule: 'setup'; at: 'deal' | 'place' | 'firstSeat' | 'begin' | 'end' };
export type TurnFrame = {
  rule: 'turn';
  at:
    | 'start'
    | 'drawUp'
    | 'openReplace'
    | 'replace'
    | 'openTrade'
    | 'trade'
    | 'openPlay'
    | 'play'
    | 'settlePlay'
    | 'playOn'
    | 'move'
    | 'settleMove'
    | 'openReveal'
    | 'look'
    | 'pick'
    | 'only'
    | 'settleReveal'
    | 'revealOn'
    | 'draw'
    | 'next'
    | 'end';
};
export type DrawCardsFrame = { rule: 'drawCards'; at: 'reshuffle' | 'draw' | 'again' | 'end'; seat: Seat; left: number };
export type OfferFrame = { rule: 'offer'; at: 'answer' | 'end'; partner: Seat; give: Card; take: Card };
export type HitFrame = { rule: 'hit'; at: 'turnUp' | 'strike' | 'end'; token: number; slay: boolean };
export type FlipFrame = { rule: 'flip'; at: 'turnUp' | 'end'; token: number };
export type MarchFrame = { rule: 'march'; at: 'look' | 'pick' | 'only' | 'step' | 'after' | 'end'; set: readonly number[] };
export type StrikeFrame = {
  rule: 'strike';
  at: 'fall' | 'choose' | 'only' | 'end';
  against: 'wall' | 'tower';
  arc: Arc;
  group: readonly number[];
};
export type RotationFrame = { rule: 'rotation'; at: 'turn' | 'after' | 'end'; isClockwise: boolean };
export type BoulderFrame = { rule: 'boulder'; at: 'uncover' | 'roll' | 'end'; ring: Ring; arc: Arc; kinds: readonly Kind[] };
export type DiscardsFrame = { rule: 'discards'; at: 'look' | 'choose' | 'only' | 'again' | 'end'; seats: readonly Seat[] };
export type ArrivalsFrame = { rule: 'arrivals'; at: 'roll' | 'end' };
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

type Act<T extends string, Fields = object> = { type: T; seat: Seat } & Fields;
export type Replace = Act<'replace', { card: Card }>;
export type OfferTrade = Act<'offerTrade', { partner: Seat; give: Card; take: Card }>;
export type AnswerTrade = Act<'answerTrade', { accept: boolean }>;
export type CancelTrade = Act<'cancelTrade'>;
export type PlayAttack = Act<'playAttack', { card: Card; token: number; niceShot: boolean }>;
export type PlayBarbarian = Act<'playBarbarian', { token: number }>;
/** A card that the player did not name is null: a Brick without Mortar is refused with its own sentence. */
export type PlayBuild = Act<'playBuild', { brick: Card | null; mortar: Card | null; arc: Arc }>;
export type PlayFortify = Act<'playFortify', { arc: Arc }>;
export type PlayTar = Act<'playTar', { token: number }>;
export type PlayDriveBack = Act<'playDriveBack', { token: number }>;
export type PlayMissing = Act<'playMissing'>;
export type PlayScavenge = Act<'playScavenge', { card: Card }>;
export type PlayDraw2 = Act<'playDraw2'>;
export type ChooseFlip = Act<'chooseFlip', { token: number }>;
export type ChooseDamage = Act<'chooseDamage', { token: number }>;
export type ChooseDiscard = Act<'chooseDiscard', { card: Card }>;
export type EndPhase = Act<'endPhase'>;
export type MadnessMove =
  | Replace
  | OfferTrade
  | AnswerTrade
  | CancelTrade
  | PlayAttack
  | PlayBarbarian
  | PlayBuild
  | PlayFortify
  | PlayTar
  | PlayDriveBack
  | PlayMissing
  | PlayScavenge
  | PlayDraw2
  | ChooseFlip
  | ChooseDamage
  | ChooseDiscard
  | EndPhase;

export type Moved = { readonly token: number; readonly from: Space; readonly to: Space };
export type Choice = 'flip' | 'damage' | 'discard';
/** MM-26.8 */
export type MadnessEvent =
  | { type: 'phase'; phase: Phase; seat: Seat; turn: number }
  | { type: 'cardDrawn'; seat: Seat; card: Card }
  | { type: 'reshuffled'; count: number }
  | { type: 'cardReplaced'; seat: Seat; card: Card }
  | { type: 'tradeOffered'; seat: Seat; partner: Seat; give: Card; take: Card }
  | { type: 'tradeAnswered'; seat: Seat; partner: Seat; give: Card; take: Card; answer: 'accepted' | 'declined' | 'withdrawn' }
  | { type: 'cardPlayed'; seat: Seat; cards: readonly Card[]; token: number | null; arc: Arc | null }
  | { type: 'cardTaken'; seat: Seat; card: Card }
  | { type: 'flipped'; token: number; kind: Kind; space: Space }
  | { type: 'abilityUsed'; token: number; kind: Kind; space: Space }
  | { type: 'trapSprung'; token: number; kind: Kind; space: Space }
  | { type: 'stepped'; moves: readonly Moved[] }
  | { type: 'rotated'; isClockwise: boolean; moves: readonly Moved[] }
  | { type: 'wallStruck'; arc: Arc; tokens: readonly number[] }
  | { type: 'towerStruck'; arc: Arc; tokens: readonly number[] }
  | { type: 'fortifyLost'; arc: Arc; by: 'creatures' | 'boulder' }
  | { type: 'wallLost'; arc: Arc; by: 'creatures' | 'boulder' }
  | { type: 'towerLost'; arc: Arc; by: 'creatures' | 'boulder' }
  | { type: 'wallBuilt'; arc: Arc }
  | { type: 'wallFortified'; arc: Arc }
  | { type: 'damaged'; token: number; kind: Kind; hp: number; by: 'card' | 'wall' | 'tower' }
  | { type: 'healed'; token: number; kind: Kind; hp: number }
  | { type: 'slain'; token: number; kind: Kind; seat: Seat; points: number; space: Space }
  | { type: 'destroyed'; token: number; kind: Kind; by: 'wall' | 'tower' | 'boulder'; wasHidden: boolean; space: Space }
  | { type: 'boulderRolled'; path: readonly Space[]; victims: readonly number[]; structure: string | null }
  | { type: 'tarPlaced'; token: number }
  | { type: 'tarRemoved'; token: number }
  | { type: 'drivenBack'; token: number; from: Space; to: Space }
  | { type: 'drawsQueued'; count: number }
  | { type: 'dieRolled'; face: number; for: 'start' | 'arrival' }
  | { type: 'tokenArrived'; token: number; space: Space; isStart: boolean }
  | { type: 'cardsLost'; seat: Seat; cards: readonly Card[]; kind: Kind }
  | { type: 'forcedDiscard'; seat: Seat; card: Card }
  | { type: 'choiceAsked'; seat: Seat; choice: Choice; tokens: readonly number[] }
  | { type: 'choiceMade'; seat: Seat; choice: Choice; token: number | null; card: Card | null }
  | { type: 'gameOver'; outcome: 'won' | 'lost' };

export type Madness = { view: State; state: State; move: MadnessMove; event: MadnessEvent };
