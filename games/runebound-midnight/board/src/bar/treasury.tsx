import {
  ATTRIBUTES,
  HIGHEST_POWER,
  KING,
  kingTile,
  PATROL_COUNTERS,
  PHASE_NAMES,
  PHASES,
  priceOf,
  type KingCounter,
  type Rune,
  type RuneMove,
  type View,
} from '@nightfall/runebound-midnight';
import type { Refusal } from '@nightfall/kernel';
import { BarButton, type BoardProps } from '@nightfall/ui';
import type { ReactNode } from 'react';
import { offerOf, optionOf } from '../hand/offers.ts';
import { putAside } from './fold.tsx';
import { Panel } from './panel.tsx';

type Props = BoardProps<Rune>;
/** The question that the treasury belongs to. */
export const SPENDING = 'spend';

/** RM-36 What gold buys, what each thing is good for, and what the next one costs. */
export function Treasury(props: Props) {
  const { view } = props;
  const { king } = view;
  const { power } = kingTile(king.tile);
  return (
    <Panel title={`Treasury: ${king.gold} gold`} note="Each counter you hold makes the next of its kind dearer.">
      <Ware title="Combat counters" text={`Reroll one influence die of that phase. ${sharedPrice(priceOf(view, 'mind'))}`}>
        {PHASES.map((phase) => (
          <Buy
            key={phase}
            {...props}
            offer={counterOffer(view, ATTRIBUTES[phase]!)}
            label={PHASE_NAMES[phase]}
            held={king[ATTRIBUTES[phase]!]}
          />
        ))}
      </Ware>
      <Counter {...props} kind="exhaustion" title="Exhaustion counters" text="+1 on a threat test that a Hero caused." />
      <Counter {...props} kind="wound" title="Wound counters" text="Reroll a patrol’s die; three of them heal a patrol." />
      <Ware title={`${power.name}, level ${king.powerLevel}`} text={power.text}>
        {king.powerLevel < HIGHEST_POWER ? (
          <Buy
            {...props}
            offer={powerOffer(view)}
            label={`Raise to level ${king.powerLevel + 1}`}
            price={goldFor(view, 'improvePower')}
          />
        ) : (
          <p>It cannot grow any more.</p>
        )}
      </Ware>
      <Ware
        title={`Patrols: ${view.patrols.length} of ${PATROL_COUNTERS}`}
        text={`A new one costs ${goldFor(view, 'spawnPatrol')} gold, comes from a stronghold and marches next turn.`}
      >
        {props.legal.some(({ type }) => type === 'spawnPatrol') && (
          <BarButton className="button" data-leads="spawnPatrol" act={() => putAside(props.memory, SPENDING)}>
            To the map
          </BarButton>
        )}
      </Ware>
    </Panel>
  );
}

/** RM-15.1, RM-15.2 */
const sharedPrice = (price: number): string =>
  price === 0
    ? 'The next of any of the three is free, the one after it costs 1 gold.'
    : `The next of any of the three costs ${price} gold.`;
const priceText = (price: number): string => (price === 0 ? 'free' : `${price} gold`);

type WareProps = { readonly title: string; readonly text: string; readonly children?: ReactNode };
const Ware = ({ title, text, children }: WareProps) => (
  <div className="rm-ware">
    <div>
      <b>{title}</b>
      <small>{text}</small>
    </div>
    {children && <div className="rm-buttons">{children}</div>}
  </div>
);
const Counter = ({ kind, ...props }: Props & { kind: KingCounter; title: string; text: string }) => (
  <Ware title={props.title} text={props.text}>
    <Buy
      {...props}
      offer={counterOffer(props.view, kind)}
      label="Buy"
      held={props.view.king[kind]}
      price={priceOf(props.view, kind)}
    />
  </Ware>
);

type Offer = { readonly type: RuneMove['type']; readonly move: RuneMove | undefined; readonly no: Refusal | undefined };
function counterOffer(view: View, kind: KingCounter): Offer {
  const option = optionOf(view, KING, 'buyCounter', (move) => move.kind === kind);
  return { type: 'buyCounter', move: option?.move, no: option?.no };
}
function powerOffer(view: View): Offer {
  const offer = offerOf(view, KING, 'improvePower');
  return { type: 'improvePower', move: offer?.options[0]?.move, no: offer?.no };
}
const goldFor = (view: View, type: RuneMove['type']): number => offerOf(view, KING, type)?.cost?.['gold'] ?? 0;

type BuyProps = Props & {
  readonly offer: Offer;
  readonly label: string;
  readonly held?: number;
  readonly price?: number;
};
const Buy = ({ offer: { type, move, no }, label, held, price, play }: BuyProps) => {
  const parts = [...(held === undefined ? [] : [`${held} held`]), ...(price === undefined ? [] : [priceText(price)])];
  return (
    <BarButton
      className="button rm-buy"
      disabled={!move || no !== undefined}
      title={no?.text}
      data-deed={type}
      act={() => move && play(move)}
    >
      {label} <span className="rm-note">{parts.join(' · ')}</span>
    </BarButton>
  );
};
