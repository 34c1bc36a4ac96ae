import { quickRandom, type Random, type Seat, seedOf } from '@nightfall/kernel';
import { BOX, challengeOf } from '../content/cards.ts';
import { isInPhase, type Phase, PHASES } from '../content/effect.ts';
import { chanceOf } from '../knowledge/chances.ts';
import { attackDamage, countersFor, damageAgainst, influenceChance, rollBonus } from '../queries/combat.ts';
import { lookUp, usable } from '../queries/effects.ts';
import { cardOf, levelOf, lifeOf, staminaOf } from '../queries/heroes.ts';
import { type Combat, type Face, type Fighter, type Hero, heroOf, type View } from '../state.ts';
import { memory, signOf } from './memory.ts';
import { imagined } from './odds.ts';

/** Fights against each of the red cards. */
const FIGHTS = 12;
const ROUNDS = 12;

/** What a Hero brings to an assault, phase by phase; `burst` and `cancels` he can use once. */
type Arms = {
  readonly life: number;
  readonly attack: readonly number[];
  readonly defend: readonly number[];
  readonly deals: readonly number[];
  readonly burst: readonly number[];
  readonly soft: readonly number[];
  readonly cancels: readonly number[];
  /** Rounds in which he can attack once more. */
  readonly again: number;
  readonly isOrcbane: boolean;
};
const steady = (seat: Seat): Fighter => ({ ...imagined('R01', seat).fighters[0]!, seat });
function usesOf(hero: Hero<Face>): Pick<Arms, 'burst' | 'cancels'> {
  const effects = usable(hero, ({ code }) => code === 'damage' || code === 'cancel').flatMap(
    (text) => lookUp(hero, text)!.facts.effects,
  );
  const inPhase = (phase: Phase) =>
    effects.reduce((sum, e) => sum + (e.code === 'damage' && isInPhase(e.phase, phase) ? e.n : 0), 0);
  const cancels = effects.flatMap((e) => (e.code === 'cancel' ? [e.n] : []));
  const isThrower = cardOf(hero).ability.id === 'sureThrow';
  const burst = PHASES.map((phase) => inPhase(phase) + (isThrower && phase !== 2 ? 1 : 0));
  return { burst, cancels: cancels.toSorted((a, b) => b - a) };
}
function armsOf(v: View, seat: Seat, fighter = steady(seat)): Arms {
  const hero = heroOf(v, seat);
  const plain = imagined('R02', seat);
  const { id } = cardOf(hero).ability;
  return {
    life: lifeOf(hero) - hero.wounds,
    attack: PHASES.map((phase) => rollBonus(hero, plain, { ...fighter, rolled: true, abilityUsed: true }, phase, true)),
    defend: PHASES.map((phase) => rollBonus(hero, plain, { ...fighter, rolled: true, abilityUsed: true }, phase, false)),
    deals: PHASES.map((phase) => attackDamage(hero, { ...fighter, abilityUsed: true }, phase)),
    soft: PHASES.map((phase) => plain.damage[phase]! - damageAgainst(hero, plain, fighter, phase)),
    ...usesOf(hero),
    again: id === 'relentless' ? Math.max(0, staminaOf(hero) - hero.exhaustion) : 0,
    isOrcbane: id === 'orcbane',
  };
}

/** The Challenge as it stands: its values after influence, its damage, the wounds that it can still take. */
type Foe = {
  readonly value: readonly number[];
  readonly damage: readonly number[];
  readonly life: number;
  readonly extra: number;
};
type Side = {
  readonly arms: Arms;
  readonly attacks: readonly boolean[];
  readonly twice: readonly boolean[];
  readonly hit: readonly number[];
  readonly guard: readonly number[];
};
/** Each attack where it is worth most. */
function sideAgainst(arms: Arms, foe: Foe): Side {
  const hit = PHASES.map((phase) => chanceOf(foe.value[phase]! - arms.attack[phase]!) / 100);
  const guard = PHASES.map((phase) => chanceOf(foe.value[phase]! - arms.defend[phase]!) / 100);
  const worth = PHASES.map((phase) => hit[phase]! * Math.min(foe.life, arms.deals[phase]! + arms.burst[phase]!));
  const order = PHASES.toSorted((a, b) => worth[b]! - worth[a]! || a - b);
  const first = (count: number) => PHASES.map((phase) => order.indexOf(phase) < count);
  return { arms, hit, guard, attacks: first(arms.isOrcbane ? 1 + foe.extra : 1), twice: first(2) };
}
type Standing = { life: number; burst: number[]; cancels: number[]; again: number };

