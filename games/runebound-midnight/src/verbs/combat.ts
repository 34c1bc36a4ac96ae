import { call, type Out, type Seat } from '@nightfall/kernel';
import { type Card, colourOf, type DeckName } from '../content/cards.ts';
import type { Consequence } from '../content/challenge.ts';
import { type Effect, isInPhase, type Phase, PHASES } from '../content/effect.ts';
import { MAP, type SpaceId } from '../content/map.ts';
import type { Rune } from '../moves.ts';
import { challengeFor, fighterOf, hasKeyword, newCombat, newFighter } from '../queries/combat.ts';
import { cardOf, compareLevels, giftOf } from '../queries/heroes.ts';
import { pointsTaken } from '../result.ts';
import { type Combat, type CombatFrame, type CombatKind, type Fighter, heroOf, type Patrol, type State } from '../state.ts';
import { putUnder } from './decks.ts';
import { exhaust, takeExhaustion, wound } from './heroes.ts';

const combatFrame = (): CombatFrame => ({ rule: 'combat', at: 'reveal', turn: 0, phase: 0, faces: [], rolling: [] });

/** RM-11.4, RM-23.4 The order of the Heroes is fixed now. */
export function beginCombat(s: State, kind: CombatKind, space: SpaceId, seats: readonly Seat[], patrol: number, out: Out<Rune>) {
  const order = seats.toSorted((a, b) => compareLevels(s, a, b));
  const combat: Combat = { ...newCombat(), kind, space, patrol, fighters: order.map(newFighter) };
  s.combat = combat;
  out?.({ type: 'combatBegan', kind, space, seats: order, patrol });
  return combat;
}
/** RM-20.2, RM-23.2 The top card of the deck is turned up and fought. */
export function fightTopCard(s: State, deck: DeckName): void {
  call(s, { rule: 'draw', at: 'fresh', deck, count: 1, to: 'combat', seats: [] }, combatFrame());
}
/** RM-22.4 Wounds on the track count from the start (RM-22.3). */
export function fightPatrol(s: State, { number, space, wounds }: Patrol, seat: Seat, card: Card, out: Out<Rune>): void {
  const combat = beginCombat(s, 'patrol', space, [seat], number, out);
  combat.card = card;
  combat.wounds = wounds;
  combat.oldWounds = wounds;
  call(s, combatFrame());
}
/** RM-21.1 C0: the numbers of the card are copied; an assault adds the mirror's points to its Life (RM-23.3). */
export function readCard(s: State): void {
  const combat = s.combat!;
  const { life, value, damage } = challengeFor(s, combat.card);
  combat.life = life + (combat.kind === 'assault' ? s.mirrors[MAP[combat.space]!.stronghold]! : 0);
  combat.value = [...value];
  combat.damage = [...damage];
}

/** RM-9.8, RM-9.10: it applies to the Hero who took the test; extra influence dice count for every roll against all Heroes. */
export function applyConsequence(s: State, fighter: Fighter, { code, n }: Consequence, out: Out<Rune>): void {
  const combat = s.combat!;
  if (code === 'wound') wound(s, fighter.seat, n, out);
  else if (code === 'exhaustion') exhaust(s, fighter.seat, n, out);
  else if (code === 'malus') fighter.malus += n;
  else if (code === 'influence') combat.moreInfluence += n;
  else combat.life = Math.max(1, combat.life - n);
}
/** RM-7.10 `strike` and `lessInfluence` help everyone, `soften` helps its owner. */
export function applyBefore(s: State, fighter: Fighter, effect: Effect, out: Out<Rune>): void {
  if (effect.code === 'strike') woundChallenge(s, fighter.seat, effect.n, out);
  if (effect.code === 'lessInfluence') s.combat!.lessInfluence += effect.n;
  if (effect.code === 'soften')
    for (const phase of PHASES) if (isInPhase(effect.phase, phase)) fighter.softened[phase]! += effect.n;
}
/** RM-6.7 The Hero's ability, for exhaustion. */
export function tireFor(s: State, fighter: Fighter, phase: Phase | null, exhaustion: number, out: Out<Rune>): void {
  const { seat } = fighter;
  fighter.abilityUsed = true;
  out?.({ type: 'abilityUsed', seat, ability: cardOf(heroOf(s, seat)).ability.id, phase });
  takeExhaustion(s, seat, exhaustion, out);
}
export function lowerValue(s: State, phase: Phase, n: number, out: Out<Rune>): void {
  const { value } = s.combat!;
  value[phase]! -= n;
  out?.({ type: 'valueLowered', phase, value: value[phase]! });
}
/** RM-21.7 Each match adds 1 for the whole combat. */
export function addInfluence(s: State, phase: Phase, matches: number, out: Out<Rune>): void {
  const { value } = s.combat!;
  value[phase]! += matches;
  out?.({ type: 'influenced', phase, matches, value: value[phase]! });
}
export function rollInfluence(s: State, phase: Phase, faces: readonly number[], out: Out<Rune>): void {
  s.combat!.influenced[phase] = true;
  out?.({ type: 'influenceRolled', phase, faces });
}
/** RM-29.6 */
export function boostDamage(s: State, phase: Phase, out: Out<Rune>): void {
  const { boosted, damage } = s.combat!;
  boosted[phase] = true;
  damage[phase]! += 1;
  out?.({ type: 'boosted', phase, damage: damage[phase]! });
}

