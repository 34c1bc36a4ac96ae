import { type Hint, type Random, type Seat, perform } from '@nightfall/kernel';
import { squareName } from '../grid.ts';
import { previewUpkeep } from '../preview.ts';
import { rules } from '../rules/book.ts';
import { type View, clone } from '../state.ts';
import { phaseOf } from '../table.ts';
import type { Action, FireMove, Fires } from '../types.ts';
import { goodMoves } from './levels.ts';

/** Why an action is proposed, and by which clause it pays. */
function reasonFor(v: View, m: FireMove): readonly [string, string] | undefined {
  switch (m.type) {
    case 'leave':
      return [`${v.crew.find(({ id }) => id === m.f)?.load ?? 'The load'} is safe outside the table`, 'FM-10.55'];
    case 'pickUp':
      return m.target.startsWith('V')
        ? [`${m.target} is worth carrying off now`, 'FM-10.93']
        : [`${m.target} would explode in the fire`, 'FM-11.24'];
    case 'openDoor':
      return [`somebody waits behind the door of ${m.target}`, 'FM-10.102'];
    case 'water':
      return [`the ${v.marks[m.sq] === 2 ? 'fire' : 'smoke'} on ${squareName(m.sq)} is the most dangerous in reach`, 'FM-10.83'];
    case 'take1':
    case 'take3':
      return ['the fire needs water', 'FM-10.17'];
    case 'getUp':
      return ['nothing else is possible on the ground', 'FM-10.111'];
    case 'start':
      return [`${m.f} has the most to gain by going first`, 'FM-9.2'];
    case 'place':
      return [`${m.f} is nearest to what matters there`, 'FM-8.40'];
    case 'end':
      return undefined;
    default:
      return ['it shortens the way to what comes next', 'FM-10.22'];
  }
}

const isAction = (m: FireMove): m is Action => m.type !== 'place' && m.type !== 'start';
/** What the 36 rolls do once the actions are done. */
function dangerAfter(v: View, moves: readonly FireMove[]): string {
  const s = clone(v);
  for (const m of moves) if (m.type !== 'end' && s.stack.length > 0) perform(rules, s, m);
  const preview = previewUpkeep(s);
  if (!preview) return '';
  const killing = Math.round(36 * preview.killing);
  return killing === 0
    ? ' After that no roll of the fire kills anybody.'
    : ` After that ${killing} of the 36 rolls kill somebody.`;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What the good bot would do, with its reasons. */
export function hint(v: View, seat: Seat, random: Random): Hint<Fires> | undefined {
  const phase = phaseOf(v);
  if (phase !== 'setup.place' && phase !== 'round.choose' && phase !== 'turn.act') return undefined;
  const moves = goodMoves(v, seat, random);
  if (moves.length === 0) return undefined;
  const reasons = moves.flatMap((m) => reasonFor(v, m) ?? []);
  const texts = [...new Set(reasons.filter((_, i) => i % 2 === 0))];
  const text = texts.length === 0 ? 'Nothing better is left: end the turn.' : `${texts.map(capital).join('. ')}.`;
  return {
    moves,
    text: `${text}${moves.some(isAction) ? dangerAfter(v, moves) : ''}`,
    rules: [...new Set(reasons.filter((_, i) => i % 2 === 1))],
  };
}
