import type { Seat } from '@nightfall/kernel';
import { infiltrationChances } from '../knowledge/preview.ts';
import { type Face, type Hero, heroOf, type View } from '../state.ts';
import { strengthOf } from './assault-odds.ts';
import { calmSignOf, memory } from './memory.ts';
import { nextColour, oddsByColour } from './odds.ts';

/** What a whole guardian, and a sure win over the next colour, are worth; and how much of the first depends on getting in. */
const GUARDIAN = 25;
const COLOUR = 4;
const ENTRY = 0.4;
const withHero = (v: View, seat: Seat, hero: Hero<Face>): View => ({
  ...v,
  heroes: v.heroes.map((one, i) => (i + 1 === seat ? hero : one)),
});
/** What a Hero is worth to his side, in experience points: against guardians, if he gets in, and against what comes next. */
export function powerOf(v: View, seat: Seat, hero: Hero<Face> = heroOf(v, seat)): number {
  return powers(`${v.king.tile} ${calmSignOf(hero)}`, () => reckon(v, seat, rested(hero)));
}
/** The same Hero after a good night: no wounds, and all cards ready. */
const rested = (hero: Hero<Face>): Hero<Face> => ({
  ...hero,
  wounds: 0,
  exhaustion: 0,
  items: hero.items.map((item) => ({
    ...item,
    activated: false,
    upgrades: item.upgrades.map((upgrade) => ({ ...upgrade, activated: false })),
  })),
});
const powers = memory<number>(20_000);
function reckon(v: View, seat: Seat, well: Hero<Face>): number {
  const seen = withHero(v, seat, well);
  const entry = Math.max(...Object.values(infiltrationChances(seen, seat))) / 100;
  const { win, lose } = oddsByColour(seen, seat, nextColour(seen, seat));
  return GUARDIAN * strengthOf(v, well) * (1 - ENTRY + ENTRY * entry) + COLOUR * (win - lose / 2);
}
