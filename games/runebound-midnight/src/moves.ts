import { flag, int, list, moveReader, type MoveShapes, nullable, oneOf, type Seat, type Shape, word } from '@nightfall/kernel';
import { BOX, type Card, CHALLENGES, MARKET, MERCHANDISE } from './content/cards.ts';
import { type Phase, type Skill, SKILLS } from './content/effect.ts';
import type { Colour, Consequence } from './content/challenge.ts';
import { type Ability, HERO_IDS } from './content/heroes.ts';
import { KING_IDS, type Power } from './content/kings.ts';
import { type SpaceId, SPACE_IDS, STRONGHOLDS, TOWNS } from './content/map.ts';
import { COUNTER_KINDS, type CounterKind, KING_COUNTERS, type KingCounter } from './content/settings.ts';
import { VARIANT_IDS, type VariantId } from './content/variants.ts';
import type { CombatKind, Face, Side, State, ThreatCause, View } from './state.ts';

/**
 * RM-31.8 Names an effect among a Hero's Items: `2` the third Item's own, `2.0` that of its first upgrade, `2~1` the Item's own
 * once more by turning its second upgrade, which lies face down (RM-27.14).
 */
export type Handle = string;
export const handle = (item: number, upgrade = -1, source = -1): Handle =>
  `${item}${upgrade < 0 ? '' : `.${upgrade}`}${source < 0 ? '' : `~${source}`}`;
/** The places that a handle names; −1 where it names none. */
export function placesOf(text: Handle): { item: number; upgrade: number; source: number } {
  const [, item, upgrade, source] = /^(\d{1,2})(?:\.(\d{1,2}))?(?:~(\d{1,2}))?$/.exec(text)!;
  return { item: Number(item), upgrade: Number(upgrade ?? -1), source: Number(source ?? -1) };
}

type Act<T extends string, Fields = object> = { type: T; seat: Seat } & Fields;
type Cards = readonly Card[];
type Places = readonly number[];

export type PickVariant = Act<'pickVariant', { variant: VariantId }>;
export type PassVariants = Act<'passVariants'>;
export type PickKing = Act<'pickKing', { king: string }>;
export type PickHero = Act<'pickHero', { hero: Card }>;
export type PlaceMirror = Act<'placeMirror', { points: number; stronghold: SpaceId }>;
export type PlacePatrol = Act<'placePatrol', { stronghold: SpaceId }>;
export type PlaceHero = Act<'placeHero', { town: SpaceId }>;
export type TakeEquipment = Act<'takeEquipment', { items: Cards }>;

export type Assault = Act<'assault', { stronghold: SpaceId }>;
export type HealPatrol = Act<'healPatrol', { patrol: number }>;
export type PatrolRoll = Act<'patrolRoll'>;
export type PatrolStep = Act<'patrolStep', { space: SpaceId }>;
export type PatrolStay = Act<'patrolStay'>;
/** Dice are counted from 1. */
export type PatrolReroll = Act<'patrolReroll', { die: number }>;
export type PatrolMove = Act<'patrolMove', { die: number; space: SpaceId; asAny: boolean }>;
export type PatrolStop = Act<'patrolStop'>;
export type PatrolAttack = Act<'patrolAttack', { hero: Seat }>;
export type PatrolSpare = Act<'patrolSpare'>;
export type KeepCard = Act<'keepCard', { card: Card }>;
export type Influence = Act<'influence', { phase: Phase }>;
export type RerollInfluence = Act<'rerollInfluence', { phase: Phase; die: number }>;
export type EndInfluence = Act<'endInfluence'>;
export type Boost = Act<'boost', { phase: Phase }>;
export type EndBoosts = Act<'endBoosts'>;
export type ThreatTest = Act<'threatTest', { exhaustion: number }>;
export type DeclineThreat = Act<'declineThreat'>;
export type RaiseAfterRoll = Act<'raiseAfterRoll', { sets: number }>;
export type AcceptRoll = Act<'acceptRoll'>;
/** The dice, counted from 1, that Woven Doom rolls again; none for the other powers. */
export type UsePower = Act<'usePower', { dice: Places }>;
export type BuyCounter = Act<'buyCounter', { kind: KingCounter }>;
export type ImprovePower = Act<'improvePower'>;
export type SpawnPatrol = Act<'spawnPatrol', { stronghold: SpaceId }>;
export type EndSpending = Act<'endSpending'>;

