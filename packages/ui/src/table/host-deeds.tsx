import type { Refusal } from '@nightfall/kernel';
import { useState } from 'react';
import type { Host } from '../company.ts';
import type { Moment } from '../session.ts';

type Props = {
  readonly host: Host;
  readonly moment: Moment;
  readonly ask: (answer: Promise<Refusal | undefined>) => void;
};

/** What the person who started the match can do about the others. */
export function HostDeeds({ host, moment, ask }: Props) {
  const [sure, setSure] = useState<number>();
  const others = moment.sitters.flatMap(({ name, by, lent }, seat) =>
    (by === 'person' || lent) && !moment.mine.includes(seat) ? [{ name, seat }] : [],
  );
  const act = (answer: Promise<Refusal | undefined>) => {
    setSure(undefined);
    ask(answer);
  };
  return (
    <details className="fine-points">
      <summary>You started this match</summary>
      {others.map(({ name, seat }) => (
        <p key={seat}>
          {sure === seat ? (
            <>
              {name} loses the seat, and all links stop working.{' '}
              <button type="button" className="button" onClick={() => act(host.remove(seat))}>
                Remove {name}
              </button>
            </>
          ) : (
            <button type="button" className="button button-quiet" onClick={() => setSure(seat)}>
              Remove {name} …
            </button>
          )}
        </p>
      ))}
      <p>
        New links turn off the old ones. Anyone watching with an old link has to leave.{' '}
        <button type="button" className="button" onClick={() => act(host.renew())}>
          Make new links
        </button>
      </p>
    </details>
  );
}
