import { cardName, type Madness } from '@nightfall/midnight-madness';
import { BarButton, type BoardProps } from '@nightfall/ui';
import { useState } from 'react';
import { CardFace } from '../picture/card.tsx';
import type { Held } from '../hand/choosing.ts';
import { useWanted, want, type Wanted } from '../hand/wanted.ts';
import { Do } from './do.tsx';

type Props = BoardProps<Madness> & { held: Held | null };

/** Pick the card to give and the card to get, in either order; then the partner is asked (MM-8.8). */
export function TradePanel(props: Props) {
  const { view, seat, held, name, memory } = props;
  const wanted = useWanted(memory);
  const others = view.hands.map((_, partner) => partner).filter((partner) => partner !== seat);
  const [chosen, show] = useState(others[0]!);
  const shown = wanted?.partner ?? chosen;
  return (
    <>
      <div className="mm-trade-words">
        {others.length > 1 ? (
          <Partners {...{ others, shown, name }} show={(partner) => (want(memory, null), show(partner))} />
        ) : (
          <b className="mm-partner">{name(shown)}’s cards</b>
        )}
        <p className="mm-tip">{tipFor(held, wanted && { ...wanted, name: name(wanted.partner) })}</p>
      </div>
      {wanted && held && (
        <Do
          {...props}
          move={{ type: 'offerTrade', seat: seat!, partner: wanted.partner, give: held.card, take: wanted.card }}
          label={`Offer to ${name(wanted.partner)}`}
        />
      )}
      <TheirHand {...props} shown={shown} wanted={wanted} />
    </>
  );
}
function tipFor(held: Held | null, wanted: { card: Parameters<typeof cardName>[0]; name: string } | null): string {
  if (held && wanted) return `Your ${cardName(held.card)} for ${wanted.name}’s ${cardName(wanted.card)}.`;
  if (held) return `Give ${cardName(held.card)}. For which card?`;
  return wanted ? `Get ${cardName(wanted.card)}. For which of yours?` : 'To trade, pick a card you would give.';
}

type Others = Pick<Props, 'name'> & { others: readonly number[]; shown: number; show: (partner: number) => void };
/** One partner at a time, chosen by name: all of them fit a phone. Beside a wide board the hands lie open at the side. */
const Partners = ({ others, shown, name, show }: Others) => (
  <div className="mm-partners" role="group" aria-label="Trade with">
    {others.map((partner) => (
      <BarButton key={partner} className="button" aria-pressed={partner === shown} act={() => show(partner)}>
        {name(partner)}
      </BarButton>
    ))}
  </div>
);

function TheirHand({ view, name, memory, shown, wanted }: Props & { shown: number; wanted: Wanted | null }) {
  const hand = view.hands[shown] ?? [];
  return (
    <div className="mm-trade" role="group" aria-label={`Cards of ${name(shown)}`}>
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
  );
}