export type Journey = Act<'journey', { space: SpaceId; bonus: boolean }>;
export type Infiltrate = Act<'infiltrate', { space: SpaceId; skill: Skill; use: readonly Handle[] }>;
export type Rest = Act<'rest', { bonus: boolean }>;
export type Heal = Act<'heal', { bonus: boolean }>;
export type Barter = Act<'barter', { bonus: boolean }>;
export type BarterDraw = Act<'barterDraw'>;
/** Items are named by their places among their owner's Items. */
export type BarterSell = Act<'barterSell', { item: number }>;
export type BuyOffer = Act<'buyOffer', { card: Card; goods: Cards; discards: Places }>;
export type ProposeTrade = Act<
  'proposeTrade',
  { partner: Seat; giveItems: Places; giveGoods: Cards; takeItems: Places; takeGoods: number }
>;
export type AnswerTrade = Act<'answerTrade', { yes: boolean; goods: Cards }>;
export type WithdrawTrade = Act<'withdrawTrade'>;
export type UseItem = Act<'useItem', { effect: Handle }>;
/** The phase is Fen Mist's; null for the other abilities. */
export type UseAbility = Act<'useAbility', { phase: Phase | null }>;
export type DiscardItem = Act<'discardItem', { item: number }>;
export type EndMovement = Act<'endMovement'>;
export type Attempt = Act<'attempt'>;
export type SkipAdventure = Act<'skipAdventure'>;
export type Ready = Act<'ready'>;
export type Escape = Act<'escape', { phase: Phase; use: readonly Handle[] }>;
export type Stand = Act<'stand'>;
export type Attack = Act<'attack', { use: readonly Handle[] }>;
export type Defend = Act<'defend', { use: readonly Handle[] }>;
export type TakeHit = Act<'takeHit', { cancels: readonly Handle[] }>;
export type ChooseRefuge = Act<'chooseRefuge', { town: SpaceId }>;
export type EnterMarket = Act<'enterMarket'>;
export type SkipMarket = Act<'skipMarket'>;
export type Buy = Act<'buy', { card: Card; goods: Cards; discards: Places }>;
export type Sell = Act<'sell', { item: number }>;
export type LeaveMarket = Act<'leaveMarket'>;
export type GainCounter = Act<'gainCounter', { kind: CounterKind }>;
export type Covenant = Act<'covenant', { item: number; good: Card; discards: Places }>;
export type ForgoCovenant = Act<'forgoCovenant'>;

export type SetupMove = PickVariant | PassVariants | PickKing | PickHero | PlaceMirror | PlacePatrol | PlaceHero | TakeEquipment;
export type KingMove =
  | Assault
  | HealPatrol
  | PatrolRoll
  | PatrolStep
  | PatrolStay
  | PatrolReroll
  | PatrolMove
  | PatrolStop
  | PatrolAttack
  | PatrolSpare
  | KeepCard
  | Influence
  | RerollInfluence
  | EndInfluence
  | Boost
  | EndBoosts
  | ThreatTest
  | DeclineThreat
  | RaiseAfterRoll
  | AcceptRoll
  | UsePower
  | BuyCounter
  | ImprovePower
  | SpawnPatrol
  | EndSpending;
export type HeroMove =
  | Journey
  | Infiltrate
  | Rest
  | Heal
  | Barter
  | BarterDraw
  | BarterSell
  | BuyOffer
  | ProposeTrade
  | AnswerTrade
  | WithdrawTrade
  | UseItem
  | UseAbility
  | DiscardItem
  | EndMovement
  | Attempt
  | SkipAdventure
  | Ready
  | Escape
  | Stand
  | Attack
  | Defend
  | TakeHit
  | ChooseRefuge
  | EnterMarket
  | SkipMarket
  | Buy
  | Sell
  | LeaveMarket
  | GainCounter
  | Covenant
  | ForgoCovenant;
