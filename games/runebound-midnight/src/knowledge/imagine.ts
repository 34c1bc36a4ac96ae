import type { Random, Seat } from '@nightfall/kernel';
import { removeOne } from '@nightfall/kit/bag';
import { BOX, type Card, type DeckName, DECKS, liesFaceDown } from '../content/cards.ts';
import { HERO_IDS } from '../content/heroes.ts';
import { KING_IDS } from '../content/kings.ts';
import { clone, type Face, KING, type State, type View } from '../state.ts';
import { cardsInSight } from '../text/position.ts';
import { disguise } from './secrets.ts';

/**
 * A whole state that fits what a seat sees: the cards of the box that it has not seen are put where backs lie, and then dealt
 * anew like those of a disguise. Nothing but the view is needed.
 */
export function imagine(v: View, seat: Seat, random: Random): State {
  // The backs are filled below; a state has none.
  const s = clone(v as State);
  for (const deck of DECKS) fillDeck(s, deck, unseenOf(v, deck));
  s.picks = s.picks.map((pick, of) => pick ?? (of === KING ? KING_IDS[0]! : HERO_IDS[of]!));
  if (s.trade && s.trade.give.goods.some(isBack)) offerSomething(s);
  return disguise(s, seat, random);
}
const isBack = (face: Face): boolean => face === null;

/** The cards of this deck that the seat sees nowhere. */
function unseenOf(v: View, deck: DeckName): Card[] {
  const box = [...BOX[deck]];
  for (const card of cardsInSight(v)) if (card !== null && box.includes(card)) removeOne(box, card);
  return box;
}

/** Puts cards where backs lie: goods into hands and under Items, drawn Challenges, and the rest into the deck. */
function fillDeck(s: State, deck: DeckName, cards: Card[]): void {
  const take = (fits: (card: Card) => boolean = () => true): Card => cards.splice(cards.findIndex(fits), 1)[0]!;
  const fill = (list: readonly Card[]): Card[] => list.map((card) => (isBack(card) ? take() : card));
  const { fresh, under } = s.decks[deck];
  if (deck === 'goods') fillGoods(s, cards, take);
  // Only drawn Challenges lie hidden outside their deck: the deck that lacks cards is theirs.
  else if (cards.length > fresh.length + under.length) s.drawn = fill(s.drawn);
  s.decks[deck] = { fresh: fill(fresh), under: fill(under) };
}
function fillGoods(s: State, cards: Card[], take: (fits?: (card: Card) => boolean) => Card): void {
  for (const hero of s.heroes)
    for (const { upgrades } of hero.items)
      for (const upgrade of upgrades) if (isBack(upgrade.good)) upgrade.good = take(liesFaceDown);
  const shown = s.trade?.give.goods.filter((good) => !isBack(good)) ?? [];
  s.heroes.forEach((hero, i) => {
    const offered = i + 1 === s.trade?.by && hero.goods.some(isBack) ? [...shown] : [];
    for (const good of offered) removeOne(cards, good);
    hero.goods = hero.goods.map((good) => (isBack(good) ? (offered.shift() ?? take()) : good));
  });
}
/** What an open trade between others gives lies in the hand of the one who proposes it. */
function offerSomething({ trade, heroes }: State): void {
  trade!.give.goods = heroes[trade!.by - 1]!.goods.slice(0, trade!.give.goods.length);
}
