import {
  cardName,
  characterOf,
  heroesAt,
  heroOf,
  itemOf,
  PROPOSALS,
  type OwnedItem,
  type Face,
  type Rune,
  type RuneMove,
} from '@nightfall/runebound-midnight';
import type { Seat } from '@nightfall/kernel';
import { BarButton, type BoardProps } from '@nightfall/ui';
import { useState } from 'react';
import { cardsAt, GoodsPicker, goodText, placesIn } from './goods.tsx';
import { Chip, Panel, toggled } from './panel.tsx';

type Props = BoardProps<Rune> & { readonly me: Seat };
type Draft = {
  readonly partner: Seat;
  readonly giveItems: readonly number[];
  readonly giveGoods: readonly number[];
  readonly takeItems: readonly number[];
  readonly takeGoods: number;
};
const emptyDraft = (partner: Seat): Draft => ({ partner, giveItems: [], giveGoods: [], takeItems: [], takeGoods: 0 });

/** RM-36 The player's own things on one side, the partner's Items and the backs of their goods on the other. */
export function TradePanel({ done, ...props }: Props & { readonly done: () => void }) {
  const { view, me, refusal, play } = props;
  const mine = heroOf(view, me);
  const partners = heroesAt(view, mine.space).filter((seat) => seat !== me);
  const [draft, setDraft] = useState(() => emptyDraft(partners[0]!));
  const move: RuneMove = { type: 'proposeTrade', seat: me, ...draft, giveGoods: cardsAt(mine.goods, draft.giveGoods) };
  const isEmpty = move.giveItems.length + move.giveGoods.length + move.takeItems.length === 0 && draft.takeGoods === 0;
  const no = refusal(move);
  return (
    <Panel
      title={`Trade with ${characterOf(view, draft.partner)}`}
      note={`Proposal ${mine.proposals + 1} of ${PROPOSALS} this turn. Nothing changes hands until the other player accepts.`}
      deeds={
        <>
          <BarButton
            className="button button-ember"
            disabled={no !== undefined}
            data-deed="propose"
            act={() => {
              done();
              play(move);
            }}
          >
            Propose it
          </BarButton>
          <BarButton className="button" act={done}>
            Back
          </BarButton>
        </>
      }
    >
      {partners.length > 1 && (
        <div className="rm-buttons" role="group" aria-label="Partner">
          {partners.map((seat) => (
            <BarButton
              key={seat}

              className="button"
              aria-pressed={seat === draft.partner}
              act={() => setDraft(emptyDraft(seat))}
            >
              {characterOf(view, seat)}
            </BarButton>
          ))}
        </div>
      )}
      <Sides {...props} draft={draft} change={setDraft} />
      {no && !isEmpty && <p className="rm-why">{no.text}</p>}
    </Panel>
  );
}

type SidesProps = Props & { readonly draft: Draft; readonly change: (draft: Draft) => void };
function Sides({ view, me, draft, change }: SidesProps) {
  const [mine, theirs] = [heroOf(view, me), heroOf(view, draft.partner)];
  const most = theirs.goods.length;
  return (
    <div className="rm-sides">
      <fieldset>
        <legend>You give</legend>
        <ItemPicker items={mine.items} chosen={draft.giveItems} choose={(giveItems) => change({ ...draft, giveItems })} />
        <GoodsPicker goods={mine.goods} chosen={draft.giveGoods} choose={(giveGoods) => change({ ...draft, giveGoods })} />
      </fieldset>
      <fieldset>
        <legend>You get</legend>
        <ItemPicker items={theirs.items} chosen={draft.takeItems} choose={(takeItems) => change({ ...draft, takeItems })} />
        <Count
          label={`Goods, of ${most} (face down)`}
          value={draft.takeGoods}
          most={most}
          change={(takeGoods) => change({ ...draft, takeGoods })}
        />
      </fieldset>
    </div>
  );
}

type ItemsProps = {
  readonly items: readonly OwnedItem<Face>[];
  readonly chosen: readonly number[];
  readonly choose: (chosen: readonly number[]) => void;
};
const ItemPicker = ({ items, chosen, choose }: ItemsProps) => (
  <div className="rm-chips">
    {items.map(({ card, upgrades }, i) => (
      <Chip
        key={i}
        name={cardName(card)}
        text={`${itemOf(card).text}${upgrades.length > 0 ? ` With ${upgrades.length} under it.` : ''}`}
        isOn={chosen.includes(i)}
        toggle={() => choose(toggled(chosen, i))}
        mark={`card:${card}`}
      />
    ))}
    {items.length === 0 && <p>No Items.</p>}
  </div>
);

type CountProps = { readonly label: string; readonly value: number; readonly most: number; readonly change: (n: number) => void };
const Count = ({ label, value, most, change }: CountProps) => (
  <p className="rm-count">
    <span>{label}</span>
    <BarButton className="button" aria-label="One less" disabled={value === 0} act={() => change(value - 1)}>
      −
    </BarButton>
    <output>{value}</output>
    <BarButton className="button" aria-label="One more" disabled={value >= most} act={() => change(value + 1)}>
      +
    </BarButton>
  </p>
);

const itemText = ({ card }: OwnedItem<Face>): string => `${cardName(card)}: ${itemOf(card).text}`;
/** The partner sees what they would get, faces included, and picks the goods to give. */
export function TradeAnswer({ view, me, play }: Props) {
  const trade = view.trade!;
  const hero = heroOf(view, me);
  const [chosen, choose] = useState(() =>
    placesIn(
      hero.goods,
      cardsAt(
        hero.goods,
        hero.goods.map((_, i) => i),
      ).slice(0, trade.take.goods),
    ),
  );
  const missing = trade.take.goods - chosen.length;
  const gets = [
    ...trade.give.items.map((place) => itemText(heroOf(view, trade.by).items[place]!)),
    ...trade.give.goods.map((good) => (good === null ? 'a good' : `${cardName(good)}: ${goodText(good)}`)),
  ];
  const gives = trade.take.items.map((place) => itemText(hero.items[place]!));
  const asked = trade.take.goods > 0 ? [`${trade.take.goods} of your goods`] : [];
  return (
    <>
      <BarButton
        className="button button-ember"
        data-deed="answerTrade"
        disabled={missing !== 0}
        act={() => play({ type: 'answerTrade', seat: me, yes: true, goods: cardsAt(hero.goods, chosen) })}
      >
        Accept
      </BarButton>
      <BarButton
        className="button"
        data-deed="declineTrade"
        act={() => play({ type: 'answerTrade', seat: me, yes: false, goods: [] })}
      >
        Decline
      </BarButton>
      <Panel title={`${characterOf(view, trade.by)} proposes a trade`}>
        <dl className="rm-deal">
          <dt>You get</dt>
          <dd>
            {gets.map((one) => (
              <p key={one}>{one}</p>
            ))}
            {gets.length === 0 && 'nothing'}
          </dd>
          <dt>You give</dt>
          <dd>{[...gives, ...asked].join(', ') || 'nothing'}</dd>
        </dl>
        {trade.take.goods > 0 && <GoodsPicker goods={hero.goods} chosen={chosen} choose={choose} />}
        {missing !== 0 && <p className="rm-why">{missing > 0 ? `Choose ${missing} more.` : `Leave ${-missing} out.`}</p>}
      </Panel>
    </>
  );
}
