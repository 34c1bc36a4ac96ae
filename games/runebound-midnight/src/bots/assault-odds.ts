import { quickRandom, type Random, type Seat, seedOf } from '@nightfall/kernel';
import { BOX, challengeOf } from '../content/cards.ts';
import type { MinionType } from '../content/challenge.ts';
import { type Phase, PHASES } from '../content/effect.ts';
import { chanceOf, matchChances } from '../knowledge/chances.ts';
import { takenOf } from '../knowledge/combat-table.ts';
import { infiltrationChances } from '../knowledge/preview.ts';
import { challengeFor, countersFor, influenceChance, woven } from '../queries/combat.ts';
import { levelOf } from '../queries/heroes.ts';
import { type Combat, type Face, type Hero, heroOf, type View } from '../state.ts';
import { type Arms, armsOf, duelWith, moreAgainst } from './arms.ts';
import { memory, signOf } from './memory.ts';

/** Fights against each of the red cards. */
const FIGHTS = 12;
const ROUNDS = 12;

/** The Challenge as it stands: its values after influence, its damage, the wounds that it can still take. */
type Foe = {
  readonly value: readonly number[];
  readonly damage: readonly number[];
  readonly life: number;
  readonly minion: MinionType;
};
/** A Hero against this foe: chances in percent by phase, how he spends his attacks, and what is left of him. */
type Side = {
  readonly arms: Arms;
  readonly hit: readonly number[];
  readonly guard: readonly number[];
  readonly takes: readonly number[];
  /** The phases from the best to attack in to the worst. */
  readonly order: readonly Phase[];
  readonly attacks: number;
  /** The chance in percent that he gets in at all. */
  readonly entry: number;
  life: number;
  again: number;
  burst: number;
  cancel: number;
};
type Chances = (phase: Phase, need: number) => number;
/** Each attack where it is worth most. */
function sideAgainst(arms: Arms, foe: Foe, chanceIn: Chances, entry = 100, malus = 0): Side {
  const hit = [0, 0, 0];
  const guard = [0, 0, 0];
  const takes = [0, 0, 0];
  const worth = [0, 0, 0];
  for (const phase of PHASES) {
    const value = foe.value[phase]! + malus;
    hit[phase] = chanceIn(phase, value - arms.attack[phase]!);
    guard[phase] = chanceIn(phase, value - arms.defend[phase]!);
    takes[phase] = Math.max(0, foe.damage[phase]! - arms.soft[phase]!);
    worth[phase] = hit[phase]! * Math.min(foe.life, arms.deals[phase]! + arms.lastBurst[phase]!);
  }
  const order = orderOf(worth);
  const attacks = 1 + moreAgainst(arms, foe.minion);
  return { arms, hit, entry, guard, takes, order, attacks, life: 0, again: 0, burst: 0, cancel: 0 };
}
/** The phases from the best to the worst; of equals the earlier first. */
function orderOf(worth: readonly number[]): readonly Phase[] {
  const [a, b, c] = [worth[0]!, worth[1]!, worth[2]!];
  if (a >= b) return b >= c ? [0, 1, 2] : a >= c ? [0, 2, 1] : [2, 0, 1];
  return a >= c ? [1, 0, 2] : b >= c ? [1, 2, 0] : [2, 1, 0];
}

/** One blow of a Hero; what it takes from the Challenge. */
function blow(side: Side, phase: Phase, isAttack: boolean, random: Random): number {
  if (!isAttack && side.takes[phase] === 0) return 0;
  if (random.int(100) >= (isAttack ? side.hit : side.guard)[phase]!) {
    const wounds = side.takes[phase]!;
    const prevented = wounds > 1 ? (side.arms.cancels[side.cancel++] ?? 0) : 0;
    side.life -= Math.max(0, wounds - prevented);
    return 0;
  }
  if (!isAttack) return 0;
  const isFirst = (side.burst & (1 << phase)) === 0;
  side.burst |= 1 << phase;
  return side.arms.deals[phase]! + (isFirst ? side.arms.lastBurst[phase]! : 0);
}
const isAmong = ({ order }: Side, count: number, phase: Phase): boolean =>
  order[0] === phase || (count > 1 && order[1] === phase) || count > 2;
/** One assault by these Heroes: does the Challenge fall? */
function isWon(sides: readonly Side[], foe: Foe, random: Random): boolean {
  for (const side of sides) {
    side.life = side.entry >= 100 || random.int(100) < side.entry ? side.arms.life : 0;
    side.again = side.arms.again;
    side.burst = side.cancel = 0;
  }
  let left = foe.life;
  for (let round = 0; round < ROUNDS; round++) {
    let standing = 0;
    for (const phase of PHASES)
      for (const side of sides) {
        if (side.life <= 0) continue;
        left -= blow(side, phase, isAmong(side, side.attacks + (side.again > round ? 1 : 0), phase), random);
        if (left <= 0) return true;
        standing += side.life > 0 ? 1 : 0;
      }
    if (standing === 0) return false;
  }
  return false;
}

