import type { Moment } from '../session.ts';

const status = (m: Moment, seat: number): string => {
  const sitter = m.sitters[seat]!;
  if (sitter.by === 'bot') return `Bot · ${sitter.level}`;
  if (sitter.by === 'nobody') return 'Free';
  return sitter.present === false ? 'Away' : m.mine.includes(seat) ? 'At this screen' : 'Person';
};

/** Who sits at the table, and whom it waits for. */
export function Seats({ moment }: { moment: Moment }) {
  const asked = moment.waiting.for === 'seats' ? moment.waiting.seats : [];
  if (moment.sitters.length < 2) return null;
  return (
    <ul className="seats" aria-label="Players">
      {moment.sitters.map((sitter, seat) => (
        <li key={seat} className={asked.includes(seat) ? 'seat is-asked' : 'seat'}>
          <span className="seat-name">
            {sitter.name}
            <small>{asked.includes(seat) ? `${status(moment, seat)} · decides now` : status(moment, seat)}</small>
          </span>
        </li>
      ))}
    </ul>
  );
}
