import { useState } from 'react';
import { isWide } from '../screen.ts';
import type { Pane } from './right.tsx';

type OpenSheet = 'seats' | 'people' | 'right' | 'settings' | 'keys' | 'share' | undefined;
type Place = { readonly clause: string | undefined; readonly visits: number };
export type Panes = ReturnType<typeof usePanes>;

/** What lies open beside the board or over it, and where in the book. */
export function usePanes(isShareOpen: boolean) {
  const [sheet, setSheet] = useState<OpenSheet>(isShareOpen ? 'share' : undefined);
  const [pane, setPane] = useState<Pane>('log');
  const [isFolded, setFolded] = useState(false);
  const [{ clause, visits }, setPlace] = useState<Place>({ clause: undefined, visits: 0 });

  const show = (to: Pane) => {
    setPane(to);
    setFolded(false);
    if (!isWide()) setSheet('right');
  };
  /** Beside the board the same again folds it. */
  const toggle = (to: Pane) => {
    setPane(to);
    if (isWide()) setFolded(pane === to ? !isFolded : false);
    else setSheet('right');
  };
  const openRule = (rule: string) => {
    setPlace({ clause: rule, visits: visits + 1 });
    show('rules');
  };
  return {
    sheet,
    pane,
    isFolded,
    clause,
    /** How often a clause was asked for. */
    visits,
    /** Is what others say in sight? */
    isTalkOpen: pane === 'chat' && (isWide() ? !isFolded : sheet === 'right'),
    setPane,
    toggle,
    openRule,
    openBook: () => (clause ? openRule(clause) : toggle('rules')),
    openTalk: () => show('chat'),
    fold: () => setFolded(!isFolded),
    openSheet: setSheet,
    closeSheet: () => setSheet(undefined),
  };
}