/** Chance that this many dice add 0, 1, 2, … in a phase; counters roll misses again. */
function influenceOn(v: View, phase: Phase, dice: number): readonly number[] {
  const chance = influenceChance(v, phase) / 6;
  const again = Math.min(dice * (1 - chance), countersFor(v, phase) + (v.king.tile === 'ardherin' ? woven(v) : 0));
  return matchChances(dice, 6 * Math.min(1, chance + (again * chance) / dice));
}
/** What is needed on two dice lies in between, or is as good as the ends. */
const [LEAST_NEED, MOST_NEED] = [-4, 21];
const NEEDS = Array.from({ length: MOST_NEED - LEAST_NEED + 1 }, (_, i) => LEAST_NEED + i);
/** The chance of a roll against a value that is still to be raised. */
function chancesAfter(v: View, dice: number): Chances {
  const table = PHASES.map((phase) => {
    const influence = influenceOn(v, phase, dice);
    return NEEDS.map((need) => influence.reduce((sum, p, added) => sum + p * chanceOf(need + added), 0));
  });
  return (phase, need) => table[phase]![Math.max(LEAST_NEED, Math.min(MOST_NEED, need)) - LEAST_NEED]!;
}
/** The share of fights that are won, over all red cards alike. */
function share(v: View, party: Party, points: number, random: Random): number {
  const seats = [...party.inside, ...party.coming];
  const arms = seats.map((seat) => armsOf(heroOf(v, seat)));
  const entries = seats.map((seat, i) => (i < party.inside.length ? 100 : entryChance(v, seat)));
  const chances = chancesAfter(v, Math.min(5, Math.max(...seats.map((seat) => levelOf(heroOf(v, seat))))));
  let won = 0;
  for (const card of BOX.red) {
    const { value, damage, life, minion } = challengeFor(v, card);
    const foe = { value, damage, life: life + points, minion };
    const sides = arms.map((one, i) => sideAgainst(one, foe, chances, entries[i]!));
    for (let i = 0; i < FIGHTS; i++) won += isWon(sides, foe, random) ? 1 : 0;
  }
  return won / (FIGHTS * BOX.red.length);
}

/** Those who are in a stronghold, and those who have still to slip in. */
export type Party = { readonly inside: readonly Seat[]; readonly coming: readonly Seat[] };
export const entryChance = (v: View, seat: Seat): number => Math.max(...Object.values(infiltrationChances(v, seat)));
const shares = memory<number>(20_000);
/**
 * The share of fights that these Heroes win over a mirror of this many points, over all red cards alike. Its chance is its own:
 * the same question always has the same answer.
 */
export function assaultChance(v: View, party: Party, points: number): number {
  const { tile, mind, body, spirit } = v.king;
  const doom = tile === 'ardherin' ? v.king.powerLevel : ''; // his power rolls influence again
  const signs = (seats: readonly Seat[]) => seats.map((seat) => signOf(heroOf(v, seat))).join('/');
  const key = `${v.options.printed ? 'printed ' : ''}${points} ${tile}${doom} ${mind} ${body} ${spirit} ${signs(party.inside)}|${signs(party.coming)}`;
  return shares(key, () => share(v, party, points, quickRandom(seedOf(key))));
}
const asItStands: Chances = (_phase, need) => chanceOf(need);
/** The same for an assault that is under way. */
export function chanceIn(v: View, combat: Combat): number {
  const standing = combat.fighters.filter(({ out }) => out === '');
  const { minion } = challengeOf(combat.card);
  const foe = { value: combat.value, damage: combat.damage, life: combat.life - combat.wounds, minion };
  const sides = standing.map(({ seat, malus }) => sideAgainst(armsOf(heroOf(v, seat)), foe, asItStands, 100, malus));
  const random = quickRandom(
    seedOf(`${combat.card} ${combat.wounds} ${combat.round} ${sides.map(({ arms }) => arms.life).join()}`),
  );
  const fights = FIGHTS * 4;
  let won = 0;
  for (let i = 0; i < fights; i++) won += isWon(sides, foe, random) ? 1 : 0;
  return won / fights;
}

/** A mirror in the middle. */
const POINTS = 2;
const strengths = memory<number>(20_000);
/** How much of a guardian this Hero takes alone, on average, when he is well: what he brings to any assault. */
export function strengthOf(v: View, hero: Hero<Face>): number {
  const well = { ...hero, wounds: 0, exhaustion: 0 };
  return strengths(`${v.options.printed} ${v.king.tile} ${signOf(well)}`, () => {
    const arms = armsOf(well);
    const dice = Math.min(5, levelOf(well));
    const influence = PHASES.map((phase) => Math.round((dice * influenceChance(v, phase)) / 6));
    const alone = { ...arms, attacks: arms.again > 1 ? 2 : 1, life: arms.life + arms.cancels.reduce((a, b) => a + b, 0) };
    const all = BOX.red.map((card) => {
      const duel = duelWith(alone, challengeFor(v, card), influence, -POINTS);
      const worth = PHASES.map((phase) => duel.hit[phase]! * duel.deals[phase]!);
      const best = PHASES.reduce((a, b) => (worth[b]! > worth[a]! ? b : a));
      const burst = Math.min(duel.challengeLife - 1, duel.hit[best]! * arms.lastBurst[best]!);
      const life = duel.challengeLife - Math.floor(burst);
      return (burst + life * takenOf({ ...duel, challengeLife: life })) / (burst + life);
    });
    return all.reduce((sum, taken) => sum + taken, 0) / all.length;
  });
}
