import type { Desk } from './desk.ts';
import { useKeys } from './keys.tsx';

/** The keys of the table itself; those of the choices belong to the bar. */
export function useTableKeys({ session, scene, words, panes, deeds, pointing }: Desk): void {
  const { company } = session;
  useKeys({
    u: deeds.undo,
    undo: deeds.undo,
    redo: deeds.redo,
    t: deeds.reset,
    h: deeds.hint,
    l: () => panes.toggle('log'),
    b: panes.openBook,
    '?': () => panes.openSheet('keys'),
    c: company && (() => panes.toggle('chat')),
    p: company && pointing.begin,
    ' ': scene.playing ? scene.skip : undefined,
    Escape: words.quiet,
  });
}
