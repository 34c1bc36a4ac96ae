import type { Seat } from '@nightfall/kernel';
import { BOX, type Card } from '../content/cards.ts';
import type { Colour } from '../content/challenge.ts';
import { type Phase, PHASES } from '../content/effect.ts';
import { attackPhases, type Duel, duelOf, type Outlook, outlookOf } from '../knowledge/combat-table.ts';
import { challengeFor, influenceChance } from '../queries/combat.ts';
import { levelOf } from '../queries/heroes.ts';
import { type Combat, heroOf, type View } from '../state.ts';
import { armsOf, duelWith } from './arms.ts';
import { memory, signOf } from './memory.ts';

/** The same duel with the largest one-time bonus of its attacks already taken off the Challenge's life. */
function withBurst(duel: Duel, burst: readonly number[]): Duel {
  const plan = attackPhases(duel);
  const most = Math.max(...PHASES.map((phase) => (plan[phase] ? burst[phase]! : 0)));
  return most > 0 ? { ...duel, challengeLife: Math.max(1, duel.challengeLife - most) } : duel;
}
/** The exact odds of a fight under way, the first hit with all that its cards add. */
export function outlookIn(v: View, combat: Combat, seat: Seat): Outlook {
  const duel = duelOf(
    v,
    combat,
    combat.fighters.find((one) => one.seat === seat)!,
  );
  return outlookOf(withBurst(duel, armsOf(heroOf(v, seat)).burst));
}
const raised = (combat: Combat, phase: Phase, by: number): Combat => ({
  ...combat,
  value: combat.value.map((value, i) => (i === phase ? value + by : value)),
});
/** What so many dice are expected to add in a phase. */
const expected = (v: View, phase: Phase, dice: number): number => Math.round((dice * influenceChance(v, phase)) / 6);
type InPhase = { readonly phase: Phase; readonly outlook: Outlook };
const worst = (options: readonly InPhase[]): InPhase =>
  options.reduce((a, b) => ((b.outlook.win - a.outlook.win || a.outlook.lose - b.outlook.lose) < 0 ? b : a));

/** The phase in which so much influence hurts the Hero most, and what is left of his chances. */
export const worstPhase = (v: View, combat: Combat, seat: Seat, dice: number): InPhase =>
  worst(PHASES.map((phase) => ({ phase, outlook: outlookIn(v, raised(combat, phase, expected(v, phase, dice)), seat) })));
/** What one more on a phase takes from the Hero's chances. */
export const dropFor = (v: View, combat: Combat, seat: Seat, phase: Phase): number =>
  outlookIn(v, combat, seat).win - outlookIn(v, raised(combat, phase, 1), seat).win;

/** A Hero against one card, with the influence that is to be expected. */
export function oddsAgainst(v: View, seat: Seat, card: Card, wounds = 0): Outlook {
  const hero = heroOf(v, seat);
  return against(`${card} ${challengeFor(v, card).value.join()} ${wounds} ${v.king.tile} ${signOf(hero)}`, () => {
    const arms = armsOf(hero);
    const dice = Math.min(5, levelOf(hero));
    const options = PHASES.map((phase) => {
      const influence = PHASES.map((one) => (one === phase ? expected(v, phase, dice) : 0));
      return { phase, outlook: outlookOf(withBurst(duelWith(arms, challengeFor(v, card), influence, wounds), arms.burst)) };
    });
    return worst(options).outlook;
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
  byColour(`${colour} ${v.options.printed} ${v.king.tile} ${signOf(heroOf(v, seat))}`, () => {
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
