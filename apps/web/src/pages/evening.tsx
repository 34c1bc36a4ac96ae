import { entry } from '@nightfall/catalog';
import { listed } from '@nightfall/kit/words';
import type { Session } from '@nightfall/ui';
import { useEffect, useState } from 'react';
import { gamesBefore, playedOf, tallyOf, type Played } from '../evening.ts';
import { isFault, myMatches } from '../server.ts';

type Props = { readonly session: Session; readonly game: string; readonly isSeated: boolean };

/** After the second game with the same people, and every later one: how the evening went. */
export function Evening({ session, game, isSeated }: Props) {
  const { result, sitters } = session.now();
  const before = useBefore(session.id, isSeated && result !== null);
  if (!result || before.length === 0) return null;
  const names = sitters.map(({ name }) => name);
  const evening = [...before, playedOf(game, result, names)];
  return (
    <section className="evening" aria-labelledby="evening">
      <h3 id="evening">This evening</h3>
      <ol>
        {evening.map((one, i) => (
          <li key={i}>
            <b>{entry(one.game)?.name ?? one.game}</b> {one.title}
            {one.winners.length > 0 && ` · ${listed(one.winners)} won`}
          </li>
        ))}
      </ol>
      <p>{tallyOf(evening)}</p>
    </section>
  );
}

function useBefore(id: string, isWanted: boolean): readonly Played[] {
  const [before, setBefore] = useState<readonly Played[]>([]);
  useEffect(() => {
    if (isWanted) void myMatches(true).then((archive) => !isFault(archive) && setBefore(gamesBefore(archive, id)));
  }, [id, isWanted]);
  return before;
}
