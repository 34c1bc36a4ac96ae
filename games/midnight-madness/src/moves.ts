import type { MoveIn, Seat } from '@nightfall/kernel';
import type { Card } from './content/cards.ts';
import type { Arc, Space } from './content/spaces.ts';
import type { Kind } from './content/tokens.ts';
import type { chooseFlip } from './rules/choose-flip.ts';
import type { chooseDiscard } from './rules/discards.ts';
import type { chooseDamage } from './rules/strike.ts';
import type { answerTrade, cancelTrade, offerTrade } from './rules/trade.ts';
import type { endPhase, PLAYS, replace } from './rules/turn.ts';
import type { Phase, State } from './state.ts';

export type OfferTrade = MoveIn<typeof offerTrade>;
type PlayMove = MoveIn<(typeof PLAYS)[keyof typeof PLAYS]>;
type Answering = MoveIn<typeof answerTrade | typeof cancelTrade | typeof chooseFlip | typeof chooseDamage | typeof chooseDiscard>;
export type MadnessMove = MoveIn<typeof replace | typeof endPhase> | OfferTrade | PlayMove | Answering;

export type Moved = { readonly token: number; readonly from: Space; readonly to: Space };
/** A token as a player would name it: what it is, if it is open, and where. */
export type Sight = { readonly kind: Kind | null; readonly space: Space };
export type Choice = 'flip' | 'damage' | 'discard';
export type Answer = 'accepted' | 'declined' | 'withdrawn';
/** MM-26.8 */
export type MadnessEvent =
  | { type: 'phase'; phase: Phase; seat: Seat; turn: number }
  | { type: 'cardDrawn'; seat: Seat; card: Card }
  | { type: 'reshuffled'; count: number }
  | { type: 'cardReplaced'; seat: Seat; card: Card }
  | { type: 'tradeOffered'; seat: Seat; partner: Seat; give: Card; take: Card }
  | { type: 'tradeAnswered'; seat: Seat; partner: Seat; give: Card; take: Card; answer: Answer }
  | { type: 'cardPlayed'; seat: Seat; cards: readonly Card[]; token: number | null; at: Sight | null; arc: Arc | null }
  | { type: 'cardTaken'; seat: Seat; card: Card }
  | { type: 'flipped'; token: number; kind: Kind; space: Space }
  | { type: 'abilityUsed'; token: number; kind: Kind; space: Space }
  | { type: 'trapSprung'; token: number; kind: Kind; space: Space }
  | { type: 'stepped'; moves: readonly Moved[] }
  | { type: 'rotated'; isClockwise: boolean; moves: readonly Moved[] }
  | { type: 'wallStruck'; arc: Arc; tokens: readonly number[]; kinds: readonly Kind[] }
  | { type: 'towerStruck'; arc: Arc; tokens: readonly number[]; kinds: readonly Kind[] }
  | { type: 'fortifyLost'; arc: Arc; by: 'creatures' | 'boulder' }
  | { type: 'wallLost'; arc: Arc; by: 'creatures' | 'boulder' }
  | { type: 'towerLost'; arc: Arc; by: 'creatures' | 'boulder'; left: number }
  | { type: 'wallBuilt'; arc: Arc }
  | { type: 'wallFortified'; arc: Arc }
  | { type: 'damaged'; token: number; kind: Kind; hp: number; by: 'card' | 'wall' | 'tower'; space: Space }
  | { type: 'healed'; token: number; kind: Kind; hp: number; space: Space }
  | { type: 'slain'; token: number; kind: Kind; seat: Seat; points: number; space: Space; left: number }
  | { type: 'destroyed'; token: number; kind: Kind; by: 'wall' | 'tower' | 'boulder'; wasHidden: boolean; space: Space }
  | { type: 'boulderRolled'; path: readonly Space[]; victims: readonly number[]; structure: string | null }
  | { type: 'tarPlaced'; token: number; at: Sight }
  | { type: 'tarRemoved'; token: number; at: Sight }
  | { type: 'drivenBack'; token: number; kind: Kind | null; from: Space; to: Space }
  | { type: 'drawsQueued'; count: number; coming: number }
  | { type: 'dieRolled'; face: number; for: 'start' | 'arrival' }
  | { type: 'tokenArrived'; token: number; space: Space; isStart: boolean }
  | { type: 'cardsLost'; seat: Seat; cards: readonly Card[]; kind: Kind }
  | { type: 'forcedDiscard'; seat: Seat; card: Card }
  | { type: 'choiceAsked'; seat: Seat; choice: Choice; tokens: readonly number[] }
  | { type: 'choiceMade'; seat: Seat; choice: Choice; token: number | null; at: Sight | null; card: Card | null }
  | { type: 'gameOver'; outcome: 'won' | 'lost' };

/** The game without its moves: what they are declared with. */
export type Night = { view: State; state: State; event: MadnessEvent };
export type Madness = Night & { move: MadnessMove };
