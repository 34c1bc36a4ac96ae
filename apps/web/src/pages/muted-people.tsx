import type { MuteInfo } from '@nightfall/protocol';
import { useEffect, useState } from 'react';
import { isFault, isOnlineKnown, mutes, unmute } from '../server.ts';

const UNDO = { mute: 'Unmute', block: 'Unblock' } as const;

async function found(): Promise<readonly MuteInfo[]> {
  const people = isOnlineKnown() ? await mutes() : [];
  return isFault(people) ? [] : people;
}

/** Whom this person has muted or blocked at online tables; nothing where there is nobody. */
export function MutedPeople() {
  const [people, setPeople] = useState<readonly MuteInfo[]>([]);
  const look = () => void found().then(setPeople);
  useEffect(() => void found().then(setPeople), []);
  if (people.length === 0) return null;
  return (
    <section className="field">
      <span className="field-name">Muted and blocked</span>
      <span className="field-text">
        You don't hear these people at online tables. Those you block can't join matches you start.
      </span>
      <ul className="plain-seats" aria-label="Muted and blocked">
        {people.map(({ other, name, how }) => (
          <li key={other}>
            <b>{name}</b> <span>{how === 'mute' ? 'muted' : 'blocked'}</span>
            <div className="seat-deeds">
              <button
                type="button"
                className="button"
                aria-label={`${UNDO[how]}: ${name}`}
                onClick={() => void unmute(other).then(look)}
              >
                {UNDO[how]}
              </button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
