import type { Phase } from '../content/effect.ts';
import { PHASES } from '../content/effect.ts';
import { attackDamage, attacksOf, damageAgainst, hasKeyword, rollBonus } from '../queries/combat.ts';
import { lifeOf } from '../queries/heroes.ts';
import { type Combat, type Fighter, heroOf, type View } from '../state.ts';
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
    rollChance(combat.value[phase]!, rollBonus(hero, combat, steady, { phase, isAttack })) / 100;
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
  readonly width: number;
  readonly win: Float64Array;
  readonly lose: Float64Array;
  readonly taken: Float64Array;
};
/**
 * All the ways that a round can go if both sides last through it: the chance of each, and the wounds that both take, phase by
 * phase. There is room for one round after another: nobody keeps one.
 */
const ways = {
  count: 0,
  phases: 0,
  p: new Float64Array(8),
  hits: new Uint8Array(8),
  takes: new Uint8Array(24),
  deals: new Uint8Array(24),
};
function layOut(duel: Duel, plan: readonly boolean[]): void {
  const { p, hits, takes, deals } = ways;
  p[0] = ways.count = 1;
  hits[0] = ways.phases = 0;
  for (const phase of PHASES) {
    const isAttack = plan[phase]!;
    if (!isAttack && duel.takes[phase] === 0) continue;
    const good = isAttack ? duel.hit[phase]! : duel.guard[phase]!;
    const row = 8 * ways.phases++;
    const before = ways.count;
    ways.count *= 2;
    for (let i = 0; i < before; i++) {
      const j = i + before;
      for (let r = 0; r < row; r += 8) {
        takes[r + j] = takes[r + i]!;
        deals[r + j] = deals[r + i]!;
      }
      takes[row + i] = deals[row + j] = 0;
      takes[row + j] = duel.takes[phase]!;
      deals[row + i] = isAttack ? Math.max(0, duel.deals[phase]! - (duel.isHardened && hits[i] === 0 ? 1 : 0)) : 0;
      hits[j] = hits[i]!;
      hits[i]! += isAttack ? 1 : 0;
      p[j] = p[i]! * (1 - good);
      p[i]! *= good;
    }
  }
}
/** The place in the chart to which this way leads: it ends as soon as one side is down. */
function endOf({ duel, width }: Chart, way: number, a: number, b: number): number {
  const last = 8 * ways.phases;
  for (let i = way; i < last; i += 8) {
    a -= ways.takes[i]!;
    b -= ways.deals[i]!;
    if (a <= 0) return Math.max(0, b);
    if (b <= 0) return a * width;
  }
  return a * width + (duel.regrows && b < duel.challengeLife ? b + 1 : b);
}

/** Wounds only grow, so each place follows from those before it; only Regrow leads back and needs several sweeps. */
function sweep(chart: Chart): number {
  const { duel, width, win, lose, taken } = chart;
  let change = 0;
  for (let a = 1; a <= duel.heroLife; a++)
    for (let b = 1; b <= duel.challengeLife; b++) {
      const at = a * width + b;
      let wins = 0;
      let loses = 0;
      let takes = 0;
      let still = 0;
      for (let way = 0; way < ways.count; way++) {
        const p = ways.p[way]!;
        const to = endOf(chart, way, a, b);
        if (to === at) still += p;
        else {
          wins += p * win[to]!;
          loses += p * lose[to]!;
          takes += p * taken[to]!;
        }
      }
      if (still > 1 - 1e-9) continue; // nobody can hurt anybody
      const share = 1 / (1 - still);
      change = Math.max(change, Math.abs(wins * share - win[at]!));
      win[at] = wins * share;
      lose[at] = loses * share;
      taken[at] = takes * share;
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
  layOut(duel, attackPhases(duel));
  const chart = { duel, width, win, lose, taken };
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
