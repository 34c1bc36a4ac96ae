import type { Match } from '@nightfall/kernel';
import { useState, useSyncExternalStore, type ReactNode } from 'react';
import type { Opened } from '../open-match.ts';
import type { ChosenDice } from './chosen-dice.ts';
import { Copies } from './copies.tsx';
import { Jump, type Jumping } from './jump-form.tsx';
import { MovesNow } from './moves-now.tsx';
import { NextDice } from './next-dice.tsx';
import { Stack } from './stack.tsx';
import { Tree } from './tree.tsx';

type Props = Pick<Opened, 'session'> & {
  readonly dice: ChosenDice;
  readonly jumping: Jumping;
  readonly close: () => void;
};

/** A match from the inside, for those who write its rules. The whole match is on this device: a server tells no screen as much. */
export function Panel({ session, dice, jumping, close }: Props) {
  useSyncExternalStore(
    (changed) => session.listen(changed),
    () => session.now(),
  );
  const match = session.table.mirror.match!;
  return (
    <aside className="dev-panel" aria-label="Developer’s panel">
      <header>
        <h2>Developer’s panel</h2>
        <button type="button" className="button button-quiet" onClick={close}>
          Close
        </button>
      </header>
      <div className="dev-parts">
        <Part title="Stack" isOpen>
          <Stack match={match} />
        </Part>
        <Part title="Moves" isOpen>
          <MovesNow match={match} session={session} />
        </Part>
        <Part title="Dice" isOpen>
          <NextDice dice={dice} match={match} />
        </Part>
        <Part title="State and views" isOpen>
          <Sight match={match} />
        </Part>
        <Part title="Copy">
          <Copies match={match} isWhole={jumping.isWhole} />
        </Part>
        <Part title="Jump">
          <Jump match={match} {...jumping} />
        </Part>
      </div>
    </aside>
  );
}

function Part({ title, isOpen = false, children }: { title: string; isOpen?: boolean; children: ReactNode }) {
  const [open, setOpen] = useState(isOpen);
  return (
    <details className="dev-part" open={open} onToggle={(e) => setOpen(e.currentTarget.open)}>
      <summary>
        <h3>{title}</h3>
      </summary>
      {open && children}
    </details>
  );
}

/** The state, or what one seat sees of it. */
function Sight({ match }: { match: Match }) {
  const [eyes, setEyes] = useState('state');
  const value = eyes === 'state' ? match.state : match.view(eyes === 'watcher' ? null : Number(eyes));
  return (
    <div className="dev-tree">
      <label className="field">
        <span className="field-name">Seen by</span>
        <select className="input" value={eyes} onChange={(e) => setEyes(e.target.value)}>
          <option value="state">Nobody: the state itself</option>
          {match.holders.map((_, seat) => (
            <option key={seat} value={seat}>
              Seat {seat}: {match.head.names[seat]}
            </option>
          ))}
          <option value="watcher">A watcher</option>
        </select>
      </label>
      {Object.entries(value).map(([key, part]) => (
        <Tree key={`${eyes} ${key}`} name={key} value={part} />
      ))}
    </div>
  );
}
