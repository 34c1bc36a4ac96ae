import type { Phase } from '../content/effect.ts';
import { PHASES } from '../content/effect.ts';
import { attackDamage, attacksOf, damageAgainst, hasKeyword, rollBonus } from '../queries/combat.ts';
import { usable } from '../queries/effects.ts';
import { lifeOf } from '../queries/heroes.ts';
import { type Combat, type Face, type Fighter, type Hero, heroOf, type View } from '../state.ts';
import { rollChance } from './chances.ts';

/**
 * One Hero against one Challenge with known numbers. Chances are from 0 to 1, by phase. What cards do once (activate, discard)
 * is left out: it only makes the Hero stronger.
 */
export type Duel = {
  /** Wounds that each side can still take. */
  readonly heroLife: number;
  readonly challengeLife: number;
  readonly attacks: number;
  readonly hit: readonly number[];
  readonly guard: readonly number[];
  readonly deals: readonly number[];
  readonly takes: readonly number[];
  /** RM-9.7 Hardened, Regrow. */
  readonly isHardened: boolean;
  readonly regrows: boolean;
};
export type Outlook = { readonly win: number; readonly lose: number };

/** The numbers of a fight as it stands, before its next round. */
export function duelOf(v: View, combat: Combat, fighter: Fighter): Duel {
  const hero = heroOf(v, fighter.seat);
  const steady = { ...fighter, rolled: true, abilityUsed: true };
  const chance = (phase: Phase, isAttack: boolean) =>
    rollChance(combat.value[phase]!, rollBonus(hero, combat, steady, phase, isAttack)) / 100;
  return {
    heroLife: lifeOf(hero) - hero.wounds,
    challengeLife: combat.life - combat.wounds,
    attacks: attacksOf(v, combat, { ...fighter, extra: 0 }),
    hit: PHASES.map((phase) => chance(phase, true)),
    guard: PHASES.map((phase) => chance(phase, false)),
    deals: PHASES.map((phase) => attackDamage(hero, steady, phase)),
    takes: PHASES.map((phase) => damageAgainst(hero, combat, fighter, phase)),
    isHardened: hasKeyword(combat, 'hardened'),
    regrows: hasKeyword(combat, 'regrow'),
  };
}

/** The phases that are worth the attacks: those with the highest chance times damage, earlier ones first. */
export function attackPhases({ attacks, hit, deals }: Pick<Duel, 'attacks' | 'hit' | 'deals'>): readonly boolean[] {
  const plan = [false, false, false];
  for (let n = 0; n < attacks; n++) {
    let best = -1;
    let most = 0;
    for (const phase of PHASES) {
      const worth = hit[phase]! * deals[phase]!;
      if (plan[phase] || worth <= most) continue;
      best = phase;
      most = worth;
    }
    if (best < 0) break;
    plan[best] = true;
  }
  return plan;
}

/** By wounds that each side can still take: the chance to win, to lose, and how much of the Challenge's Life is taken. */
type Chart = {
  readonly duel: Duel;
  readonly plan: readonly boolean[];
  readonly width: number;
  readonly win: Float64Array;
  readonly lose: Float64Array;
  readonly taken: Float64Array;
};
/** What one round brings, added up over all the ways it can go. */
const sum = { win: 0, lose: 0, taken: 0, still: 0 };
/** One way that a round can go on from a phase, with chance `p`; `from` is the place in the chart at which the round began. */
function walk(chart: Chart, from: number, p: number, phase: number, a: number, b: number, hits: number): void {
  const { duel, width } = chart;
  if (p === 0) return;
  if (phase === 3 || a <= 0 || b <= 0) {
    const left = a > 0 && b > 0 && duel.regrows && b < duel.challengeLife ? b + 1 : Math.max(0, b);
    const to = Math.max(0, a) * width + left;
    if (to === from) sum.still += p;
    else add(chart, to, p);
    return;
  }
  const isAttack = chart.plan[phase]!;
  const takes = duel.takes[phase]!;
  if (!isAttack && takes === 0) return walk(chart, from, p, phase + 1, a, b, hits);
  const good = isAttack ? duel.hit[phase]! : duel.guard[phase]!;
  const deals = isAttack ? Math.max(0, duel.deals[phase]! - (duel.isHardened && hits === 0 ? 1 : 0)) : 0;
  walk(chart, from, p * good, phase + 1, a, b - deals, hits + (isAttack ? 1 : 0));
  walk(chart, from, p * (1 - good), phase + 1, a - takes, b, hits);
}
function add({ win, lose, taken }: Chart, to: number, p: number): void {
  sum.win += p * win[to]!;
  sum.lose += p * lose[to]!;
  sum.taken += p * taken[to]!;
}