/** RM-31.1 Every request of a seat is one of these. */
export type RuneMove = SetupMove | KingMove | HeroMove;

type Of<T extends string, Fields = object> = { type: T } & Fields;
type Faces = readonly Face[];
type Roll = { dice: readonly number[]; total: number; need: number; success: boolean };
/** RM-32.3 What happened. A null is a card that these eyes do not see (RM-30.2). */
export type RuneEvent =
  | Of<'variantPicked', { seat: Seat; variant: VariantId; difficulty: number }>
  | Of<'variantsPassed', { seat: Seat }>
  | Of<'picked', { seat: Seat; card: Face }>
  | Of<'castRevealed', { king: string; heroes: Cards }>
  | Of<'mirrorPlaced', { space: SpaceId; points: number }>
  | Of<'patrolPlaced', { patrol: number; space: SpaceId }>
  | Of<'heroPlaced', { seat: Seat; space: SpaceId }>
  | Of<'equipped', { seat: Seat; items: Cards }>
  | Of<'drewGoods', { seat: Seat; goods: Faces }>
  | Of<'offered', { seat: Seat; card: Card }>
  | Of<'stocked', { town: number; card: Card }>
  | Of<'patrolCardsDrawn', { cards: Faces }>
  | Of<'revealed', { card: Card }>
  | Of<'turnBegan', { seat: Seat; round: number }>
  | Of<'stepBegan', { seat: Seat; step: Step }>
  | Of<'doomAdded', { pool: number }>
  | Of<'threatOffered', { cause: ThreatCause }>
  | Of<'threatDeclined', { cause: ThreatCause }>
  | Of<'threatTested', { cause: ThreatCause; pool: number; bonus: number } & Roll>
  | Of<'threatRose', { level: number }>
  | Of<'refilled', { spaces: readonly SpaceId[] }>
  | Of<'patrolRolled', { patrol: number; faces: readonly number[] }>
  | Of<'patrolMoved', { patrol: number; from: SpaceId; to: SpaceId }>
  | Of<'patrolStopped', { patrol: number; space: SpaceId }>
  | Of<'patrolHealed', { patrol: number; wounds: number }>
  | Of<'patrolWounded', { patrol: number; wounds: number }>
  | Of<'patrolDestroyed', { patrol: number; space: SpaceId }>
  | Of<'goldGained', { amount: number; gold: number; why: 'income' | 'knockOut' }>
  | Of<'counterBought', { kind: KingCounter; price: number; gold: number }>
  | Of<'countersSpent', { kind: KingCounter; count: number; left: number }>
  | Of<'powerImproved', { level: number; gold: number }>
  | Of<'powerUsed', { power: Power }>
  | Of<'heroMoved', { seat: Seat; from: SpaceId; to: SpaceId }>
  | Of<'bonusDiceGained', { seat: Seat; dice: number }>
  | Of<'diceGained', { seat: Seat; dice: number }>
  | Of<'infiltrationRolled', { seat: Seat; space: SpaceId; skill: Skill } & Roll>
  | Of<'dieRolled', { seat: Seat; face: number; isMatch: boolean; aim: 'heal' | 'barter' }>
  | Of<'healed', { seat: Seat; count: number; wounds: number }>
  | Of<'rested', { seat: Seat; count: number; exhaustion: number }>
  | Of<'wounded', { seat: Seat; count: number; wounds: number }>
  | Of<'exhausted', { seat: Seat; count: number; exhaustion: number }>
  | Of<'itemUsed', { seat: Seat; card: Card; isDiscarded: boolean; isOnceMore: boolean }>
  | Of<'abilityUsed', { seat: Seat; ability: Ability; phase: Phase | null }>
  | Of<'itemGained', { seat: Seat; card: Card; cost: number }>
  | Of<'goodsPaid', { seat: Seat; goods: Faces }>
  | Of<'itemSold', { seat: Seat; card: Card; price: number }>
  | Of<'itemDiscarded', { seat: Seat; card: Card }>
  | Of<'offersGone', { seat: Seat; cards: Cards }>
  | Of<'goodsLost', { seat: Seat; goods: Faces }>
  | Of<'tradeProposed', { by: Seat; to: Seat; giveItems: Cards; giveGoods: Faces; takeItems: Cards; takeGoods: number }>
  | Of<'tradeAnswered', { by: Seat; to: Seat; answer: 'accepted' | 'refused' | 'withdrawn'; gave: Faces; took: Faces }>
  | Of<'adventureTaken', { seat: Seat; space: SpaceId; colour: Colour }>
  | Of<'combatBegan', { kind: CombatKind; space: SpaceId; seats: readonly Seat[]; patrol: number }>
  | Of<'beforeTested', { seat: Seat; skill: Skill; consequence: Consequence | null } & Roll>
  | Of<'valueLowered', { phase: Phase; value: number }>
  | Of<'challengeStruck', { seat: Seat; count: number; wounds: number; life: number }>
  | Of<'influenceRolled', { phase: Phase; faces: readonly number[] }>
  | Of<'influenced', { phase: Phase; matches: number; value: number }>
  | Of<'boosted', { phase: Phase; damage: number }>
  | Of<'roundBegan', { round: number }>
  | Of<'escapeRolled', { seat: Seat; phase: Phase } & Roll>
  | Of<'slippedAway', { seat: Seat }>
  | Of<'stood', { seat: Seat }>
  | Of<'blowRolled', { seat: Seat; phase: Phase; isAttack: boolean } & Roll>
  | Of<'autoDefended', { seat: Seat; phase: Phase }>
  | Of<'woundsPrevented', { seat: Seat; count: number }>
  | Of<'regrew', { wounds: number; life: number }>
  | Of<'challengeDefeated', { card: Card }>
  | Of<'combatEnded', { kind: CombatKind; outcome: 'won' | 'lost' | 'stopped' }>
  | Of<'mirrorTaken', { space: SpaceId; points: number; total: number }>
  | Of<'knockedOut', { seat: Seat }>
  | Of<'refugeFound', { seat: Seat; space: SpaceId }>
  | Of<'xpGained', { seat: Seat; count: number; xp: number }>
  | Of<'counterGained', { seat: Seat; kind: CounterKind; level: number; xp: number }>
  | Of<'covenantMade', { seat: Seat; item: Card; good: Face; faceUp: boolean; upgrades: number }>
  | Of<'covenantForgone', { seat: Seat }>
  | Of<'gameOver', { winner: Side; clause: string; round: number }>;
