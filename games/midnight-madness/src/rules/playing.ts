import {
  type Cost,
  type DomainOf,
  type Fields,
  flag,
  int,
  inWords,
  like,
  type MoveWith,
  moves,
  type NoFields,
  nullable,
  oneOf,
  type Out,
  type Reason,
  type Seat,
  call,
} from '@nightfall/kernel';
import { type Card, CARD_IDS } from '../content/cards.ts';
import type { Arc } from '../content/spaces.ts';
import type { Night } from '../moves.ts';
import type { OfferFrame, State, StrikeFrame, TurnFrame, MarchFrame, DiscardsFrame } from '../state.ts';
import { spend } from '../verbs/cards.ts';
import { SETTLE } from './drawing.ts';
import { CARD_NOT_IN_HAND } from './refusals.ts';

export const CARD = oneOf(...CARD_IDS);
/** A card that the player did not name is null: a Brick without Mortar is refused with its own sentence. */
export const CARD_OR_NONE = nullable(CARD);
export const TOKEN = inWords(
  int(1, 99),
  (id) => `t${id}`,
  (word) => (/^t[1-9]\d?$/.test(word) ? Number(word.slice(1)) : undefined),
);
export const ARC = int(1, 6);
export const SEAT = like(int(0, 5), (random) => random.int(4));
/** Written only where it is so. */
export const NICE = inWords(
  flag,
  (isNice) => (isNice ? 'nice' : ''),
  (word) => (word === 'nice' ? true : word === '' ? false : undefined),
);

/** What the current player may do in a phase of the turn. */
export const inTurn = moves<Night, TurnFrame>()({}, () => ({}));
/** The answer to one of the questions of MM-7.4. */
export const answer = moves<Night, TurnFrame | MarchFrame>()({}, () => ({}));
export const inStrike = moves<Night, StrikeFrame>()({}, () => ({}));
export const inDiscards = moves<Night, DiscardsFrame>()({}, () => ({}));
export const inOffer = moves<Night, OfferFrame>()({}, () => ({}));

/** MM-9 A play: the cards that it takes, its targets, why it is refused, and what it does. */
type Play<S extends Fields, M> = {
  readonly fields?: S;
  readonly name: string;
  readonly word: string;
  label?(v: State, move: M): string;
  /** MM-9.1 The cards that it takes out of the hand; a function where the move names them, and looks for them itself. */
  readonly cards: readonly Card[] | ((move: M) => readonly Card[]);
  bars?(v: State): Reason | undefined;
  domain?(v: State, seat: Seat): DomainOf<S>;
  refuse?(v: State, move: M): Reason | undefined;
  perform(s: State, move: M, out: Out<Night>): void;
};
/** What a play points at, for the log. */
type Aim = { readonly token?: number; readonly arc?: Arc };

export const holds = (v: State, seat: Seat, card: Card): boolean => v.hands[seat]!.includes(card);

const [WITHOUT, EITHER] = [[false], [false, true]];
/** Without a card that goes with another, and with it where it is in hand. */
export const withOrWithout = (v: State, seat: Seat, card: Card): readonly boolean[] => (holds(v, seat, card) ? EITHER : WITHOUT);

/** MM-9.1, MM-9.2, MM-9.9: the cards are in hand, they are spent first, then they work, then the game settles. */
export function play<const K extends string, S extends Fields = NoFields>(type: K, own: Play<S, MoveWith<K, S>>) {
  const { name, word, label, bars, domain, refuse } = own;
  const cards = typeof own.cards === 'function' ? own.cards : () => own.cards as readonly Card[];
  const needed = typeof own.cards === 'function' ? [] : own.cards;
  const cost: Cost = Object.fromEntries(needed.map((card) => [card, 1]));
  const move = inTurn<K, S>(type, {
    fields: own.fields ?? ({} as S),
    name,
    word,
    label,
    cost: () => cost,
    bars: (v, _f, seat) => {
      for (const card of needed) if (!holds(v, seat, card)) return CARD_NOT_IN_HAND;
      return bars?.(v);
    },
    domain: domain && ((v, _f, seat) => domain(v, seat)),
    refuse: refuse && ((v, _f, m) => refuse(v, m)),
    perform: (s, _f, m, out) => {
      const { token = null, arc = null } = m as Aim;
      spend(s, cards(m), token, arc, out);
      call(s, SETTLE());
      own.perform(s, m, out);
    },
  });
  return { ...move, cards };
}
