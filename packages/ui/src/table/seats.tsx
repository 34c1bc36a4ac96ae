import type { Moment } from '../session.ts';
import { useSecondsUntil } from './seconds-until.ts';

const status = (m: Moment, seat: number): string => {
  const sitter = m.sitters[seat]!;
  if (sitter.by === 'bot') return `Bot · ${sitter.level}${sitter.lent ? ', for now' : ''}`;
  if (sitter.by === 'nobody') return 'Free seat · not here yet';
  return sitter.present === false ? 'Away' : m.mine.includes(seat) ? 'At this screen' : 'Here';
};
/** A symbol beside the word: full, hollow, dashed, square. */
const sign = (m: Moment, seat: number): string => {
  const { by, present } = m.sitters[seat]!;
  if (by !== 'person') return by;
  return present === false ? 'away' : 'here';
};

/** Somebody who is away keeps the seat for a while. */
function Lends({ at }: { at: number | undefined }) {
  const left = useSecondsUntil(at);
  return left > 0 ? <> · a bot may play in {left} s</> : null;
}

/** Who sits at the table, and who it is waiting for. */
export function Seats({ moment, manage }: { moment: Moment; manage?: (() => void) | undefined }) {
  const asked = moment.waiting.for === 'seats' ? moment.waiting.seats : [];
  return (
    <section className="who" aria-label="Players">
      <ul className="seats">
        {moment.sitters.map((sitter, seat) => (
          <li key={seat} className={asked.includes(seat) ? 'seat is-asked' : 'seat'}>
            <i className={`sign is-${sign(moment, seat)}`} aria-hidden="true" />
            <span className="seat-name">
              {sitter.name}
              {sitter.role && <em className="seat-role">{sitter.role.name}</em>}
              <small>
                {asked.includes(seat) ? `${status(moment, seat)} · decides now` : status(moment, seat)}
                <Lends at={sitter.lendsAt} />
              </small>
            </span>
          </li>
        ))}
      </ul>
      {manage && (
        <button type="button" className="button button-quiet who-manage" onClick={manage}>
          Bots and seats
        </button>
      )}
    </section>
  );
}
