import { type Rune, type RuneMove, type View } from '@nightfall/runebound-midnight';
import { cell, useCell, type BoardProps } from '@nightfall/ui';
import { useEffect } from 'react';

type Props = BoardProps<Rune>;
/** Questions that are none when this is the only answer. What ends a step of a turn is always the player's own deed. */
const NO_CHOICE = new Set<string>([
  ...['stand', 'defend', 'barterDraw', 'endInfluence', 'endBoosts', 'patrolStop', 'assault', 'acceptRoll', 'forgoCovenant'],
]);
/** The question that was answered by itself last: whoever takes that back wants to see it. */
const ANSWERED = cell('');
const questionOf = (view: View): string => JSON.stringify([view.round, view.combat?.round, view.combat?.wounds, view.stack]);

/** The only answer there is, where that is no choice; undefined where there is one. */
export function forcedIn(legal: Props['legal']): RuneMove | undefined {
  const [only] = legal;
  return legal.length === 1 && only && only.type !== 'pass' && NO_CHOICE.has(only.type) ? only : undefined;
}

/** Questions with one answer are not asked: the board gives it, once. */
export function useForced({ view, legal, event, memory, play }: Props): RuneMove | undefined {
  const answered = useCell(memory, ANSWERED);
  const forced = forcedIn(legal);
  const question = forced && questionOf(view);
  const isDue = question !== undefined && question !== answered && event === undefined;
  useEffect(() => {
    if (!isDue) return;
    memory.set(ANSWERED, question);
    play(forced!);
  }, [isDue, question, forced, memory, play]);
  return isDue ? forced : undefined;
}
