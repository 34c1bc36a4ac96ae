import type { ReactNode } from 'react';
import { reachable } from '../parts/reachable.ts';
import { goToChoices } from './parts.ts';

type Props = {
  readonly title: string;
  readonly note?: string | undefined;
  /** Numbers that this table plays otherwise than the book. */
  readonly house?: string | undefined;
  readonly accent: string;
  readonly top: ReactNode;
  readonly lead: ReactNode;
  readonly side: ReactNode;
  readonly right: ReactNode;
  readonly bar: ReactNode;
  /** The guide of a first game. */
  readonly guide?: ReactNode;
  readonly isFolded: boolean;
  readonly children: ReactNode;
};

/** The places of a table: all games, replays and watchers stand on it. */
export function Stage({ title, note, house, accent, top, lead, side, right, bar, guide, isFolded, children }: Props) {
  return (
    <div
      className="table"
      data-log={isFolded ? 'folded' : 'open'}
      data-side={side ? 'some' : 'none'}
      style={{ '--accent': accent } as object}
    >
      <header className="table-top">
        <button type="button" className="skip-link" onClick={goToChoices}>
          To the choices
        </button>
        {lead}
        <h1>
          {title}
          {note && <small>{note}</small>}
          {house && (
            <small className="house-rule" title={house}>
              {house}
            </small>
          )}
        </h1>
        {top}
      </header>
      {guide}
      <aside className="table-side" aria-label="Seats">
        <h2 className="unseen">Seats</h2>
        <div className="table-seats" {...reachable}>
          {side}
        </div>
        <div className="table-notes" />
      </aside>
      <main className="table-board" id="main">
        {children}
      </main>
      <aside className="table-log" aria-label="Log and rules">
        {right}
      </aside>
      {bar}
    </div>
  );
}
