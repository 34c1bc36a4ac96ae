import type { Random, Seat } from '@nightfall/kernel';
import { BOX, type Card, colourOf, type DeckName, DECKS, liesFaceDown } from '../content/cards.ts';
import { HERO_IDS } from '../content/heroes.ts';
import { KING_IDS } from '../content/kings.ts';
import type { RuneEvent } from '../moves.ts';
import { clone, KING, type State } from '../state.ts';

const veil = (cards: readonly (Card | null)[]): null[] => cards.map(() => null);

/** RM-30.2 The event as a seat sees it: card faces only for those who may see them. */
export function eventFor(event: RuneEvent, seat: Seat | null): RuneEvent {
  switch (event.type) {
    case 'drewGoods':
    case 'goodsPaid':
    case 'goodsLost':
      return seat === event.seat ? event : { ...event, goods: veil(event.goods) };
    case 'patrolCardsDrawn':
      return seat === KING ? event : { ...event, cards: veil(event.cards) };
    case 'picked':
      return seat !== null && (seat === KING) === (event.seat === KING) ? event : { ...event, card: null };
    case 'covenantMade':
      return seat === event.seat || event.faceUp ? event : { ...event, good: null };
    case 'tradeProposed':
      return seat === event.by || seat === event.to ? event : { ...event, giveGoods: veil(event.giveGoods) };
    case 'tradeAnswered':
      return seat === event.by || seat === event.to ? event : { ...event, gave: veil(event.gave), took: veil(event.took) };
    default:
      return event;
  }
}

function shuffled<V>(list: readonly V[], random: Random): V[] {
  const found = [...list];
  for (let i = found.length - 1; i > 0; i--) {
    const j = random.int(i + 1);
    [found[i], found[j]] = [found[j]!, found[i]!];
  }
  return found;
}

/** A place where a card lies that this seat does not see. */
type Slot = { readonly get: () => Card; readonly set: (card: Card) => void };
const slotsIn = (list: Card[]): Slot[] => list.map((_, i) => ({ get: () => list[i]!, set: (card) => void (list[i] = card) }));
const hiddenHeroes = (s: State, seat: Seat | null) => s.heroes.filter((_, i) => i + 1 !== seat);
/** RM-27.5 Only Allies and Discard-to-Use goods are face down: everyone knows that much. */
const downSlots = (s: State, seat: Seat | null): Slot[] =>
  hiddenHeroes(s, seat).flatMap(({ items }) =>
    items.flatMap(({ upgrades }) =>
      upgrades
        .filter(({ faceUp }) => !faceUp)
        .map((upgrade) => ({ get: () => upgrade.good, set: (card: Card) => void (upgrade.good = card) })),
    ),
  );
const deckSlots = (s: State, deck: DeckName): Slot[] => [...slotsIn(s.decks[deck].fresh), ...slotsIn(s.decks[deck].under)];

/** Deals the cards of these places anew; the fresh part of a deck has no order, so it is sorted again. */
function redeal(slots: readonly Slot[], random: Random): void {
  const cards = shuffled(
    slots.map(({ get }) => get()),
    random,
  );
  slots.forEach(({ set }, i) => set(cards[i]!));
}
/** The goods in the hands of others, but for those that an open trade offers to this seat: it sees them. */
function handSlots(s: State, seat: Seat | null): Slot[] {
  const { trade } = s;
  const shown = trade && trade.to === seat ? givenPlaces(s) : [];
  return s.heroes.flatMap(({ goods }, i) => {
    if (i + 1 === seat) return [];
    return slotsIn(goods).filter((_, place) => i + 1 !== trade?.by || !shown.includes(place));
  });
}
function redealGoods(s: State, seat: Seat | null, random: Random): void {
  const given = givenPlaces(s);
  const down = downSlots(s, seat);
  const hands = handSlots(s, seat);
  const rest = [...deckSlots(s, 'goods'), ...hands];
  redeal([...down, ...rest.filter(({ get }) => liesFaceDown(get()))], random);
  redeal(rest, random);
  if (s.trade && seat !== s.trade.by && seat !== s.trade.to)
    s.trade.give.goods = given.map((place) => s.heroes[s.trade!.by - 1]!.goods[place]!);
}
/** The places in the proposer's hand of the goods that an open trade gives. */
function givenPlaces({ trade, heroes }: State): number[] {
  if (!trade) return [];
  const goods: (Card | null)[] = [...heroes[trade.by - 1]!.goods];
  return trade.give.goods.map((good) => {
    const at = goods.indexOf(good);
    goods[at] = null;
    return at;
  });
}
function redealPicks(s: State, seat: Seat | null, random: Random): void {
  const isHidden = (of: Seat) => s.picks[of] !== '' && (seat === null || (seat === KING) !== (of === KING));
  const heroes = shuffled(HERO_IDS, random);
  s.picks = s.picks.map((pick, of) => {
    if (!isHidden(of)) return pick;
    return of === KING ? KING_IDS[random.int(KING_IDS.length)]! : heroes[of]!;
  });
}

/** Another state that this seat cannot tell from `s`: everything that RM-30 hides from it is dealt anew. */
export function disguise(s: State, seat: Seat | null, random: Random): State {
  const other = clone(s);
  redealGoods(other, seat, random);
  redeal(deckSlots(other, 'midnight'), random);
  for (const deck of DECKS) {
    if (deck === 'goods' || deck === 'midnight') continue;
    const isDrawnHere = seat !== KING && other.drawn.length > 0 && colourOf(other.drawn[0]!) === deck;
    redeal([...deckSlots(other, deck), ...(isDrawnHere ? slotsIn(other.drawn) : [])], random);
  }
  for (const deck of DECKS) other.decks[deck].fresh.sort((a, b) => BOX[deck].indexOf(a) - BOX[deck].indexOf(b));
  redealPicks(other, seat, random);
  return other;
}
