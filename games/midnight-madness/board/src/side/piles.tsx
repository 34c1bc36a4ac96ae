import {
  CARD_IDS,
  fortifyReserve,
  KINDS,
  kindName,
  numberOf,
  towersLeft,
  type Card,
  type Kind,
  type State,
} from '@nightfall/midnight-madness';
import { Facts } from '@nightfall/ui';
import { CardFace } from '../picture/card.tsx';
import { ICONS } from '../picture/icons.ts';
import { iconOf } from '../picture/token.tsx';

/** Each thing once, in the order of the box, with how many there are. */
export function counted<T>(order: readonly T[], things: readonly T[]): { readonly thing: T; readonly count: number }[] {
  return order.map((thing) => ({ thing, count: things.filter((one) => one === thing).length })).filter(({ count }) => count > 0);
}

export const KindIcon = ({ kind }: { kind: Kind }) => (
  <svg viewBox="0 0 512 512" aria-hidden="true">
    <path d={ICONS[iconOf(kind)]} />
  </svg>
);

/** How much is left, and what has been used up; both discard piles lie open (MM-5.3). */
export function Piles({ view }: { view: State }) {
  return (
    <section>
      <Facts
        className="mm-piles"
        facts={[
          ['Hand size', numberOf(view, 'hand')],
          ['Fortify left', fortifyReserve(view)],
        ]}
      />
      <CardPile cards={view.discard} />
      <MonsterPile kinds={view.monsterDiscard.map(({ kind }) => kind)} title="Monster discard" />
    </section>
  );
}

/** The same in one line, with the castle, where there is no room beside the board. */
export const CountStrip = ({ view }: { view: State }) => (
  <ul className="mm-strip" aria-label="Counters">
    <li>
      <b>{towersLeft(view)}/6</b> towers
    </li>
    <li>
      <b>{view.walls.filter((wall) => wall !== 'fallen').length}/6</b> walls
    </li>
    <li>
      <b>{view.supply}</b> to come
    </li>
    <li>
      <b>{view.deck.length}</b> in deck
    </li>
  </ul>
);

const CardPile = ({ cards }: { cards: readonly Card[] }) => (
  <details className="mm-heap">
    <summary>
      Card discard <b>{cards.length}</b>
    </summary>
    {cards.length === 0 && <p className="mm-empty">Nothing yet.</p>}
    <div className="mm-hand-small">
      {counted(CARD_IDS, cards).map(({ thing, count }) => (
        <span key={thing} className="mm-counted">
          <CardFace card={thing} isSmall />
          {count > 1 && <b>×{count}</b>}
        </span>
      ))}
    </div>
  </details>
);

const MonsterPile = ({ kinds, title }: { kinds: readonly Kind[]; title: string }) => (
  <details className="mm-heap">
    <summary>
      {title} <b>{kinds.length}</b>
    </summary>
    {kinds.length === 0 && <p className="mm-empty">Nothing yet.</p>}
    <KindList kinds={kinds} />
  </details>
);

export const KindList = ({ kinds }: { kinds: readonly Kind[] }) => (
  <ul className="mm-kinds">
    {counted(KINDS, kinds).map(({ thing, count }) => (
      <li key={thing}>
        <KindIcon kind={thing} />
        {kindName(thing)}
        {count > 1 && <b>×{count}</b>}
      </li>
    ))}
  </ul>
);
