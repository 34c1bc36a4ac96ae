import { call, type Out, type Seat } from '@nightfall/kernel';
import type { SpaceId } from '../content/map.ts';
import { type CounterKind, HURT_DICE, MOVEMENT_DICE } from '../content/settings.ts';
import type { Rune } from '../moves.ts';
import { cardOf, isFavoured, isHurt, levelOf, lifeOf, staminaOf } from '../queries/heroes.ts';
import { heroOf, type State } from '../state.ts';

/** RM-24.1, RM-7.17 A Hero whose wounds reach their Life is knocked out at once. */
export function checkLife(s: State, seat: Seat): boolean {
  const hero = heroOf(s, seat);
  if (hero.wounds < lifeOf(hero)) return false;
  call(s, { rule: 'knockOut', at: 'lose', seat, town: '' });
  return true;
}
/** Returns true if it knocks the Hero out. */
export function wound(s: State, seat: Seat, count: number, out: Out<Rune>): boolean {
  if (count === 0) return false;
  const hero = heroOf(s, seat);
  hero.wounds += count;
  out?.({ type: 'wounded', seat, count, wounds: hero.wounds });
  return checkLife(s, seat);
}
/** RM-24.3, RM-7.19 Exhaustion forced on a Hero; anything beyond their Stamina becomes wounds. */
export function exhaust(s: State, seat: Seat, count: number, out: Out<Rune>): boolean {
  const hero = heroOf(s, seat);
  const borne = Math.min(count, Math.max(0, staminaOf(hero) - hero.exhaustion));
  if (borne > 0) takeExhaustion(s, seat, borne, out);
  return wound(s, seat, count - borne, out);
}
/** RM-24.2 Exhaustion the Hero chooses to take, or that stays within their Stamina. */
export function takeExhaustion(s: State, seat: Seat, count: number, out: Out<Rune>): void {
  const hero = heroOf(s, seat);
  hero.exhaustion += count;
  out?.({ type: 'exhausted', seat, count, exhaustion: hero.exhaustion });
}
export function healWounds(s: State, seat: Seat, most: number, out: Out<Rune>): void {
  const hero = heroOf(s, seat);
  const count = Math.min(most, hero.wounds);
  hero.wounds -= count;
  out?.({ type: 'healed', seat, count, wounds: hero.wounds });
}
export function shedExhaustion(s: State, seat: Seat, most: number, out: Out<Rune>): void {
  const hero = heroOf(s, seat);
  const count = Math.min(most, hero.exhaustion);
  hero.exhaustion -= count;
  out?.({ type: 'rested', seat, count, exhaustion: hero.exhaustion });
}

/** RM-16.1, RM-16.4: cards are ready again; five dice, or four for a Hero who is hurt (RM-24.5). The number is fixed now. */
export function refreshHero(s: State, seat: Seat): void {
  const hero = heroOf(s, seat);
  for (const item of hero.items) {
    item.activated = false;
    for (const upgrade of item.upgrades) upgrade.activated = false;
  }
  hero.dice = isHurt(hero) ? HURT_DICE : MOVEMENT_DICE;
  hero.bonusDice = 0;
  hero.diceSpent = 0;
  hero.hadBonus = false;
  hero.proposals = 0;
  hero.abilityUsed = false;
}
/** RM-16.5 Dice that are left are lost. */
export function loseDice(s: State, seat: Seat): void {
  const hero = heroOf(s, seat);
  hero.dice = 0;
  hero.bonusDice = 0;
}
/** RM-17.13 The turn is over: what was bought in it may be sold from now on (RM-7.15). */
export function restHero(s: State, seat: Seat): void {
  loseDice(s, seat);
  for (const item of heroOf(s, seat).items) item.bought = false;
}
/** RM-24.11 */
export function wakeUp(s: State, seat: Seat): void {
  const hero = heroOf(s, seat);
  hero.wounds = 0;
  hero.exhaustion = 0;
}
/** RM-24.12, RM-18.7: the Hero is carried there, without a test. */
export function carryTo(s: State, seat: Seat, town: SpaceId, out: Out<Rune>): void {
  const hero = heroOf(s, seat);
  hero.space = town;
  hero.bonusDice = 0;
  out?.({ type: 'refugeFound', seat, space: town });
}
/** RM-6.7 An ability that is used once a turn. */
export function spendAbility(s: State, seat: Seat, out: Out<Rune>): void {
  const hero = heroOf(s, seat);
  hero.abilityUsed = true;
  out?.({ type: 'abilityUsed', seat, ability: cardOf(hero).ability.id, phase: null });
}

/** RM-29.9, RM-29.10 */
export function gainBonusDice(s: State, seat: Seat, out: Out<Rune>): void {
  const dice = s.variants.favouredTerrain;
  const hero = heroOf(s, seat);
  if (dice === 0 || hero.hadBonus || !isFavoured(hero)) return;
  hero.hadBonus = true;
  hero.bonusDice = dice;
  out?.({ type: 'bonusDiceGained', seat, dice });
}
export function moveHero(s: State, seat: Seat, to: SpaceId, out: Out<Rune>): void {
  const hero = heroOf(s, seat);
  const from = hero.space;
  hero.space = to;
  hero.bonusDice = 0;
  out?.({ type: 'heroMoved', seat, from, to });
}
export function spendDie(s: State, seat: Seat, bonus: boolean): void {
  const hero = heroOf(s, seat);
  if (bonus) hero.bonusDice -= 1;
  else hero.dice -= 1;
  hero.diceSpent += 1;
}
export function gainDice(s: State, seat: Seat, count: number, out: Out<Rune>): void {
  const hero = heroOf(s, seat);
  hero.dice += count;
  out?.({ type: 'diceGained', seat, dice: hero.dice });
}
export function gainXp(s: State, seat: Seat, count: number, out: Out<Rune>): void {
  const hero = heroOf(s, seat);
  hero.xp += count;
  out?.({ type: 'xpGained', seat, count, xp: hero.xp });
}
/** RM-26.2, RM-26.5 */
export function gainCounter(s: State, seat: Seat, kind: CounterKind, price: number, out: Out<Rune>): void {
  const hero = heroOf(s, seat);
  hero.xp -= price;
  hero.counters.push(kind);
  out?.({ type: 'counterGained', seat, kind, level: levelOf(hero), xp: hero.xp });
}
/** RM-16.6 What is left of this Hero's own turn is skipped. */
export function endOwnTurn(s: State, seat: Seat): void {
  for (const f of s.stack) {
    if (f.rule === 'hero' && f.seat === seat) f.at = 'finish';
    if (f.rule === 'experience' && f.seat === seat && f.isOwnTurn) f.at = 'end';
  }
}

/** RM-16.8 */
export function callTo(s: State, seat: Seat, space: SpaceId, out: Out<Rune>): void {
  s.meeting = { space, by: seat, round: s.round };
  out?.({ type: 'calledTo', seat, space });
}
