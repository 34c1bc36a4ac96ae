import { seatingOf, type Laying, type Seat, type Setup } from '@nightfall/kernel';
import { Icon } from '@nightfall/ui';
import {
  byLot,
  chairOf,
  companions,
  firstLevel,
  gathering,
  isAnyDouble,
  seat as seated,
  sitAt,
  withoutChair,
  yourSeat,
  type Chair,
} from '../chairs.ts';

type Props = {
  readonly game: Laying;
  readonly setup: Setup;
  readonly chairs: readonly Chair[];
  readonly change: (chairs: readonly Chair[]) => void;
};

/** Who plays: people sharing this device, friends elsewhere, and bots of any level. */
export function Chairs({ game, setup, chairs, change }: Props) {
  const add = (holder: string) => () => change([...chairs, chairOf(chairs.length, holder)]);
  return (
    <fieldset className="field">
      <legend>Who plays</legend>
      <span className="field-text">{gathering(chairs)}</span>
      <Places {...{ game, setup, chairs, change }} />
      <ol className="chair-list">
        {chairs.map((_, seat) => (
          <ChairRow key={seat} {...{ game, setup, chairs, change, seat }} />
        ))}
      </ol>
      {chairs.length < game.players.max && (
        <div className="segments">
          <button type="button" className="button" onClick={add('person')}>
            Add a person
          </button>
          <button type="button" className="button" onClick={add('open')}>
            Add a friend online
          </button>
          <button type="button" className="button" onClick={add(`bot:${firstLevel(game)}`)}>
            Add a bot
          </button>
        </div>
      )}
    </fieldset>
  );
}

/** Where people play for several sides: the other side in one press, or all seats by lot. */
function Places({ game, setup, chairs, change }: Props) {
  const seats = game.seating ? seatingOf(game, setup) : [];
  const sides = [...new Set(seats.map(({ side }) => side))];
  const mine = seats[yourSeat(chairs)]?.side;
  if (sides.length < 2 || isAnyDouble(chairs)) return null;
  const firstOf = (side: string) => seats.findIndex((one) => one.side === side);
  /** A side of one goes by its own title. */
  const whom = (side: string) =>
    seats.filter((one) => one.side === side).length === 1 ? lowered(side) : seats[firstOf(side)]!.name;
  return (
    <div className="segments">
      {sides.map((side) =>
        mine === undefined || side === mine ? null : (
          <button key={side} type="button" className="button" onClick={() => change(sitAt(chairs, firstOf(side)))}>
            I play {whom(side)}
          </button>
        ),
      )}
      <button type="button" className="button" onClick={() => change(byLot(chairs))}>
        Seats by lot
      </button>
    </div>
  );
}
/** A title in the middle of a sentence: "the Night King". */
const lowered = (title: string): string => title.replace(/^The /, 'the ');

function ChairRow({ game, setup, chairs, change, seat }: Props & { readonly seat: Seat }) {
  const chair = chairs[seat]!;
  const isNeeded = chairs.length <= game.players.min;
  const label = game.seating ? seatingOf(game, setup)[seat]?.name : undefined;
  return (
    <li className="chair">
      {label && <b className="chair-seat">{label}</b>}
      <input
        className="input"
        aria-label={`Name of ${label ?? `seat ${seat + 1}`}`}
        maxLength={24}
        value={chair.name}
        onChange={(e) => change(seated(chairs, seat, { ...chair, name: e.target.value }))}
      />
      <select
        className="input"
        aria-label={`Who sits in ${label ?? `seat ${seat + 1}`}`}
        value={chair.holder}
        onChange={(e) => change(seated(chairs, seat, chairOf(seat, e.target.value)))}
      >
        <option value="person">Person here</option>
        {companions(game, setup, chairs, seat).map(({ host, name, no }) => (
          <option key={host} value={`with:${host}`} disabled={no !== undefined}>
            {no ? `${name} too: ${no.text}` : `${name}, as well`}
          </option>
        ))}
        <option value="open">Friend online</option>
        {Object.entries(game.bots).map(([level, { name }]) => (
          <option key={level} value={`bot:${level}`}>
            Bot: {name}
          </option>
        ))}
      </select>
      <button
        type="button"
        className="button button-icon button-quiet"
        aria-label={`Remove ${label ?? `seat ${seat + 1}`}`}
        aria-disabled={isNeeded}
        onClick={() => !isNeeded && change(withoutChair(chairs, seat))}
      >
        <Icon name="close" />
      </button>
    </li>
  );
}
