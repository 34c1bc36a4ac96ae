import { isPaced, type Fd, type FdMove, type State } from '@nightfall/firefighters-on-duty';
import { cell, useCell, type BoardProps } from '@nightfall/ui';
import { useEffect, useState } from 'react';
import { useLast } from './hand.ts';
import { useObvious } from './obvious.ts';
import { undoes } from './undoes.ts';

/** How much the bar suggests: nothing, what is obvious after a breath, or what is obvious at once. */
export const SUGGESTING = { off: 'Nothing', late: 'After 3 seconds', always: 'At once' } as const;
export type Suggesting = keyof typeof SUGGESTING;
const LATE_MS = 3000;

const KEY = 'nightfall.firefighters.suggests';
const kept = (): Suggesting | null => {
  const text = globalThis.localStorage?.getItem(KEY);
  return text === 'off' || text === 'late' || text === 'always' ? text : null;
};
/** What the player has chosen at this table; undefined: as on this device, or as usual. */
const CHOSEN = cell<Suggesting | undefined>(undefined);

/** In a lesson and without a clock the bar helps; against the clock the player decides alone, unless they have asked for help. */
const usually = (view: State): Suggesting => (view.guided || isPaced(view) ? 'always' : 'off');
export const useSuggesting = ({ memory, view }: Pick<BoardProps<Fd>, 'memory' | 'view'>): Suggesting =>
  useCell(memory, CHOSEN) ?? kept() ?? usually(view);
export function chooseSuggesting({ memory }: Pick<BoardProps<Fd>, 'memory'>, how: Suggesting): void {
  localStorage.setItem(KEY, how);
  memory.set(CHOSEN, how);
}

/** True once the same thing has been obvious for a while. */
function useIsOld(move: FdMove | undefined): boolean {
  const key = JSON.stringify(move);
  const [old, setOld] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setOld(key), LATE_MS);
    return () => clearTimeout(timer);
  }, [key]);
  return old === key;
}

/** The obvious action, as far as the player wants to hear of it; never the opposite of what they have just done. */
export function useSuggestion(props: BoardProps<Fd>): FdMove | undefined {
  const how = useSuggesting(props);
  const obvious = useObvious(props);
  const last = useLast(props);
  const isOld = useIsOld(obvious);
  if (!obvious || how === 'off' || (how === 'late' && !isOld)) return undefined;
  return last && undoes(obvious, last) ? undefined : obvious;
}
