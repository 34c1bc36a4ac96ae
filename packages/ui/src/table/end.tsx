import type { Result } from '@nightfall/kernel';
import { useState, type ReactNode } from 'react';

type Props = {
  readonly result: Result;
  readonly name: (seat: number) => string;
  readonly openRule: (clause: string) => void;
  readonly buttons: ReactNode;
  readonly review: ReactNode;
};

/** How it ended; what was played can still be looked at. */
export function End({ result, name, openRule, buttons, review }: Props) {
  const [open, setOpen] = useState(true);
  if (!open)
    return (
      <div className="board-tools">
        <button type="button" className="button" onClick={() => setOpen(true)}>
          How it ended
        </button>
      </div>
    );
  return (
    <section className={result.outcome === 'lost' ? 'end is-lost' : 'end'} aria-label="The end">
      <h2>{result.title}</h2>
      <p>
        {result.text}{' '}
        <button type="button" className="rule-link" onClick={() => openRule(result.rule)}>
          {result.rule}
        </button>
      </p>
      {result.scores.length > 1 && (
        <ul className="scores">
          {result.scores.map((score, seat) => (
            <li key={seat}>
              {name(seat)} <b>{score}</b>{' '}
              {result.winners.length < result.scores.length && result.winners.includes(seat) ? '★' : ''}
            </li>
          ))}
        </ul>
      )}
      <div className="end-buttons">
        {buttons}
        <button type="button" className="button" onClick={() => setOpen(false)}>
          Look at the board
        </button>
      </div>
      {review}
    </section>
  );
}
