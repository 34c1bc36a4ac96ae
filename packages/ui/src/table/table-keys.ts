import type { Desk } from './desk.ts';
import { hasSeats } from './sides.tsx';
import { useKeys } from './keys.tsx';

/** The keys of the table itself; those of the choices belong to the bar. */
export function useTableKeys(desk: Desk): void {
  const { session, scene, live, words, panes, deeds, pointing, since } = desk;
  const isFree = live.clock === undefined;
  const { company } = session;
  useKeys({
    ...(isFree && { u: deeds.undo, undo: deeds.undo, redo: deeds.redo, t: deeds.reset, h: deeds.hint }),
    l: () => panes.toggle('log'),
    b: panes.openBook,
    s: hasSeats(desk) ? () => panes.openSheet('seats') : undefined,
    '?': () => panes.openSheet('keys'),
    c: company && (() => panes.toggle('chat')),
    p: company && pointing.begin,
    w: isFree ? scene.again : undefined,
    ' ': scene.playing ? scene.skip : undefined,
    // Where no words are to be closed nothing changes, and it belongs to whoever asks something.
    Escape: () => {
      const isTold = words.said !== undefined || words.advice !== undefined;
      if (isTold) words.quiet();
      const isSummed = since.text !== undefined;
      if (isSummed) since.dismiss();
      return isTold || isSummed;
    },
  });
}