export type Step = 'mirrors' | 'threat' | 'patrols' | 'spending' | 'movement' | 'adventure' | 'market' | 'experience';
export type Rune = { view: View; state: State; move: RuneMove; event: RuneEvent };

/** The same words, abbreviated: nobody reads a list of all spaces. */
const called = <V>(what: string, shape: Shape<V>): Shape<V> => ({ ...shape, what });
const SPACE = called('a space, A1 to S13', oneOf(...SPACE_IDS));
const TOWN = called(
  'the space of a town or stronghold',
  oneOf(...TOWNS.map(({ space }) => space), ...STRONGHOLDS.map(({ space }) => space)),
);
const ITEM_CARD = called('an Item, M01 to M38', oneOf(...Object.keys(MARKET)));
const GOOD_CARD = called('a good, D01 to D55', oneOf(...Object.keys(MERCHANDISE)));
const CHALLENGE_CARD = called('a Challenge, G01 to R08', oneOf(...Object.keys(CHALLENGES)));
const PHASE = oneOf(0, 1, 2);
const DIE = int(1, 5);
const PLACE = int(0, 51);
const PLACES = list(PLACE, 52);
const GOODS = list(GOOD_CARD, BOX.goods.length);
const HANDLES = list(word(/^\d{1,2}(\.\d{1,2})?(~\d{1,2})?$/, '0', '1', '0.0', '0~0', '0.1', '1~0', '2'), 60);
const NOTHING: { readonly [field: string]: Shape } = {};

