import type { Hint, Random, Seat } from '@nightfall/kernel';
import type { Rune, RuneMove } from '../moves.ts';
import { heroOf, top, type View } from '../state.ts';
import { label } from '../text/notation.ts';
import { jewelName } from './aims.ts';
import { decide } from './good.ts';
import { candidatesFor, nudgeFor } from './pointers.ts';
import { reasonFor } from './reasons.ts';

/** What ends a step or throws the dice is left to the player: a hint says that there is nothing better, and plays nothing. */
const ENDS: Readonly<Partial<Record<RuneMove['type'], string>>> = {
  endMovement: 'There is nothing more to gain on the road: end your movement when you are ready.',
  leaveMarket: 'Nothing you can pay for here would help you much: leave the market when you are ready.',
  endSpending: 'Keep the rest of your gold for the next turn: end spending when you are ready.',
  patrolRoll: 'Nothing beats a march here: roll the movement dice when you are ready.',
  passVariants: 'There is nothing worth changing: pass when you are ready.',
};
const NO_GOLD = 'Your gold is spent: end spending when you are ready.';

/** Where to look; what is worth considering; what the good bot would do, and why. */
export function hint(v: View, seat: Seat, random: Random): Hint<Rune> | undefined {
  const move = decide(v, seat, random);
  if (!move || move.type === 'pass') return undefined;
  const end = move.type === 'endSpending' && v.king.gold === 0 ? NO_GOLD : ENDS[move.type];
  if (end) return { moves: [], text: arrived(v, seat, move) ?? end, rules: [ruleOfEnd(v)] };
  const [text, ...rules] = reasonFor(v, move);
  return {
    nudge: nudgeFor(move),
    candidates: candidatesFor(v, seat, move),
    moves: [move],
    text: `${label(v, move)}: ${text}.`,
    rules,
  };
}
/** Whoever walked to a jewel is told that it waits. */
function arrived(v: View, seat: Seat, { type }: RuneMove): string | undefined {
  const jewel = type === 'endMovement' && jewelName(v, heroOf(v, seat).space);
  return jewel ? `You are at ${jewel}: end your movement, and you may take on its adventure.` : undefined;
}
const ruleOfEnd = (v: View): string => {
  const rule = top(v)?.rule;
  if (rule === 'hero') return 'RM-17.16';
  if (rule === 'patrol') return 'RM-14.5';
  return rule === 'night' ? 'RM-12.7' : 'RM-29.3';
};
