import type { Out } from '@nightfall/kernel';
import { sidesFor } from '@nightfall/kit/bag';
import type { Card } from '../content/cards.ts';
import type { Rune } from '../moves.ts';
import type { DrawFrame, State } from '../state.ts';
import { drawForPatrol, giveGoods, offer, stock, takeFresh, takeFromUnder, turnUp } from '../verbs/decks.ts';
import { always, dice, rule } from './sentences.ts';

/** Where the cards of one draw go; several seats get them in turn (RM-23.13). */
function deal(s: State, f: DrawFrame, cards: readonly Card[], out: Out<Rune>): void {
  if (cards.length === 0) return;
  if (f.to === 'goods') dealGoods(s, f, cards, out);
  else if (f.to === 'patrol') drawForPatrol(s, cards, out);
  else for (const card of cards) layOpen(s, f, card, out);
  f.count -= cards.length;
}
function dealGoods(s: State, f: DrawFrame, cards: readonly Card[], out: Out<Rune>): void {
  const shares = new Map<number, Card[]>(f.seats.map((seat) => [seat, []]));
  for (const card of cards) {
    const seat = f.seats[0]!;
    if (f.seats.length > 1) f.seats.push(f.seats.shift()!);
    shares.get(seat)!.push(card);
  }
  for (const [seat, goods] of shares) giveGoods(s, seat, goods, out);
}
function layOpen(s: State, f: DrawFrame, card: Card, out: Out<Rune>): void {
  const place = f.seats[0]!;
  if (f.to === 'offers') offer(s, place, card, out);
  else if (f.to === 'combat') turnUp(s, card, out);
  else {
    f.seats[0] = place + 1;
    stock(s, place, card, out);
  }
}

function takeRest(s: State, f: DrawFrame, out: Out<Rune>): void {
  const cards: Card[] = [];
  while (cards.length < f.count && s.decks[f.deck].under.length > 0) cards.push(takeFromUnder(s, f.deck));
  deal(s, f, cards, out);
}

/** RM-3.3, RM-32.10 A draw is a die over the cards not drawn yet; then come those that lie under the deck, in their order. */
export const draw = rule<DrawFrame>('RM-3.3', {
  fresh: dice(
    (v, f) => sidesFor(v.decks[f.deck].fresh.length, Math.min(f.count, v.decks[f.deck].fresh.length)),
    (s, f, faces, out) => {
      deal(
        s,
        f,
        faces.map((face) => takeFresh(s, f.deck, face)),
        out,
      );
    },
  ),
  under: always((s, f, out) => {
    if (f.count > 0) takeRest(s, f, out);
  }), // 3.4; a deck too short gives what it has
});
