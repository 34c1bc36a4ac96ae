import { kindName, pointsOf, unseen, type Madness, type State, type Unseen as UnseenList } from '@nightfall/midnight-madness';
import type { BoardProps } from '@nightfall/ui';
import { CardFace } from '../picture/card.tsx';
import { useHeld } from '../hand/hold.ts';
import { useWanted, want } from '../hand/wanted.ts';
import { CountStrip, KindIcon, Piles } from './piles.tsx';

/** All hands (they lie open, MM-5.1), the piles, and what may still lie hidden (MM-5.10). */
export function Side(props: BoardProps<Madness>) {
  const { view } = props;
  return (
    <div className="mm-side">
      <CountStrip view={view} />
      {view.hands.map((_, seat) => (
        <Hand key={seat} {...props} owner={seat} />
      ))}
      <Piles view={view} />
      <Unseen view={view} />
    </div>
  );
}

/** While the player may trade, the cards of the others can be asked for here. */
function Hand(props: BoardProps<Madness> & { owner: number }) {
  const { view, owner, name, memory, legal, lit } = props;
  const [wanted, held] = [useWanted(memory), useHeld(memory)];
  const mayAsk = legal.some((move) => move.type === 'offerTrade' && move.partner === owner);
  const hand = view.hands[owner]!;
  const isWanted = (i: number) => wanted?.partner === owner && hand.indexOf(wanted.card) === i;
  return (
    <section className="mm-seat" data-current={view.current === owner}>
      <h3>
        {name(owner)}
        {view.current === owner && <small> · turn {view.turn}</small>}
        {view.mode === 'standard' && <small> · {pointsOf(view, owner)}</small>}
      </h3>
      <div className={mayAsk ? 'mm-hand-small mm-open' : 'mm-hand-small'} data-asked={mayAsk && held !== null && !wanted}>
        {hand.map((card, i) => (
          <CardFace
            key={i}
            card={card}
            isSmall
            isLit={lit.includes(`card:${card}`)}
            state={isWanted(i) ? 'held' : 'open'}
            onPick={mayAsk ? () => want(memory, { partner: owner, card }) : undefined}
          />
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
      {start.total > 0 && <Kinds title="Starting tokens, all creatures" list={start} />}
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