/** RM-21.10 A round begins: attacks and once-per-round effects are available again. */
export function beginRound(s: State, out: Out<Rune>): void {
  const combat = s.combat!;
  combat.round += 1;
  combat.isHardenedSpent = false;
  for (const fighter of combat.fighters) {
    fighter.attacks = 0;
    fighter.extra = 0;
    fighter.escapeFailed = false;
    if (giftOf(heroOf(s, fighter.seat), 'extraAttack')) fighter.abilityUsed = false;
  }
  out?.({ type: 'roundBegan', round: combat.round });
}
export const countAttack = (fighter: Fighter): void => void (fighter.attacks += 1);
export const addAttack = (fighter: Fighter): void => void (fighter.extra += 1);
/** What is remembered of a combat roll. */
export function noteRoll(fighter: Fighter, isAbilitySpent: boolean): void {
  if (isAbilitySpent) fighter.abilityUsed = true;
  fighter.rolled = true;
}
/** RM-21.23, RM-21.24 */
export function noteEscape(fighter: Fighter, success: boolean): void {
  if (success) fighter.out = 'escaped';
  else fighter.escapeFailed = true;
}
/** RM-21.27 Everyone who still stands leaves. */
export function breakOff({ combat }: State): void {
  for (const fighter of combat!.fighters) if (fighter.out === '') fighter.out = 'escaped';
}
/** RM-24.8 */
export function fall(s: State, seat: Seat, out: Out<Rune>): void {
  const fighter = s.combat && fighterOf(s.combat, seat);
  if (fighter) fighter.out = 'knockedOut';
  out?.({ type: 'knockedOut', seat });
}
/** RM-21.25 It is over, and everybody knows how it ended. */
export function decideCombat({ combat }: State, outcome: 'won' | 'lost' | 'stopped', out: Out<Rune>): void {
  const { kind, card } = combat!;
  if (outcome === 'won') out?.({ type: 'challengeDefeated', card });
  out?.({ type: 'combatEnded', kind, outcome });
}
/** RM-20.3 The jewel gives up its counter. */
export function takeAdventure(s: State, out: Out<Rune>): void {
  const { card, space, fighters } = s.combat!;
  s.jewels[MAP[space]!.jewel] = false;
  out?.({ type: 'adventureTaken', seat: fighters[0]!.seat, space, colour: colourOf(card) });
}
/** RM-23.11 */
export function takeMirror(s: State, out: Out<Rune>): void {
  const { space } = s.combat!;
  const { stronghold } = MAP[space]!;
  const points = s.mirrors[stronghold]!;
  s.mirrors[stronghold] = 0; // RM-5.10: the red counter goes with it
  s.mirrorsTaken.push(points);
  out?.({ type: 'mirrorTaken', space, points, total: pointsTaken(s) });
}
/** RM-21.26 The card goes under its deck, no matter who won; effects for this combat end. */
export function endCombat(s: State): void {
  const { card } = s.combat!;
  putUnder(s, colourOf(card), [card]);
  s.combat = null;
}

/** RM-21.15, RM-9.7 Hardened takes 1 from the first hit of a round. */
export function strike(s: State, seat: Seat, harm: number, out: Out<Rune>): void {
  const combat = s.combat!;
  const isSoftened = hasKeyword(combat, 'hardened') && !combat.isHardenedSpent;
  if (isSoftened) combat.isHardenedSpent = true;
  woundChallenge(s, seat, Math.max(0, harm - (isSoftened ? 1 : 0)), out);
}
/** Wounds on the Challenge; those on a patrol's card lie on its track and stay (RM-22.5). */
function woundChallenge(s: State, seat: Seat, count: number, out: Out<Rune>): void {
  const combat = s.combat!;
  combat.wounds += count;
  out?.({ type: 'challengeStruck', seat, count, wounds: combat.wounds, life: combat.life });
  trackWounds(s, out);
}
/** RM-9.7 Regrow */
export function regrow(s: State, out: Out<Rune>): void {
  const combat = s.combat!;
  combat.wounds -= 1;
  out?.({ type: 'regrew', wounds: combat.wounds, life: combat.life });
  trackWounds(s, out);
}
function trackWounds(s: State, out: Out<Rune>): void {
  const { patrol: number, wounds } = s.combat!;
  const patrol = s.patrols.find((one) => one.number === number);
  if (!patrol || patrol.wounds === wounds) return;
  patrol.wounds = wounds;
  out?.({ type: 'patrolWounded', patrol: number, wounds });
}
