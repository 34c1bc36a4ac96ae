import {
  cardName,
  characterOf,
  goodOf,
  heroOf,
  itemOf,
  ladderOf,
  liesFaceDown,
  type Card,
  type Face,
  type Hero,
  type Rune,
  type RuneMove,
} from '@nightfall/runebound-midnight';
import { BarButton, type BoardProps } from '@nightfall/ui';
import { useState } from 'react';
import { optionOf } from '../hand/offers.ts';
import { goodText } from './goods.tsx';
import { Chip, Panel } from './panel.tsx';

type Covenant = Extract<RuneMove, { type: 'covenant' }>;
type Props = BoardProps<Rune> & { readonly moves: readonly Covenant[]; readonly me: number };

/** RM-36 Every good with every Item: what fits is lit, what does not says why. */
export function CovenantPanel(props: Props) {
  const { view, me, moves } = props;
  const hero = heroOf(view, me);
  const goods = [...new Set(hero.goods)].filter((good) => good !== null);
  const [good, pick] = useState<Card | undefined>(moves[0]?.good ?? goods[0]);
  const fitting = apart(
    hero,
    moves.filter((move) => move.good === good),
  );
  return (
    <>
      {fitting.map((move) => (
        <BarButton
          key={`${move.item} ${move.discards.join(' ')}`}

          className={fitting.length === 1 ? 'button button-ember' : 'button'}
          data-deed="covenant"
          act={() => props.play(move)}
        >
          Under {cardName(hero.items[move.item]!.card)}
        </BarButton>
      ))}
      <Panel
        title={`A new covenant for ${characterOf(view, me)}`}
        note={
          moves.length > 0
            ? 'Put one of your goods under an Item. Each one after that, under the same Item, may cost three more.'
            : 'Nothing you hold fits under your Items now. The Items below say what each could bear.'
        }
      >
        <fieldset>
          <legend>Which good</legend>
          <div className="rm-chips">
            {goods.map((one) => (
              <Chip
                key={one}
                name={cardName(one)}
                text={goodText(one)}
                isOn={one === good}
                toggle={() => pick(one)}
                mark={`card:${one}`}
              />
            ))}
            {goods.length === 0 && <p>No goods.</p>}
          </div>
        </fieldset>
        <fieldset>
          <legend>Under which Item</legend>
          <div className="rm-chips">
            {good !== undefined && hero.items.map((_, place) => <Bearer key={place} {...props} place={place} good={good} />)}
          </div>
        </fieldset>
      </Panel>
    </>
  );
}

/** Two Items that are alike in everything are one choice. */
const apart = (hero: Hero<Face>, moves: readonly Covenant[]): readonly Covenant[] => [
  ...new Map(moves.map((move) => [`${JSON.stringify(hero.items[move.item])} ${move.discards.join(' ')}`, move])).values(),
];

/** An Item with its ladder; touching it makes the covenant. */
function Bearer({ view, me, moves, play, place, good }: Props & { readonly place: number; readonly good: Card }) {
  const item = heroOf(view, me).items[place]!;
  const move = moves.find((one) => one.item === place && one.good === good);
  const no = move ? undefined : optionOf(view, me, 'covenant', (one) => one.item === place && one.good === good)?.no;
  const under = item.upgrades.map(({ good: card, faceUp }) => (faceUp && card !== null ? cardName(card) : 'a card face down'));
  const lost = move?.discards.map((at) => cardName(heroOf(view, me).items[at]!.card)) ?? [];
  const cost = liesFaceDown(good) ? 0 : goodOf(good).cost;
  return (
    <button
      type="button"
      className="rm-chip"
      data-deed="covenant"
      disabled={!move}
      onClick={() => move && play(move)}
      data-mark={`card:${item.card}`}
    >
      <b>{cardName(item.card)}</b>
      <small>{itemOf(item.card).text}</small>
      {under.length > 0 && <small>Under it: {under.join(', ')}.</small>}
      <small>
        Next: up to {ladderOf(item)}
        {cost > ladderOf(item) && `; this one costs ${cost}`}.
      </small>
      {lost.length > 0 && <small>Discards {lost.join(', ')}.</small>}
      {no && cost <= ladderOf(item) && <small>{no.text}</small>}
    </button>
  );
}
