import { cardName, type Card, type Madness } from '@nightfall/midnight-madness';
import type { BoardProps } from '@nightfall/ui';
import { useState } from 'react';
import { CardFace } from './card.tsx';
import type { Held } from './choosing.ts';
import { Do } from './do.tsx';

type Wanted = { readonly partner: number; readonly card: Card };
type Props = BoardProps<Madness> & { held: Held | null };

/** Take up the card to give, touch the card to get; the partner is asked (MM-8.8). */
export function TradePanel(props: Props) {
  const { view, seat, held, name } = props;
  const [wanted, want] = useState<Wanted | null>(null);
  if (!held) return <p className="mm-tip">To trade, first take up the card that you would give.</p>;
  const others = view.hands.map((hand, partner) => ({ hand, partner })).filter(({ partner }) => partner !== seat);
  return (
    <>
      <div className="mm-trade">
        <p className="mm-tip">Give {cardName(held.card)} for:</p>
        {others.map(({ hand, partner }) => (
          <div key={partner} className="mm-trade-hand" role="group" aria-label={`Cards of ${name(partner)}`}>
            <span>{name(partner)}</span>
            {hand.map((card, i) => (
              <CardFace
                key={i}
                card={card}
                isSmall
                state={wanted?.partner === partner && wanted.card === card && hand.indexOf(card) === i ? 'held' : 'open'}
                onPick={() => want({ partner, card })}
              />
            ))}
          </div>
        ))}
      </div>
      {wanted && (
        <Do
          {...props}
          move={{ type: 'offerTrade', seat: seat!, partner: wanted.partner, give: held.card, take: wanted.card }}
          label={`Offer to ${name(wanted.partner)}`}
        />
      )}
    </>
  );
}
