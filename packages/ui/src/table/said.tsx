import { useEffect, useState } from 'react';
import type { ChatLine } from '../session.ts';

const SHOWN_MS = 6000;

/** What someone has just said, shown over the board if the chat is closed. */
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
