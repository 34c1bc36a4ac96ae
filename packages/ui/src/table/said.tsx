import { useEffect, useState } from 'react';
import type { ChatLine } from '../session.ts';

const SHOWN_MS = 6000;

/** What somebody has just said, over the board, for those who do not have the talk open. */
export function JustSaid({ unread, open }: { unread: readonly ChatLine[]; open: () => void }) {
  const line = unread.at(-1);
  const [gone, setGone] = useState(-1);
  const n = line?.n;
  useEffect(() => {
    if (n === undefined) return;
    const timer = setTimeout(() => setGone(n), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [n]);
  if (!line || line.n <= gone) return null;
  return (
    <button type="button" className="just-said" aria-live="polite" onClick={open}>
      <b>{line.from}</b> {line.text}
    </button>
  );
}
