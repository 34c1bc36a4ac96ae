import { flag, int, moveReader, nullable, oneOf, type Seat } from '@nightfall/kernel';
import { type Card, CARD_IDS } from './content/cards.ts';
import type { Arc, Space } from './content/spaces.ts';
import type { Kind } from './content/tokens.ts';
import type { Phase, State } from './state.ts';

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
/** A token as a player would name it: what it is, if it is open, and where. */
export type Sight = { readonly kind: Kind | null; readonly space: Space };
export type Choice = 'flip' | 'damage' | 'discard';
/** MM-26.8 */
export type MadnessEvent =
  | { type: 'phase'; phase: Phase; seat: Seat; turn: number }
  | { type: 'cardDrawn'; seat: Seat; card: Card }
  | { type: 'reshuffled'; count: number }
  | { type: 'cardReplaced'; seat: Seat; card: Card }
  | { type: 'tradeOffered'; seat: Seat; partner: Seat; give: Card; take: Card }
  | { type: 'tradeAnswered'; seat: Seat; partner: Seat; give: Card; take: Card; answer: 'accepted' | 'declined' | 'withdrawn' }
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
  | { type: 'towerLost'; arc: Arc; by: 'creatures' | 'boulder' }
  | { type: 'wallBuilt'; arc: Arc }
  | { type: 'wallFortified'; arc: Arc }
  | { type: 'damaged'; token: number; kind: Kind; hp: number; by: 'card' | 'wall' | 'tower'; space: Space }
  | { type: 'healed'; token: number; kind: Kind; hp: number; space: Space }
  | { type: 'slain'; token: number; kind: Kind; seat: Seat; points: number; space: Space }
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

export type Madness = { view: State; state: State; move: MadnessMove; event: MadnessEvent };

const CARD = oneOf(...CARD_IDS);
const TOKEN = int(1, 99);
const ARC = int(1, 6);

/** A move from outside, checked for form. */
export const readMove = moveReader<MadnessMove>(
  {
    replace: { card: CARD },
    offerTrade: { partner: int(0, 5), give: CARD, take: CARD },
    answerTrade: { accept: flag },
    cancelTrade: {},
    playAttack: { card: CARD, token: TOKEN, niceShot: flag },
    playBarbarian: { token: TOKEN },
    playBuild: { brick: nullable(CARD), mortar: nullable(CARD), arc: ARC },
    playFortify: { arc: ARC },
    playTar: { token: TOKEN },
    playDriveBack: { token: TOKEN },
    playMissing: {},
    playScavenge: { card: CARD },
    playDraw2: {},
    chooseFlip: { token: TOKEN },
    chooseDamage: { token: TOKEN },
    chooseDiscard: { card: CARD },
    endPhase: {},
  },
  'MM-10.19',
);
