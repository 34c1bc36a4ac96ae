import type { Seat } from '@nightfall/kernel';
import { BOX, type Card, challengeOf } from '../content/cards.ts';
import type { Colour } from '../content/challenge.ts';
import { isInPhase, type Phase, PHASES } from '../content/effect.ts';
import { attackPhases, duelOf, type Outlook, outlookOf } from '../knowledge/combat-table.ts';
import { influenceChance } from '../queries/combat.ts';
import { lookUp, usable } from '../queries/effects.ts';
import { levelOf } from '../queries/heroes.ts';
import { memory, signOf } from './memory.ts';
import { type Combat, type Face, type Fighter, type Hero, heroOf, type View } from '../state.ts';

const fighter = (seat: Seat): Fighter => ({
  seat,
  attacks: 0,
  extra: 0,
  escapeFailed: false,
  out: '',
  rolled: true,
  malus: 0,
  softened: [0, 0, 0],
  abilityUsed: true,
});
/** A combat that might be: the card as printed, so many wounds on it already. */
export function imagined(card: Card, seat: Seat, kind: Combat['kind'] = 'adventure', wounds = 0, mirror = 0): Combat {
  const { life, value, damage } = challengeOf(card);
  return {
    ...{ kind, card, space: '', patrol: 0, life: life + mirror, wounds, oldWounds: wounds },
    ...{ value: [...value], damage: [...damage], influenced: [false, false, false], boosted: [false, false, false] },
    ...{ moreInfluence: 0, lessInfluence: 0, isHardenedSpent: false, round: 0, fighters: [fighter(seat)] },
  };
}
/** What the cards of a Hero add to a hit in a phase, until his next Refresh; nothing is discarded for it. */
export function burstOf(hero: Hero<Face>, phase: Phase): number {
  let sum = 0;
  for (const text of usable(hero, (e) => e.code === 'damage' && isInPhase(e.phase, phase))) {
    const { facts } = lookUp(hero, text)!;
    if (facts.use === 'activate') for (const e of facts.effects) sum += e.code === 'damage' ? e.n : 0;
  }
  return sum;
}
/** The exact odds, the first hit with all that its cards add. */
export function outlookIn(v: View, combat: Combat, seat: Seat): Outlook {
  const duel = duelOf(v, combat, combat.fighters.find((one) => one.seat === seat) ?? fighter(seat));
  const plan = attackPhases(duel);
  const burst = Math.max(...PHASES.map((phase) => (plan[phase] ? burstOf(heroOf(v, seat), phase) : 0)));
  return outlookOf(burst > 0 ? { ...duel, challengeLife: Math.max(1, duel.challengeLife - burst) } : duel);
}
const raised = (combat: Combat, phase: Phase, by: number): Combat => ({
  ...combat,
  value: combat.value.map((value, i) => (i === phase ? value + by : value)),
});

/** The phase in which so much influence hurts the Hero most, and what is left of his chances. */
export function worstPhase(v: View, combat: Combat, seat: Seat, dice: number): { phase: Phase; outlook: Outlook } {
  const options = PHASES.map((phase) => {
    const bonus = Math.round((dice * influenceChance(v, phase)) / 6);
    return { phase, outlook: outlookIn(v, raised(combat, phase, bonus), seat) };
  });
  return options.toSorted((a, b) => a.outlook.win - b.outlook.win || b.outlook.lose - a.outlook.lose)[0]!;
}
/** What one more on a phase takes from the Hero's chances. */
export const dropFor = (v: View, combat: Combat, seat: Seat, phase: Phase): number =>
  outlookIn(v, combat, seat).win - outlookIn(v, raised(combat, phase, 1), seat).win;

/** A Hero against one card, with the influence that is to be expected. */
export function oddsAgainst(v: View, seat: Seat, card: Card, wounds = 0): Outlook {
  const hero = heroOf(v, seat);
  return against(`${card} ${wounds} ${v.king.tile} ${signOf(hero)}`, () => {
    const combat = imagined(card, seat, 'adventure', wounds);
    return worstPhase(v, combat, seat, Math.min(5, levelOf(hero))).outlook;
  });
}
const against = memory<Outlook>(50_000);

/** A few cards stand for a whole deck. */
const SAMPLE: Readonly<Record<Colour, readonly Card[]>> = {
  green: BOX.green.filter((_, i) => i % 5 === 0),
  yellow: BOX.yellow.filter((_, i) => i % 4 === 0),
  blue: BOX.blue.filter((_, i) => i % 3 === 0),
  red: BOX.red.filter((_, i) => i % 2 === 0),
};
const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
export const oddsByColour = (v: View, seat: Seat, colour: Colour): Outlook =>
  byColour(`${colour} ${v.king.tile} ${signOf(heroOf(v, seat))}`, () => {
    const all = SAMPLE[colour].map((card) => oddsAgainst(v, seat, card));
    return { win: mean(all.map(({ win }) => win)), lose: mean(all.map(({ lose }) => lose)) };
  });
const byColour = memory<Outlook>(10_000);
/** The colour that a Hero of this level has to grow into next. */
export const nextColour = (v: View, seat: Seat): Colour => {
  const level = levelOf(heroOf(v, seat));
  if (level <= 2) return 'yellow';
  return level <= 4 ? 'blue' : 'red';
};
