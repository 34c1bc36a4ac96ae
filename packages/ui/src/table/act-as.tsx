import type { Seat } from '@nightfall/kernel';
import type { KeyboardEvent } from 'react';
import type { Moment } from '../session.ts';

const ARROWS: { readonly [key: string]: 1 | -1 } = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** One person with several seats looks and acts from each of them; several people at one device are told apart. */
export function ActAs({ moment, sit }: { moment: Moment; sit: (seat: Seat) => void }) {
  const seats = [...new Set([...moment.own, ...moment.hands])].sort((a, b) => a - b);
  if (seats.length < 2 || moment.result) return null;
  const turn = (e: KeyboardEvent<HTMLElement>, i: number) => {
    const to = ARROWS[e.key] && (i + ARROWS[e.key]! + seats.length) % seats.length;
    if (to === undefined) return;
    e.preventDefault();
    sit(seats[to]!);
    (e.currentTarget.parentElement!.children[to] as HTMLElement).focus();
  };
  // No fields to type in: every other key of the table goes on working while one of them has the focus.
  return (
    <div className="act-as" role="radiogroup" aria-label="Act as">
      {seats.map((seat, i) => (
        <button
          key={seat}
          type="button"
          role="radio"
          aria-checked={seat === moment.seat}
          tabIndex={seat === moment.seat ? 0 : -1}
          className={moment.hands.includes(seat) ? 'is-asked' : undefined}
          onClick={() => sit(seat)}
          onKeyDown={(e) => turn(e, i)}
        >
          {moment.sitters[seat]?.name}
        </button>
      ))}
    </div>
  );
}
