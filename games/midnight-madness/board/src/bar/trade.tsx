import { cardName, type Madness } from '@nightfall/midnight-madness';
import type { BoardProps } from '@nightfall/ui';
import { useState } from 'react';
import { CardFace } from '../picture/card.tsx';
import type { Held } from '../hand/choosing.ts';
import { useWanted, want } from '../hand/wanted.ts';
import { Do } from './do.tsx';

type Props = BoardProps<Madness> & { held: Held | null };

/** Pick the card to give and the card to get, in either order; then the partner is asked (MM-8.8). */
export function TradePanel(props: Props) {
  const { seat, held, name, memory } = props;
  const wanted = useWanted(memory);
  return (
    <>
      <p className="mm-tip">{tipFor(held, wanted && { ...wanted, name: name(wanted.partner) })}</p>
      <Partners {...props} />
      {wanted && held && (
        <Do
          {...props}
          move={{ type: 'offerTrade', seat: seat!, partner: wanted.partner, give: held.card, take: wanted.card }}
          label={`Offer to ${name(wanted.partner)}`}
        />
      )}
    </>
  );
}
function tipFor(held: Held | null, wanted: { card: Parameters<typeof cardName>[0]; name: string } | null): string {
  if (held && wanted) return `Your ${cardName(held.card)} for ${wanted.name}’s ${cardName(wanted.card)}.`;
  if (held) return `Give ${cardName(held.card)}. For which card?`;
  return wanted ? `Get ${cardName(wanted.card)}. For which of yours?` : 'To trade, pick a card you would give.';
}

/** One partner at a time, chosen by name: all of them fit a phone. Beside a wide board the hands lie open at the side. */
function Partners({ view, seat, name, memory }: Props) {
  const others = view.hands.map((_, partner) => partner).filter((partner) => partner !== seat);
  const [shown, show] = useState(others[0]!);
  const wanted = useWanted(memory);
  const hand = view.hands[shown] ?? [];
  return (
    <div className="mm-trade">
      {others.length > 1 && (
        <div className="mm-partners" role="group" aria-label="Trade with">
          {others.map((partner) => (
            <button key={partner} type="button" className="button" aria-pressed={partner === shown} onClick={() => show(partner)}>
              {name(partner)}
            </button>
          ))}
        </div>
      )}
      <div className="mm-trade-hand" role="group" aria-label={`Cards of ${name(shown)}`}>
        {hand.map((card, i) => (
          <CardFace
            key={i}
            card={card}
            isSmall
            state={wanted?.partner === shown && wanted.card === card && hand.indexOf(card) === i ? 'held' : 'open'}
            onPick={() => want(memory, { partner: shown, card })}
          />
        ))}
      </div>
    </div>
  );
}
