import { legal, type Seat } from '@nightfall/kernel';
import { ENTRIES } from '../content/effect.ts';
import { isGuarded, JEWELS, MAP, type SpaceId } from '../content/map.ts';
import { infiltrationChances } from '../knowledge/preview.ts';
import { helpChance } from '../knowledge/reach.ts';
import type { Handle, RuneMove } from '../moves.ts';
import { runebound } from '../rules/book.ts';
import { heroOf, type View } from '../state.ts';
import { wantedPurchase } from './hero-growth.ts';
import { meetingGoal } from './meeting.ts';
import { adventureWorth, goalsFor } from './prospects.ts';
import { roadLength, wayTo } from './roads.ts';
import { strikeNow } from './strike.ts';

/** Where this Hero wants to be at the end of his movement. */
const goalFor = (v: View, seat: Seat): SpaceId =>
  meetingGoal(v, seat) ?? strikeNow(v, seat)?.space ?? goalsFor(v, seat)[0]!.space;

/** Below this chance a die is better spent on the way than on being healed. */
const LEAST_HELP = 1 / 3;
/** Spare dice heal, rest and look for offers where that is likely to work. */
function useSpareDice(v: View, seat: Seat): RuneMove | undefined {
  const hero = heroOf(v, seat);
  const bonus = hero.bonusDice > 0;
  const moves = legal(runebound, v, seat);
  const can = (type: RuneMove['type']) => moves.some((move) => move.type === type && 'bonus' in move && move.bonus === bonus);
  const chance = helpChance(hero.space);
  if (can('rest')) return { type: 'rest', seat, bonus };
  if (can('heal') && chance >= LEAST_HELP) return { type: 'heal', seat, bonus };
  return can('barter') && chance >= 0.5 && hero.goods.length >= 2 ? { type: 'barter', seat, bonus } : undefined;
}

const SAFE_ENTRY = 85;
/** By the best skill; cards help where the gate is hard. */
function entry(v: View, seat: Seat, space: SpaceId): RuneMove {
  const chances = infiltrationChances(v, seat);
  const skill = ENTRIES.toSorted((a, b) => chances[b] - chances[a])[0]!;
  const uses = legal(runebound, v, seat).flatMap((move): (readonly Handle[])[] =>
    move.type === 'infiltrate' && move.space === space && move.skill === skill ? [move.use] : [],
  );
  const [most = []] = uses.toSorted((a, b) => b.length - a.length);
  return { type: 'infiltrate', seat, space, skill, use: chances[skill] >= SAFE_ENTRY ? [] : most };
}
/** The whole way up to a gate at once: nothing on it changes the plan. */
export function walk(v: View, seat: Seat, to: SpaceId): RuneMove[] {
  const way = wayTo(heroOf(v, seat).space, to);
  if (way.length === 1 && isGuarded(to)) return [entry(v, seat, to)];
  return way.filter((space) => !isGuarded(space)).map((space): RuneMove => ({ type: 'journey', seat, space, bonus: false }));
}

/** First what costs no die: cards that heal or bring dice, offers worth their price. */
const freeAction = (v: View, seat: Seat): RuneMove | undefined =>
  legal(runebound, v, seat).find((move): move is RuneMove => move.type === 'useItem') ?? wantedPurchase(v, seat);
/** The next actions of the Movement step. */
export function travel(v: View, seat: Seat): readonly RuneMove[] {
  const hero = heroOf(v, seat);
  const first = freeAction(v, seat) ?? (hero.bonusDice > 0 ? useSpareDice(v, seat) : undefined);
  if (first) return [first];
  if (hero.dice === 0) return [{ type: 'endMovement', seat }];
  const space = goalFor(v, seat);
  const spare = hero.dice - roadLength(hero.space, space);
  const isBetterHere = space === hero.space || (spare > 0 && helpChance(hero.space) >= helpChance(space));
  const help = isBetterHere ? useSpareDice(v, seat) : undefined;
  if (help) return [help];
  const way = walk(v, seat, space);
  return way.length > 0 ? way : [{ type: 'endMovement', seat }];
}

/** Take the adventure on unless it is more likely to end in a bed. */
export function takeOn(v: View, seat: Seat): RuneMove {
  const { colour } = JEWELS[MAP[heroOf(v, seat).space]!.jewel]!;
  return { type: adventureWorth(v, seat, colour) > 0 ? 'attempt' : 'skipAdventure', seat };
}