/** Wounds only grow, so each place follows from those before it; only Regrow leads back and needs several sweeps. */
function sweep(chart: Chart): number {
  const { duel, width, win, lose, taken } = chart;
  let change = 0;
  for (let a = 1; a <= duel.heroLife; a++)
    for (let b = 1; b <= duel.challengeLife; b++) {
      const at = a * width + b;
      sum.win = sum.lose = sum.taken = sum.still = 0;
      walk(chart, at, 1, 0, a, b, 0);
      if (sum.still > 1 - 1e-9) continue; // nobody can hurt anybody
      const share = 1 / (1 - sum.still);
      change = Math.max(change, Math.abs(sum.win * share - win[at]!));
      win[at] = sum.win * share;
      lose[at] = sum.lose * share;
      taken[at] = sum.taken * share;
    }
  return change;
}
/** When nothing changes any more. */
const STILL = 1e-4;
const SWEEPS = 50;
/** A buffer reused for each chart: nobody keeps one. */
let room = [new Float64Array(0), new Float64Array(0), new Float64Array(0)] as const;
function cellsFor(count: number): typeof room {
  if (room[0].length < count) room = [new Float64Array(count), new Float64Array(count), new Float64Array(count)];
  else for (const cells of room) cells.fill(0, 0, count);
  return room;
}
function chartOf(duel: Duel): Chart {
  const { heroLife, challengeLife } = duel;
  const width = challengeLife + 1;
  const [win, lose, taken] = cellsFor((heroLife + 1) * width);
  for (let b = 1; b <= challengeLife; b++) taken[b] = 1 - b / challengeLife;
  lose.fill(1, 1, width);
  for (let a = 0; a <= heroLife; a++) win[a * width] = taken[a * width] = 1;
  const chart = { duel, plan: attackPhases(duel), width, win, lose, taken };
  for (let i = 0; i < (duel.regrows ? SWEEPS : 1); i++) if (sweep(chart) < STILL) break;
  return chart;
}
/**
 * The exact chances to win and to be knocked out if the Hero never escapes and uses their attacks where they are worth most. A
 * failed attack hurts no more than a failed defence, so this is how any Hero without a better defence fights.
 */
export function outlookOf(duel: Duel): Outlook {
  if (duel.challengeLife <= 0) return { win: 1, lose: 0 };
  if (duel.heroLife <= 0) return { win: 0, lose: 1 };
  const { win, lose, width } = chartOf(duel);
  const at = duel.heroLife * width + duel.challengeLife;
  return { win: win[at]!, lose: lose[at]! };
}
/** The average share of the Challenge's Life, from 0 to 1, that the Hero takes before falling. */
export function takenOf(duel: Duel): number {
  if (duel.challengeLife <= 0) return 1;
  if (duel.heroLife <= 0) return 0;
  const { taken, width } = chartOf(duel);
  return taken[duel.heroLife * width + duel.challengeLife]!;
}

/** Does this Hero have anything to use once in a fight? Then their chances are better than the table says. */
export const hasReserves = (hero: Hero<Face>): boolean =>
  usable(hero, ({ code }) => code === 'damage' || code === 'cancel' || code === 'reroll' || code === 'roll').length > 0;
