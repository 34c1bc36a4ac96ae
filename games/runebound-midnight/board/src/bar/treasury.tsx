import {
  ATTRIBUTES,
  HIGHEST_POWER,
  kingTile,
  PATROL_COUNTERS,
  PATROL_PRICE,
  PHASE_NAMES,
  PHASES,
  POWER_PRICE,
  priceOf,
  type KingCounter,
  type Rune,
  type RuneMove,
} from '@nightfall/runebound-midnight';
import type { BoardProps } from '@nightfall/ui';
import type { ReactNode } from 'react';
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
            move={{ type: 'buyCounter', seat: 0, kind: ATTRIBUTES[phase]! }}
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
            move={{ type: 'improvePower', seat: 0 }}
            label={`Raise to level ${king.powerLevel + 1}`}
            price={POWER_PRICE}
          />
        ) : (
          <p>It cannot grow any more.</p>
        )}
      </Ware>
      <Ware
        title={`Patrols: ${view.patrols.length} of ${PATROL_COUNTERS}`}
        text={`A new one costs ${PATROL_PRICE} gold, comes from a stronghold and marches next turn.`}
      >
        {props.legal.some(({ type }) => type === 'spawnPatrol') && (
          <button type="button" className="button" onClick={() => putAside(props.memory, SPENDING)}>
            To the map
          </button>
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
      move={{ type: 'buyCounter', seat: 0, kind }}
      label="Buy"
      held={props.view.king[kind]}
      price={priceOf(props.view, kind)}
    />
  </Ware>
);

type BuyProps = Props & { readonly move: RuneMove; readonly label: string; readonly held?: number; readonly price?: number };
const Buy = ({ move, label, held, price, refusal, play }: BuyProps) => {
  const parts = [...(held === undefined ? [] : [`${held} held`]), ...(price === undefined ? [] : [priceText(price)])];
  const no = refusal(move);
  return (
    <button
      type="button"
      className="button rm-buy"
      disabled={no !== undefined}
      title={no?.text}
      data-deed={move.type}
      onClick={() => play(move)}
    >
      {label} <span className="rm-note">{parts.join(' · ')}</span>
    </button>
  );
};
