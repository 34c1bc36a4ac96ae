import { cardName, goodOf, ladderCost, liesFaceDown, type Card, type Face } from '@nightfall/runebound-midnight';
import { Chip, toggled } from './panel.tsx';

/** What a good would be under an Item, in a few words. */
export const goodText = (good: Card): string =>
  liesFaceDown(good)
    ? 'Under an Item, face down: one more use of it.'
    : `Under an Item: ${goodOf(good).text} Costs ${ladderCost(good)} there.`;

type Props = {
  readonly goods: readonly Face[];
  /** The places of those that are put forward. */
  readonly chosen: readonly number[];
  readonly choose: (chosen: readonly number[]) => void;
};
/** One's own goods, each of which can be put forward. */
export const GoodsPicker = ({ goods, chosen, choose }: Props) => (
  <div className="rm-chips">
    {goods.map(
      (good, i) =>
        good !== null && (
          <Chip
            key={i}
            name={cardName(good)}
            text={goodText(good)}
            isOn={chosen.includes(i)}
            toggle={() => choose(toggled(chosen, i))}
            mark={`card:${good}`}
          />
        ),
    )}
  </div>
);

/** The places of these cards among the goods, each place once. */
export function placesIn(goods: readonly Face[], cards: readonly Card[]): readonly number[] {
  const places: number[] = [];
  for (const card of cards) {
    const at = goods.findIndex((good, i) => good === card && !places.includes(i));
    if (at >= 0) places.push(at);
  }
  return places;
}
export const cardsAt = (goods: readonly Face[], places: readonly number[]): readonly Card[] =>
  places.flatMap((place) => goods[place] ?? []);