/** The fields of each move. */
export const SHAPES: MoveShapes<RuneMove> = {
  pickVariant: { variant: oneOf(...VARIANT_IDS) },
  passVariants: NOTHING,
  pickKing: { king: oneOf(...KING_IDS) },
  pickHero: { hero: oneOf(...HERO_IDS) },
  placeMirror: { points: int(1, 3), stronghold: TOWN },
  placePatrol: { stronghold: TOWN },
  placeHero: { town: TOWN },
  takeEquipment: { items: list(ITEM_CARD, 52) },
  assault: { stronghold: TOWN },
  healPatrol: { patrol: int(1, 6) },
  patrolRoll: NOTHING,
  patrolStep: { space: SPACE },
  patrolStay: NOTHING,
  patrolReroll: { die: DIE },
  patrolMove: { die: DIE, space: SPACE, asAny: flag },
  patrolStop: NOTHING,
  patrolAttack: { hero: int(1, 5) },
  patrolSpare: NOTHING,
  keepCard: { card: CHALLENGE_CARD },
  influence: { phase: PHASE },
  rerollInfluence: { phase: PHASE, die: DIE },
  endInfluence: NOTHING,
  boost: { phase: PHASE },
  endBoosts: NOTHING,
  threatTest: { exhaustion: int(0, 999) },
  declineThreat: NOTHING,
  raiseAfterRoll: { sets: int(1, 333) },
  acceptRoll: NOTHING,
  usePower: { dice: list(DIE, 5) },
  buyCounter: { kind: oneOf(...KING_COUNTERS) },
  improvePower: NOTHING,
  spawnPatrol: { stronghold: TOWN },
  endSpending: NOTHING,
  journey: { space: SPACE, bonus: flag },
  infiltrate: { space: SPACE, skill: oneOf(...Object.keys(SKILLS)), use: HANDLES },
  rest: { bonus: flag },
  heal: { bonus: flag },
  barter: { bonus: flag },
  barterDraw: NOTHING,
  barterSell: { item: PLACE },
  buyOffer: { card: ITEM_CARD, goods: GOODS, discards: PLACES },
  proposeTrade: { partner: int(1, 5), giveItems: PLACES, giveGoods: GOODS, takeItems: PLACES, takeGoods: int(0, 80) },
  answerTrade: { yes: flag, goods: GOODS },
  withdrawTrade: NOTHING,
  useItem: { effect: word(/^\d{1,2}(\.\d{1,2})?(~\d{1,2})?$/, '0', '1', '0.0', '0~0', '0.1', '1~0', '2') },
  useAbility: { phase: nullable(PHASE) },
  discardItem: { item: PLACE },
  endMovement: NOTHING,
  attempt: NOTHING,
  skipAdventure: NOTHING,
  ready: NOTHING,
  escape: { phase: PHASE, use: HANDLES },
  stand: NOTHING,
  attack: { use: HANDLES },
  defend: { use: HANDLES },
  takeHit: { cancels: HANDLES },
  chooseRefuge: { town: TOWN },
  enterMarket: NOTHING,
  skipMarket: NOTHING,
  buy: { card: ITEM_CARD, goods: GOODS, discards: PLACES },
  sell: { item: PLACE },
  leaveMarket: NOTHING,
  gainCounter: { kind: oneOf(...COUNTER_KINDS) },
  covenant: { item: PLACE, good: GOOD_CARD, discards: PLACES },
  forgoCovenant: NOTHING,
};
/** A move from outside, checked for form (RM-31.1). */
export const readMove = moveReader<RuneMove>(SHAPES, 'RM-31.1');
