import type { ShunInfo } from '@nightfall/protocol';
import { useEffect, useState } from 'react';
import { isFault, isOnlineKnown, shuns, unshun } from '../server.ts';

const UNDO = { mute: 'Unmute', block: 'Unblock' } as const;

/** Whom this person has muted or blocked at online tables; nothing where there is nobody. */
export function ShunnedPeople() {
  const [people, setPeople] = useState<readonly ShunInfo[]>([]);
  const look = async () => {
    const found = isOnlineKnown() ? await shuns() : [];
    if (!isFault(found)) setPeople(found);
  };
  useEffect(() => void look(), []);
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
                onClick={() => void unshun(other).then(look)}
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
