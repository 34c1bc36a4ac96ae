import { top, type Rune, type RuneMove } from '@nightfall/runebound-midnight';
import type { BoardProps } from '@nightfall/ui';
import { useEffect } from 'react';
import { oddsOf } from './odds.ts';

type Props = BoardProps<Rune>;
const KEYS: { readonly [K in RuneMove['type']]?: string } = {
  attack: 'A',
  defend: 'D',
  heal: 'A',
  rest: 'R',
  barter: 'B',
  endMovement: 'E',
  endSpending: 'E',
  patrolStop: 'E',
  patrolSpare: 'E',
  patrolStay: 'S',
  leaveMarket: 'E',
  skipMarket: 'E',
  skipAdventure: 'E',
  endInfluence: 'E',
  endBoosts: 'E',
  stand: 'S',
  escape: 'E',
  ready: 'E',
  attempt: 'A',
  enterMarket: 'M',
  patrolRoll: 'R',
  acceptRoll: 'E',
  declineThreat: 'N',
  threatTest: 'Y',
  takeHit: 'K',
};
/** The key of a deed in its plain form, without cards or bonus dice. */
export function keyOf({ view, legal }: Pick<Props, 'view' | 'legal'>, move: RuneMove): string | undefined {
  const isPlain =
    !('use' in move && move.use.length > 0) &&
    !('cancels' in move && move.cancels.length > 0) &&
    !('bonus' in move && move.bonus) &&
    !('exhaustion' in move && move.exhaustion > 0);
  if (!isPlain) return undefined;
  if (move.type === 'influence') return String(move.phase + 1);
  if (move.type === 'escape' && !isBestEscape(view, legal, move)) return undefined;
  return move.type === 'attack' ? `${phaseKey(view)}` : KEYS[move.type];
}
/** RM-36 1 to 3: attack in the phase of that number, when it is its turn. */
function phaseKey(view: Props['view']): string {
  const frame = top(view);
  return frame?.rule === 'combat' ? String(frame.phase + 1) : 'A';
}
/** One key escapes: by the phase with the best chance. */
function isBestEscape(view: Props['view'], legal: Props['legal'], move: Extract<RuneMove, { type: 'escape' }>): boolean {
  const chance = oddsOf(view, move) ?? 0;
  const others = legal.filter((one) => one.type === 'escape' && one.use.length === 0);
  const [best] = others.toSorted((a, b) => odds(view, b) - odds(view, a));
  return best?.type === 'escape' ? best.phase === move.phase : chance > 0;
}
const odds = (view: Props['view'], move: Props['legal'][number]): number =>
  move.type === 'pass' ? 0 : (oddsOf(view, move) ?? 0);

type Extra = { readonly [key: string]: (() => void) | undefined };
/** One letter per action, the first of its kind; and the keys that are not moves. */
export function useBarKeys(props: Props, moves: readonly RuneMove[], play: (move: RuneMove) => void, extra: Extra): void {
  useEffect(() => {
    const onKey = (e: KeyboardEvent) => {
      if (props.event !== undefined || e.ctrlKey || e.metaKey || e.altKey) return;
      if (!(e.target instanceof HTMLElement || e.target instanceof SVGElement)) return;
      if (e.target.closest('input, textarea, select, dialog')) return;
      const key = e.key.length === 1 ? e.key.toUpperCase() : e.key;
      // Enter belongs to what has the focus, if that can be pressed.
      if (key === 'Enter' && e.target.closest('button, a, summary, [role=button]')) return;
      const move = moves.find((one) => keyOf(props, one) === key || (key === 'A' && one.type === 'attack' && isBare(one)));
      const act = move ? () => play(move) : extra[key];
      if (!act) return;
      e.preventDefault();
      e.stopImmediatePropagation();
      act();
    };
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  });
}
const isBare = (move: RuneMove): boolean => !('use' in move && move.use.length > 0);
