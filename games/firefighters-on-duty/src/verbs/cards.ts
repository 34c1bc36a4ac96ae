import type { Out } from '@nightfall/kernel';
import { cityOf, idOf } from '../city/cities.ts';
import { CALL_CARDS, type CallCard } from '../content/calls.ts';
import { EVENT_CARDS, type EventCard } from '../content/events.ts';
import type { Fd, Response } from '../moves.ts';
import type { DeckName, State } from '../state.ts';
import { addPoints } from './points.ts';

/** FD-7.5 Takes a card; an empty deck takes its discards back. */
function drawCard(s: State, name: DeckName, face: number): string {
  const deck = s.decks[name];
  if (deck.left.length === 0) {
    deck.left = deck.out.toSorted();
    deck.out = [];
  }
  const [card] = deck.left.splice(face - 1, 1);
  deck.out.push(card!);
  return card!;
}

/** FD-15.16 One Event card of the Area's colour. */
export function drawEvent(s: State, space: number, face: number, out: Out<Fd>): EventCard {
  const area = cityOf(s).places[space]!.type!;
  const id = drawCard(s, area, face);
  out?.({ type: 'eventDrawn', card: id, area, space: idOf(s, space) });
  return EVENT_CARDS.find((card) => card.id === id)!;
}

/** FD-15.22 A call is answered: its token leaves, and one Distress Call card is drawn. Being late costs a point. */
export function answer(s: State, space: number, response: Response, face: number, out: Out<Fd>): CallCard {
  const card = drawCard(s, 'calls', face);
  s.spaces[space]!.call = 0;
  s[response] += 1;
  out?.({ type: 'callAnswered', space: idOf(s, space), response, card });
  if (response === 'late') addPoints(s, 'late', 1, idOf(s, space), out);
  return CALL_CARDS.find(({ id }) => id === card)!;
}