/** One blow of a Hero; what it takes from the Challenge. */
function blow(side: Side, one: Standing, foe: Foe, phase: Phase, isAttack: boolean, random: Random): number {
  if (random.int(1000) / 1000 >= (isAttack ? side.hit : side.guard)[phase]!) {
    const wounds = Math.max(0, foe.damage[phase]! - side.arms.soft[phase]!);
    one.life -= Math.max(0, wounds - (wounds > 1 ? (one.cancels.shift() ?? 0) : 0));
    return 0;
  }
  if (!isAttack) return 0;
  const dealt = side.arms.deals[phase]! + one.burst[phase]!;
  one.burst[phase] = 0;
  return dealt;
}
/** One assault by these Heroes; how much of the Challenge's Life they take: 1, it falls. */
function fight(sides: readonly Side[], foe: Foe, random: Random): number {
  const heroes = sides.map(({ arms: { life, burst, cancels, again } }) => ({
    ...{ life, again },
    ...{ burst: [...burst], cancels: [...cancels] },
  }));
  let left = foe.life;
  for (let round = 0; round < ROUNDS; round++) {
    let standing = 0;
    const plans = sides.map(({ attacks, twice }, i) => (heroes[i]!.again-- > 0 ? twice : attacks));
    for (const phase of PHASES)
      for (let i = 0; i < sides.length; i++) {
        if (heroes[i]!.life <= 0) continue;
        left -= blow(sides[i]!, heroes[i]!, foe, phase, plans[i]![phase]!, random);
        if (left <= 0) return 1;
        standing += heroes[i]!.life > 0 ? 1 : 0;
      }
    if (standing === 0) break;
  }
  return 1 - left / foe.life;
}

/** What influence adds in a phase: the matches, and some of the misses rolled again with counters. */
function influenceOn(v: View, phase: Phase, dice: number, random: Random): number {
  const chance = influenceChance(v, phase);
  let added = 0;
  let again = countersFor(v, phase) + (v.king.tile === 'ardherin' ? 1 : 0);
  for (let i = 0; i < dice; i++) {
    let isMatch = random.int(6) < chance;
    if (!isMatch && again-- > 0) isMatch = random.int(6) < chance;
    added += isMatch ? 1 : 0;
  }
  return added;
}
/** Over all red cards alike: the mean of what `count` makes of each fight. */
function mean(
  v: View,
  seats: readonly Seat[],
  points: number,
  fights: number,
  random: Random,
  count: (taken: number) => number,
): number {
  const all = seats.map((seat) => armsOf(v, seat));
  const dice = Math.min(5, Math.max(...seats.map((seat) => levelOf(heroOf(v, seat)))));
  let sum = 0;
  for (const card of BOX.red) {
    const { value, damage, life, minion } = challengeOf(card);
    for (let i = 0; i < fights; i++) {
      const raised = PHASES.map((phase) => value[phase]! + influenceOn(v, phase, dice, random));
      const foe = { value: raised, damage, life: life + points, extra: minion === 'Warlord' ? 1 : 0 };
      const sides = all.map((arms) => sideAgainst(arms, foe));
      sum += count(fight(sides, foe, random));
    }
  }
  return sum / (fights * BOX.red.length);
}

const shares = memory<number>(10_000);
/**
 * The share of fights that these Heroes win over a mirror of so many points, over all red cards alike. Its chance is its own:
 * the same question always has the same answer.
 */
export function assaultChance(v: View, seats: readonly Seat[], points: number): number {
  const { tile, mind, body, spirit } = v.king;
  const key = `${points} ${tile} ${mind} ${body} ${spirit} ${seats.map((seat) => signOf(heroOf(v, seat))).join('/')}`;
  return shares(key, () => mean(v, seats, points, FIGHTS, quickRandom(seedOf(key)), (taken) => (taken >= 1 ? 1 : 0)));
}
const strengths = memory<number>(20_000);
/** How much of a guardian this Hero takes alone, on average, when he is well: what he brings to any assault. */
export function strengthOf(v: View, seat: Seat, hero: Hero<Face>): number {
  const well = { ...hero, wounds: 0, exhaustion: 0 };
  return strengths(`${v.king.tile} ${signOf(well)}`, () => {
    const heroes = v.heroes.map((one, i) => (i + 1 === seat ? well : one));
    const king = { ...v.king, mind: 0, body: 0, spirit: 0 };
    return mean({ ...v, heroes, king }, [seat], 2, 6, quickRandom(7), (taken) => taken);
  });
}
/** The same for an assault that is under way. */
export function chanceIn(v: View, combat: Combat): number {
  const all = combat.fighters.filter(({ out }) => out === '').map((fighter) => armsOf(v, fighter.seat, fighter));
  const isWarlord = challengeOf(combat.card).minion === 'Warlord';
  const foe = { value: combat.value, damage: combat.damage, life: combat.life - combat.wounds, extra: isWarlord ? 1 : 0 };
  const sides = all.map((arms) => sideAgainst(arms, foe));
  const random = quickRandom(seedOf(`${combat.card} ${combat.wounds} ${combat.round} ${all.map(({ life }) => life).join()}`));
  const fights = FIGHTS * 4;
  let won = 0;
  for (let i = 0; i < fights; i++) won += fight(sides, foe, random) >= 1 ? 1 : 0;
  return won / fights;
}
