import { choices, printInput, type Choice, type Match, type Option, type Seat } from '@nightfall/kernel';
import type { Session } from '@nightfall/ui';

type Props = { readonly match: Match; readonly session: Session };

/** What everyone who is asked may do, and why they may not do the rest. */
export function MovesNow({ match, session }: Props) {
  const { waiting } = match;
  if (waiting.for !== 'seats') return <p>Nobody is asked.</p>;
  return waiting.seats.map((seat) => (
    <section key={seat}>
      <h4>Seat {seat}</h4>
      {choices(match.game.book, match.view(seat), seat).map((choice) => (
        <Kind key={choice.type} {...{ match, session, seat, choice }} />
      ))}
    </section>
  ));
}

type KindProps = Props & { readonly seat: Seat; readonly choice: Choice };
function Kind({ match, session, seat, choice: { type, name, no, options } }: KindProps) {
  const legal = options.filter((one) => !one.no).length;
  return (
    <details>
      <summary>
        <b>{name}</b>{' '}
        <small>
          {type} · {legal} of {options.length}
        </small>
        {no && <Why {...no} />}
      </summary>
      <Options {...{ match, session, seat, options }} />
    </details>
  );
}

const MOST = 40;
type OptionsProps = Props & { readonly seat: Seat; readonly options: readonly Option[] };
function Options({ match, session, seat, options }: OptionsProps) {
  const mayAct = session.now().hands.includes(seat);
  const shown = options.toSorted((a, b) => Number(!!a.no) - Number(!!b.no)).slice(0, MOST);
  return (
    <ul>
      {shown.map(({ move, label, no }) => (
        <li key={JSON.stringify(move)}>
          {mayAct && !no ? (
            <button type="button" onClick={() => void session.play(move)}>
              {label}
            </button>
          ) : (
            label
          )}{' '}
          <code>{printInput(match.game, move)}</code>
          {no && <Why {...no} />}
        </li>
      ))}
      {options.length > MOST && <li>… and {options.length - MOST} more.</li>}
    </ul>
  );
}
const Why = ({ rule, code, text }: { readonly rule: string; readonly code: string; readonly text: string }) => (
  <small className="dev-why">
    {text} <code>{`${rule} ${code}`}</code>
  </small>
);
