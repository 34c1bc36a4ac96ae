import { kindName, scoreOf, unseen, type Madness, type State, type Unseen as UnseenList } from '@nightfall/midnight-madness';
import type { BoardProps } from '@nightfall/ui';
import { CardFace } from './card.tsx';
import { KindIcon, Piles } from './piles.tsx';

/** All hands (they lie open, MM-5.1), the piles, and what may still lie hidden (MM-5.10). */
export function Side({ view, name }: BoardProps<Madness>) {
  return (
    <div className="mm-side">
      {view.hands.map((_, seat) => (
        <Hand key={seat} view={view} seat={seat} name={name(seat)} />
      ))}
      <Piles view={view} />
      <Unseen view={view} />
    </div>
  );
}

function Hand({ view, seat, name }: { view: State; seat: number; name: string }) {
  return (
    <section className="mm-seat" data-current={view.current === seat}>
      <h3>
        {name}
        {view.current === seat && <small> · turn {view.turn}</small>}
        {view.mode === 'standard' && <small> · {scoreOf(view, seat)} points</small>}
      </h3>
      <div className="mm-hand-small">
        {view.hands[seat]!.map((card, i) => (
          <CardFace key={i} card={card} isSmall />
        ))}
      </div>
    </section>
  );
}

/** Kinds not yet seen, with the chance that a hidden token is one (MM-5.10). */
function Unseen({ view }: { view: State }) {
  const { start, supply } = unseen(view);
  return (
    <section className="mm-unseen">
      <h3>In the dark</h3>
      {start.total > 0 && <Kinds title="First comers, all creatures" list={start} />}
      <Kinds title="All others" list={supply} />
    </section>
  );
}
const Kinds = ({ title, list }: { title: string; list: UnseenList }) => (
  <>
    <h4>{title}</h4>
    <ul>
      {list.kinds.map(({ kind, count, odds }) => (
        <li key={kind}>
          <KindIcon kind={kind} />
          <span>{kindName(kind)}</span>
          <b>{count}</b>
          <i>{Math.round(100 * odds)} %</i>
        </li>
      ))}
    </ul>
  </>
);
