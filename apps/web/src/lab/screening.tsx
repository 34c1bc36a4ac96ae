import { type Fault, isFaults } from '@nightfall/kernel';
import { type Film, readNamed } from '@nightfall/lab';
import { pack } from '@nightfall/ui';
import { useEffect, useState } from 'react';
import { Frame } from '../pages/frame.tsx';
import { navigate } from '../router.tsx';
import { askLab } from './hire.ts';

/** A link names a game of the lab: it is played again and opens in the replay. */
export function Screening() {
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  useEffect(() => {
    const { ask, close } = askLab();
    const show = async () => {
      const wanted = readNamed(named(location.hash));
      const film = isFaults(wanted) ? wanted : await ask<Film | readonly Fault[]>({ film: wanted });
      if (isFaults(film)) setFaults(film);
      else navigate(`/replay?at=${film.at}#r=${await pack(film.record)}`, true);
    };
    show().catch((reason: Error) => setFaults([{ where: 'game', code: 'PLAYED', text: reason.message }]));
    return close;
  }, []);
  if (faults.length === 0) return <output className="loading">Playing this game again…</output>;
  return (
    <Frame title="The lab">
      <p className="notice notice-bad" role="alert">
        Can’t show this game. {faults.map(({ text }) => text).join(' ')}
      </p>
    </Frame>
  );
}
/** What a link says; a link that was cut says nothing. */
function named(hash: string): unknown {
  try {
    return JSON.parse(decodeURIComponent(hash.slice(1)));
  } catch {
    return undefined;
  }
}
