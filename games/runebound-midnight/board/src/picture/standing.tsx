import { LAST_THREAT_LEVEL, pointsNeeded, pointsTaken, type View } from '@nightfall/runebound-midnight';
import { InRoom } from './room.tsx';

/** How the night stands, in one line over the map: for screens where the sheets are out of sight. */
export function Standing({ view }: { view: View }) {
  if (view.round === 0) return null;
  return (
    <InRoom>
      <p className="rm-standing">
        <span>
          Round <b>{view.round}</b>
        </span>
        <span>
          Threat <b>{view.threat.level}</b>/{LAST_THREAT_LEVEL}
        </span>
        <span>
          Mirrors <b>{pointsTaken(view)}</b>/{pointsNeeded(view)}
        </span>
      </p>
    </InRoom>
  );
}
