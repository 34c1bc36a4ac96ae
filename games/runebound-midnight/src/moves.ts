import type { MoveIn, Seat } from '@nightfall/kernel';
import type { Card } from './content/cards.ts';
import type { Phase, Skill } from './content/effect.ts';
import type { Colour, Consequence } from './content/challenge.ts';
import type { Ability } from './content/heroes.ts';
import type { Power } from './content/kings.ts';
import type { SpaceId } from './content/map.ts';
import type { CounterKind, KingCounter } from './content/settings.ts';
import type { VariantId } from './content/variants.ts';
import type { BlowMoves } from './rules/blow.ts';
import type { CombatMoves } from './rules/combat.ts';
import type { BarterMoves } from './rules/die-actions.ts';
import type { ExperienceMoves } from './rules/experience.ts';
import type { HeroMoves } from './rules/hero.ts';
import type { InfiltrationMoves } from './rules/infiltration.ts';
import type { KnockOutMoves } from './rules/knock-out.ts';
import type { NightMoves } from './rules/night.ts';
import type { PatrolMoves } from './rules/patrol.ts';
import type { SetupMoves } from './rules/setup.ts';
import type { ThreatMoves } from './rules/threat.ts';
import type { TradeMoves } from './rules/trade.ts';
import type { VariantMoves } from './rules/variants.ts';
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

type Cards = readonly Card[];
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
  | Of<'calledTo', { seat: Seat; space: SpaceId }>
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

/** The game without its moves: what they are declared with. */
export type Land = { view: View; state: State; event: RuneEvent };
type In<M> = M extends unknown ? MoveIn<M[keyof M]> : never;
type KingMove = In<NightMoves | PatrolMoves | ThreatMoves>;
type HeroMove = In<HeroMoves | BarterMoves | InfiltrationMoves | TradeMoves | KnockOutMoves | ExperienceMoves>;
/** RM-31.1 Every request of a seat is one of these. */
export type RuneMove = In<SetupMoves | VariantMoves> | KingMove | HeroMove | In<CombatMoves | BlowMoves>;
export type Rune = Land & { move: RuneMove };
