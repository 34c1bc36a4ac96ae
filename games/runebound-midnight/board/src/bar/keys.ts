import type { Rune, RuneMove } from '@nightfall/runebound-midnight';
import type { BoardKey, BoardProps } from '@nightfall/ui';
import { oddsOf } from './odds.ts';

type Props = BoardProps<Rune>;
/** The keys of the buttons that offer these moves. */
const KEYS: { readonly [K in RuneMove['type']]?: BoardKey } = {
  attack: 'a',
  defend: 'd',
  heal: 'f',
  rest: 'r',
  barter: 'o',
  endMovement: 'e',
  endSpending: 'e',
  patrolStop: 'e',
  patrolSpare: 'e',
  patrolStay: 'g',
  leaveMarket: 'e',
  skipMarket: 'e',
  skipAdventure: 'e',
  endInfluence: 'e',
  endBoosts: 'e',
  stand: 'g',
  escape: 'e',
  ready: 'e',
  attempt: 'a',
  enterMarket: 'm',
  patrolRoll: 'r',
  acceptRoll: 'e',
  declineThreat: 'n',
  threatTest: 'y',
  takeHit: 'k',
};
/** The key of a deed in its plain form, without cards or bonus dice. */
export function keyOf({ view, legal }: Pick<Props, 'view' | 'legal'>, move: RuneMove): BoardKey | undefined {
  const isPlain =
    !('use' in move && move.use.length > 0) &&
    !('cancels' in move && move.cancels.length > 0) &&
    !('bonus' in move && move.bonus) &&
    !('exhaustion' in move && move.exhaustion > 0);
  if (!isPlain) return undefined;
  if (move.type === 'influence') return `${move.phase + 1}` as BoardKey;
  if (move.type === 'escape' && !isBestEscape(view, legal, move)) return undefined;
  return KEYS[move.type];
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
