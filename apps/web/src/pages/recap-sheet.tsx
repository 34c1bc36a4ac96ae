import type { Recap } from '@nightfall/protocol';
import { Sheet } from '@nightfall/ui';
import { useEffect, useState } from 'react';
import { isFault, recapOf } from '../server.ts';

const AWAY_MS = 10 * 60_000;
const seenKey = (id: string) => `nightfall.seen.${id}`;
const note = (id: string) => localStorage.setItem(seenKey(id), String(Date.now()));

/** Tells a player who was away what happened since their last move. */
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
  return <Told recap={recap} onClose={() => setRecap(undefined)} />;
}

const LATEST = 12;
type Props = { readonly recap: Recap; readonly onClose: () => void };
function Told({ recap: { since, lines }, onClose }: Props) {
  const [isWhole, setWhole] = useState(false);
  const earlier = isWhole ? 0 : Math.max(0, lines.length - LATEST);
  return (
    <Sheet title={since > 0 ? 'Since your last move' : 'What has happened so far'} onClose={onClose}>
      {earlier > 0 && (
        <button type="button" className="button button-quiet" onClick={() => setWhole(true)}>
          Show {earlier} earlier
        </button>
      )}
      <ol className="recap">
        {lines.slice(earlier).map((line, i) => (
          <li key={earlier + i}>
            {line.text} <small>{line.rule}</small>
          </li>
        ))}
      </ol>
      <button type="button" className="button button-ember" onClick={onClose}>
        To the table
      </button>
    </Sheet>
  );
}
