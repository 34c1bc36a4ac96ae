import type { Recap } from '@nightfall/protocol';
import { Sheet } from '@nightfall/ui';
import { useEffect, useState } from 'react';
import { isFault, recapOf } from '../server.ts';

const AWAY_MS = 10 * 60_000;
const seenKey = (id: string) => `nightfall.seen.${id}`;
const note = (id: string) => localStorage.setItem(seenKey(id), String(Date.now()));

/** Who was away for a while is told what happened since the own last move. */
export function RecapSheet({ id, isSeated }: { id: string; isSeated: boolean }) {
  const [recap, setRecap] = useState<Recap>();
  useEffect(() => {
    const seen = Number(localStorage.getItem(seenKey(id)) ?? Date.now());
    const look = async () => {
      const found = await recapOf(id);
      if (!isFault(found) && found.lines.length > 0) setRecap(found);
    };
    if (isSeated && Date.now() - seen > AWAY_MS) void look();
    note(id);
    const timer = setInterval(note, 60_000, id);
    return () => clearInterval(timer);
  }, [id, isSeated]);
  if (!recap) return null;
  return (
    <Sheet title="Since your last move" onClose={() => setRecap(undefined)}>
      <ul>
        {recap.lines.map((line, i) => (
          <li key={i}>
            {line.text} <small>{line.rule}</small>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
