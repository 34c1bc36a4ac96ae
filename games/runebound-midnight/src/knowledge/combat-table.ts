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
  const worth = PHASES.map((phase) => hit[phase]! * deals[phase]!);
  const best = [...PHASES].toSorted((a, b) => worth[b]! - worth[a]! || a - b).slice(0, attacks);
  return PHASES.map((phase) => best.includes(phase) && worth[phase]! > 0);
}

type Cell = [win: number, lose: number];
/** What the rest of a round brings from one phase on, given what the next round is worth. */
function roundFrom(
  duel: Duel,
  plan: readonly boolean[],
  life: number,
  wounds: number,
  next: (a: number, b: number) => Cell,
): Cell {
  const walk = (phase: number, a: number, b: number, hits: number): Cell => {
    if (b <= 0) return [1, 0];
    if (a <= 0) return [0, 1];
    if (phase === 3) return next(a, duel.regrows && b < duel.challengeLife ? b + 1 : b);
    const isAttack = plan[phase]!;
    const takes = duel.takes[phase]!;
    if (!isAttack && takes === 0) return walk(phase + 1, a, b, hits);
    const p = isAttack ? duel.hit[phase]! : duel.guard[phase]!;
    const deals = isAttack ? Math.max(0, duel.deals[phase]! - (duel.isHardened && hits === 0 ? 1 : 0)) : 0;
    const good = walk(phase + 1, a, b - deals, hits + (isAttack ? 1 : 0));
    const bad = walk(phase + 1, a - takes, b, hits);
    return [p * good[0] + (1 - p) * bad[0], p * good[1] + (1 - p) * bad[1]];
  };
  return walk(0, life, wounds, 0);
}

/** How many rounds are looked at, and when nothing changes any more. */
const SWEEPS = 50;
const STILL = 1e-4;
function sweep(duel: Duel, plan: readonly boolean[], table: Cell[][]): { table: Cell[][]; change: number } {
  let change = 0;
  const next = (a: number, b: number): Cell => table[a]![b]!;
  const renewed = table.map((row, a) =>
    row.map((old, b): Cell => {
      if (a === 0 || b === 0) return old;
      const cell = roundFrom(duel, plan, a, b, next);
      change = Math.max(change, Math.abs(cell[0] - old[0]), Math.abs(cell[1] - old[1]));
      return cell;
    }),
  );
  return { table: renewed, change };
}

const known = new Map<string, Outlook>();
const KEPT = 20_000;
/**
 * The chance to win and to be knocked out, exactly, if the Hero never escapes and spends his attacks where they are worth most
 * (up to RM-21.27). A failed attack hurts no more than a failed defence, so this is how everybody fights who has no better guard.
 */
export function outlookOf(duel: Duel): Outlook {
  const key = JSON.stringify(duel);
  const found = known.get(key);
  if (found) return found;
  const outlook = reckon(duel);
  if (known.size >= KEPT) known.clear();
  known.set(key, outlook);
  return outlook;
}
function reckon(duel: Duel): Outlook {
  if (duel.challengeLife <= 0) return { win: 1, lose: 0 };
  if (duel.heroLife <= 0) return { win: 0, lose: 1 };
  const plan = attackPhases(duel);
  let table = Array.from({ length: duel.heroLife + 1 }, (_, a) =>
    Array.from({ length: duel.challengeLife + 1 }, (__, b): Cell => (b === 0 ? [1, 0] : a === 0 ? [0, 1] : [0, 0])),
  );
  for (let i = 0; i < SWEEPS; i++) {
    const { table: renewed, change } = sweep(duel, plan, table);
    table = renewed;
    if (change < STILL) break;
  }
  const [win, lose] = table[duel.heroLife]![duel.challengeLife]!;
  return { win, lose };
}

/** Has this Hero anything to use once in a fight? Then his chances are better than the table says. */
export const hasReserves = (hero: Hero<Face>): boolean =>
  usable(hero, ({ code }) => code === 'damage' || code === 'cancel' || code === 'reroll' || code === 'roll').length > 0;
