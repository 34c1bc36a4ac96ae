import { count } from '@nightfall/kit/words';
import {
  cityOf,
  CREWS,
  engineOf,
  MOST_POINTS,
  negativePoints,
  scenarioOf,
  symbolOf,
  type Die,
  type Fd,
  type State,
} from '@nightfall/firefighters-on-duty';
import type { BoardProps } from '@nightfall/ui';
import { SYMBOL_PATHS } from '../bar/die.tsx';
import { movesOf } from '../hand/reading.ts';
import { tryMove } from '../bar/try-move.ts';
import { useNextDeeds } from './next-deeds.ts';
import { looksOf, showsForecast, useLooks } from '../hand/looks.ts';
import { chooseSuggesting, SUGGESTING, useSuggesting, type Suggesting } from '../hand/suggesting.ts';
import { SEAT_SIGNS } from '../picture/vehicles.tsx';
import { GoalList } from './goal-list.tsx';
import './side.css';

type Props = BoardProps<Fd>;

/** What the dispatcher knows: round, goals, points against the crew, calls, crews, water. */
export function Side(props: Props) {
  const { view } = props;
  const scenario = scenarioOf(view);
  const points = negativePoints(view);
  return (
    <div className="fd-side">
      <h2>{scenario.name}</h2>
      <p className="fd-round">
        Round {Math.max(1, view.round)} of {scenario.rounds}
      </p>
      <Track label="Points against you" now={points} most={MOST_POINTS} />
      <Goals view={view} />
      <Calls {...props} />
      <Crews {...props} />
      <Water {...props} />
      <Helps {...props} />
    </div>
  );
}

/** FD-28.18, FD-28.19 What helps a player who asks for it. */
function Helps(props: Props) {
  const looks = useLooks(props);
  const isOn = showsForecast(props.view, looks);
  const how = useSuggesting(props);
  return (
    <section className="fd-helps">
      <label>
        <input type="checkbox" checked={isOn} onChange={() => looksOf(props).pick({ forecast: !isOn })} />
        Forecast: what the fire would do now
      </label>
      <label>
        The bar suggests{' '}
        <select value={how} onChange={(e) => chooseSuggesting(props, e.target.value as Suggesting)}>
          {Object.entries(SUGGESTING).map(([id, words]) => (
            <option key={id} value={id}>
              {words}
            </option>
          ))}
        </select>
      </label>
      <button type="button" className="button" onClick={() => looksOf(props).pick({ aid: true })}>
        Player aid
      </button>
    </section>
  );
}

/** A third point loses the game. */
const Track = ({ label, now, most }: { label: string; now: number; most: number }) => (
  <p className="fd-track" aria-label={`${label}: ${now} of ${most}`}>
    <span>{label}</span>
    {Array.from({ length: most }, (_, i) => (
      <span key={i} className={i < now ? 'fd-pip is-on' : 'fd-pip'} aria-hidden="true" />
    ))}
    <strong>{now}</strong>
  </p>
);

const Goals = ({ view }: { view: State }) => (
  <section>
    <h3>Goals</h3>
    <GoalList view={view} />
  </section>
);

function Calls({ view, camera }: Props) {
  const { ids } = cityOf(view);
  const calls = view.spaces.flatMap((p, i) => (p.call > 0 ? [{ id: ids[i]!, round: p.call }] : []));
  if (calls.length === 0) return null;
  return (
    <section>
      <h3>Distress calls</h3>
      <ul className="fd-calls">
        {calls
          .toSorted((a, b) => a.round - b.round)
          .map(({ id, round }) => (
            <li key={id}>
              <button type="button" className="button button-quiet" data-mark={`${id}-call`} onClick={() => camera.show(id)}>
                {id}: round {round}
                {round <= view.round ? ', due now' : ''}
              </button>
            </li>
          ))}
      </ul>
    </section>
  );
}

function Crews(props: Props) {
  const { view, name, camera, acting, seat: own } = props;
  const next = useNextDeeds(props);
  return (
    <section>
      <h3>Crews</h3>
      {view.crews.map((crew, seat) => {
        const engine = view.vehicles[engineOf(seat)]!;
        return (
          <button
            key={seat}
            type="button"
            className={`fd-crew fd-seat-${seat}`}
            data-acting={acting.includes(seat)}
            data-mark={`ENG-${seat + 1}`}
            onClick={() => camera.show(`ENG-${seat + 1}`)}
          >
            <span className="fd-crew-sign" aria-hidden="true">
              {SEAT_SIGNS[seat]}
            </span>
            <span className="fd-crew-name">
              {name(seat)} <small>{CREWS[seat]!.colour}</small>
            </span>
            <span className="fd-crew-dice" aria-hidden="true">
              {crew.dice.map((die, i) => (
                <SmallDie key={i} die={die} />
              ))}
            </span>
            <span className="fd-crew-water">
              {engine.status === 'removed' ? 'engine lost' : `${engine.water}/12 water`}
              {seat !== own && next[seat] !== undefined && <em>{next[seat]}</em>}
            </span>
          </button>
        );
      })}
    </section>
  );
}
function SmallDie({ die }: { die: Die }) {
  const symbol = symbolOf(die);
  return (
    <svg viewBox="0 0 48 48" className="fd-small-die">
      <rect width="48" height="48" rx="9" />
      {symbol && <path d={SYMBOL_PATHS[symbol]} fillRule="evenodd" transform="translate(7 7) scale(0.7)" />}
      {!symbol && die !== 'idle' && <circle cx="24" cy="24" r="9" />}
    </svg>
  );
}

function Water(props: Props) {
  const { view } = props;
  const truck = view.vehicles[0]!;
  const { green, yellow, red, calls } = view.decks;
  return (
    <section>
      <h3>Water and the box</h3>
      <p className="fd-water">
        Truck {truck.water}/24 · hydrants {view.hydrants.join(', ')} · reserve {view.reserves.join(', ')}
      </p>
      <p className="fd-water">
        Left in the box: {view.supply.water} water, {count(view.supply.fire, 'fire')}. Cards: {green.left.length} homes,{' '}
        {yellow.left.length} timber houses, {red.left.length} works, {count(calls.left.length, 'call')}.
      </p>
      <Consent {...props} />
    </section>
  );
}

/** FD-13.13 Standing consent to water between engines; a crew that is alone needs none. */
function Consent(props: Props) {
  const { view, seat } = props;
  const crew = seat === null ? undefined : view.crews[seat];
  if (!crew || seat === null || view.crews.length === 1) return null;
  const { receive, give } = crew;
  const switches = movesOf(props.legal).filter((move) => move.type === 'consent');
  const taking = switches.find((move) => move.receive !== receive);
  const giving = switches.find((move) => move.give !== give);
  return (
    <div className="fd-consent" role="group" aria-label="Water between engines" data-deed="consent">
      <label>
        <input type="checkbox" checked={receive} disabled={!taking} onChange={() => tryMove(props, taking!)} />
        Take water from other crews without asking me
      </label>
      <label>
        <input type="checkbox" checked={give} disabled={!giving} onChange={() => tryMove(props, giving!)} />
        Give my water to other crews without asking me
      </label>
    </div>
  );
}
