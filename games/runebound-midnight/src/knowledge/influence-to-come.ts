import { BOX, type Card } from '../content/cards.ts';
import type { Colour } from '../content/challenge.ts';
import { type Phase, PHASES } from '../content/effect.ts';
import {
  challengeFor,
  countersFor,
  influenceChance,
  influenceDice,
  influenceMatches,
  woven,
  newCombat,
  newFighter,
} from '../queries/combat.ts';
import { powerLevel } from '../queries/king.ts';
import type { Combat, CombatFrame, Fighter, View } from '../state.ts';
import type { Seat } from '@nightfall/kernel';
import { matchChances } from './chances.ts';
import { duelOf, type Outlook, outlookOf } from './combat-table.ts';

/** By phase: how likely the Night King's dice are to add 0, 1, 2 … to it. */
export type Coming = readonly (readonly number[])[];
const NOTHING: readonly number[] = [1];

/** RM-21.7, RM-21.8, RM-8.3 What dice come to, given how many match now: every die that misses is rolled again while that is possible. */
function afterRerolls(v: View, phase: Phase, first: readonly number[], dice: number, hasWeave: boolean): readonly number[] {
  const chance = influenceChance(v, phase);
  const weave = (missed: number) => (hasWeave ? Math.min(missed, woven(v)) : 0);
  const thrown = spread(first, dice, (missed) => matchChances(weave(missed), chance));
  return spread(thrown, dice, (missed) => capped(matchChances(countersFor(v, phase), chance), missed));
}
/** Adds to each number of matches what the dice that missed may still become. */
function spread(found: readonly number[], dice: number, more: (missed: number) => readonly number[]): readonly number[] {
  const sum = Array.from({ length: dice + 1 }, () => 0);
  found.forEach((p, hits) => more(dice - hits).forEach((q, added) => (sum[hits + added]! += p * q)));
  return sum;
}
/** No more than this many: what lies beyond counts as the last. */
function capped(chances: readonly number[], most: number): readonly number[] {
  const sum = Array.from({ length: most + 1 }, () => 0);
  chances.forEach((p, n) => (sum[Math.min(n, most)]! += p));
  return sum;
}
const hasWeave = (v: View): boolean => powerLevel(v, 'wovenDoom') > 0;
/** Dice that have not been thrown yet. */
function unthrown(v: View, combat: Combat, phase: Phase): readonly number[] {
  const dice = influenceDice(v, combat);
  return afterRerolls(v, phase, matchChances(dice, influenceChance(v, phase)), dice, hasWeave(v));
}
/** Dice that lie on the table and are not counted yet. */
function thrown(v: View, { phase, faces }: CombatFrame): readonly number[] {
  const hits = influenceMatches(v, phase, faces);
  const first = Array.from({ length: hits + 1 }, (_, n) => (n === hits ? 1 : 0));
  return afterRerolls(v, phase, first, faces.length, hasWeave(v) && v.king.powerUses === 0);
}

/** RM-21.5, RM-23.6 The influence that is still to come, one entry for each choice that the Night King has; none: it is over. */
export function influenceToCome(v: View, combat: Combat): readonly Coming[] {
  if (v.king.tile === '') return [];
  const frame = v.stack.find((f) => f.rule === 'combat');
  const onTable = frame && frame.faces.length > 0 ? frame : undefined;
  const comingIn = (phase: Phase) => {
    if (onTable?.phase === phase) return thrown(v, onTable);
    return combat.influenced[phase] ? NOTHING : unthrown(v, combat, phase);
  };
  if (combat.kind === 'assault')
    return onTable || combat.influenced.includes(false) ? [PHASES.map((phase) => comingIn(phase))] : [];
  const only = (one: Phase): Coming => PHASES.map((phase) => (phase === one ? comingIn(phase) : NOTHING));
  if (onTable) return [only(onTable.phase)];
  return combat.influenced.includes(true) ? [] : PHASES.map(only);
}

/** How a fight may end; `least` and `most` are the chances to win with the worst and with the best dice of the Night King. */
export type Foreseen = Outlook & { readonly least: number; readonly most: number; readonly isOpen: boolean };
const raisedBy = (combat: Combat, added: readonly number[]): Combat => ({
  ...combat,
  value: combat.value.map((value, phase) => value + added[phase]!),
});
/** Rarer than this does not count for the range. */
const RARE = 0.01;
/** The mean over all that the dice may add. */
function over(coming: Coming, outlook: (added: readonly number[]) => Outlook): Foreseen {
  let [win, lose, least, most] = [0, 0, 1, 0];
  for (const [a, p] of coming[0]!.entries())
    for (const [b, q] of coming[1]!.entries())
      for (const [c, r] of coming[2]!.entries()) {
        const share = p * q * r;
        if (share === 0) continue;
        const one = outlook([a, b, c]);
        win += share * one.win;
        lose += share * one.lose;
        if (share >= RARE) [least, most] = [Math.min(least, one.win), Math.max(most, one.win)];
      }
  return { win, lose, least, most, isOpen: true };
}
/** The exact chances of a Hero who fights to the end without cards, with the influence that is still to come. */
export function foresee(v: View, combat: Combat, fighter: Fighter): Foreseen {
  const outlook = (added: readonly number[]) => outlookOf(duelOf(v, raisedBy(combat, added), fighter));
  const choices = influenceToCome(v, combat).map((coming) => over(coming, outlook));
  if (choices.length > 0) return choices.reduce((a, b) => ((b.win - a.win || a.lose - b.lose) < 0 ? b : a));
  const now = outlook([0, 0, 0]);
  return { ...now, least: now.win, most: now.win, isOpen: false };
}

/** A fight that might be: nobody has rolled, and nothing is influenced yet. */
export function fightAgainst(
  v: View,
  card: Card,
  seat: Seat,
  about: Pick<Combat, 'kind' | 'patrol' | 'space'>,
  more = 0,
): Combat {
  const { life, value, damage } = challengeFor(v, card);
  const wounds = v.patrols.find(({ number }) => number === about.patrol)?.wounds ?? 0;
  const known = { card, life: life + more, wounds, oldWounds: wounds, value: [...value], damage: [...damage] };
  return { ...newCombat(), ...about, ...known, fighters: [newFighter(seat)] };
}
const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
/** RM-20.2 A Hero's chance to win an adventure of this colour, over all its cards alike. */
export const adventureChance = (v: View, seat: Seat, colour: Colour): number =>
  mean(
    BOX[colour].map((card) => {
      const combat = fightAgainst(v, card, seat, { kind: 'adventure', patrol: 0, space: '' });
      return foresee(v, combat, combat.fighters[0]!).win;
    }),
  );
/** RM-23.3 How a Hero alone would fare against each guardian of a mirror of this many points. */
export const guardiansFor = (v: View, seat: Seat, points: number): readonly { readonly card: Card; readonly win: number }[] =>
  BOX.red.map((card) => {
    const combat = fightAgainst(v, card, seat, { kind: 'assault', patrol: 0, space: '' }, points);
    return { card, win: foresee(v, combat, combat.fighters[0]!).win };
  });
