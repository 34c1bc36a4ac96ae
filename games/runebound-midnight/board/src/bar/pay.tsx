import { cardName, heroOf, itemOf, type Rune, type RuneMove } from '@nightfall/runebound-midnight';
import { BarButton, type BoardProps } from '@nightfall/ui';
import { useState } from 'react';
import { cardsAt, GoodsPicker, placesIn } from './goods.tsx';
import { Panel } from './panel.tsx';

export type Purchase = Extract<RuneMove, { type: 'buy' | 'buyOffer' }>;
type Props = BoardProps<Rune> & { readonly purchase: Purchase; readonly done: () => void };

/** Nobody parts with goods by one press: even whoever pays with all of them sees which. */
export const isOpenPrice = ({ card }: Purchase): boolean => itemOf(card).cost > 0;

/** RM-36 A price tag: the goods that one parts with first lie there already; the player may change the pick. */
export function Pay({ purchase, done, ...props }: Props) {
  const { goods } = heroOf(props.view, purchase.seat);
  const [chosen, choose] = useState(() => placesIn(goods, purchase.goods));
  const { cost } = itemOf(purchase.card);
  const move: Purchase = { ...purchase, goods: cardsAt(goods, chosen) };
  const missing = cost - chosen.length;
  const note = missing === 0 ? 'You give these away.' : missing > 0 ? `Choose ${missing} more.` : `That is ${-missing} too many.`;
  return (
    <Panel
      title={`Pay ${cost} for ${cardName(purchase.card)}`}
      note={note}
      deeds={
        <>
          <BarButton
            className="button button-ember"
            disabled={missing !== 0}
            data-deed="pay"
            act={() => {
              done();
              props.play(move);
            }}
          >
            Pay
          </BarButton>
          <BarButton className="button" act={done}>
            Back
          </BarButton>
        </>
      }
    >
      <GoodsPicker goods={goods} chosen={chosen} choose={choose} />
    </Panel>
  );
}
