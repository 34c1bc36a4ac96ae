import type { Notation, Refusal, Seat } from '@nightfall/kernel';
import { takeOut } from '@nightfall/kit/bag';
import { findToken, isHidden, unseenFor } from '../queries/board.ts';
import { type Card, isCard } from '../content/cards.ts';
import { boulderVictims, boulderWay } from '../rules/boulder.ts';
import type { Madness, MadnessMove } from '../moves.ts';
import type { State } from '../state.ts';

const print = (move: MadnessMove): string => {
  switch (move.type) {
    case 'replace':
      return `replace ${move.card}`;
    case 'offerTrade':
      return `offer ${move.partner} ${move.give} ${move.take}`;
    case 'answerTrade':
      return move.accept ? 'accept' : 'decline';
    case 'cancelTrade':
      return 'withdraw';
    case 'playAttack':
      return `hit ${move.card} t${move.token}${move.niceShot ? ' nice' : ''}`;
    case 'playBarbarian':
      return `barbarian t${move.token}`;
    case 'playBuild':
      return `build ${move.brick ?? '-'} ${move.mortar ?? '-'} ${move.arc}`;
    case 'playFortify':
      return `fortify ${move.arc}`;
    case 'playTar':
      return `tar t${move.token}`;
    case 'playDriveBack':
      return `driveBack t${move.token}`;
    case 'playMissing':
      return 'missing';
    case 'playScavenge':
      return `scavenge ${move.card}`;
    case 'playDraw2':
      return 'draw2';
    case 'chooseFlip':
      return `flip t${move.token}`;
    case 'chooseDamage':
      return `damage t${move.token}`;
    case 'chooseDiscard':
      return `discard ${move.card}`;
    case 'endPhase':
      return 'end';
  }
};

const card = (word: string | undefined): Card | undefined => (word !== undefined && isCard(word) ? word : undefined);
const cardOrNone = (word: string | undefined): Card | null | undefined => (word === '-' ? null : card(word));
const number = (word: string | undefined, pattern: RegExp): number | undefined => {
  const found = pattern.exec(word ?? '');
  return found ? Number(found[1]) : undefined;
};
const token = (word: string | undefined): number | undefined => number(word, /^t([1-9]\d?)$/);
const arc = (word: string | undefined): number | undefined => number(word, /^([1-6])$/);
const seatNumber = (word: string | undefined): number | undefined => number(word, /^([0-5])$/);

type Reader = (words: readonly string[], seat: Seat) => MadnessMove | undefined;
const plain =
  (move: (seat: Seat) => MadnessMove): Reader =>
  (words, seat) =>
    words.length === 0 ? move(seat) : undefined;
const withToken =
  (type: 'playBarbarian' | 'playTar' | 'playDriveBack' | 'chooseFlip' | 'chooseDamage'): Reader =>
  ([word, ...rest], seat) => {
    const id = token(word);
    return id === undefined || rest.length > 0 ? undefined : { type, seat, token: id };
  };
const withCard =
  (type: 'replace' | 'playScavenge' | 'chooseDiscard'): Reader =>
  ([word, ...rest], seat) => {
    const named = card(word);
    return named === undefined || rest.length > 0 ? undefined : { type, seat, card: named };
  };

const readOffer: Reader = ([whom, give, take, ...rest], seat) => {
  const [partner, mine, theirs] = [seatNumber(whom), card(give), card(take)];
  if (partner === undefined || !mine || !theirs || rest.length > 0) return undefined;
  return { type: 'offerTrade', seat, partner, give: mine, take: theirs };
};
const readHit: Reader = ([name, target, nice, ...rest], seat) => {
  const [named, id] = [card(name), token(target)];
  if (!named || id === undefined || (nice !== undefined && nice !== 'nice') || rest.length > 0) return undefined;
  return { type: 'playAttack', seat, card: named, token: id, niceShot: nice === 'nice' };
};
const readBuild: Reader = ([first, second, where, ...rest], seat) => {
  const [brick, mortar, at] = [cardOrNone(first), cardOrNone(second), arc(where)];
  if (brick === undefined || mortar === undefined || at === undefined || rest.length > 0) return undefined;
  return { type: 'playBuild', seat, brick, mortar, arc: at };
};
const readFortify: Reader = ([where, ...rest], seat) => {
  const at = arc(where);
  return at === undefined || rest.length > 0 ? undefined : { type: 'playFortify', seat, arc: at };
};

const READERS: { readonly [verb: string]: Reader } = {
  replace: withCard('replace'),
  offer: readOffer,
  accept: plain((seat) => ({ type: 'answerTrade', seat, accept: true })),
  decline: plain((seat) => ({ type: 'answerTrade', seat, accept: false })),
  withdraw: plain((seat) => ({ type: 'cancelTrade', seat })),
  hit: readHit,
  barbarian: withToken('playBarbarian'),
  build: readBuild,
  fortify: readFortify,
  tar: withToken('playTar'),
  driveBack: withToken('playDriveBack'),
  missing: plain((seat) => ({ type: 'playMissing', seat })),
  scavenge: withCard('playScavenge'),
  draw2: plain((seat) => ({ type: 'playDraw2', seat })),
  flip: withToken('chooseFlip'),
  damage: withToken('chooseDamage'),
  discard: withCard('chooseDiscard'),
  end: plain((seat) => ({ type: 'endPhase', seat })),
};

const unreadable = (text: string): Refusal => ({
  rule: 'MM-10.19',
  code: 'FORMAT',
  text: `"${text.slice(0, 60)}" is not a move of this game.`,
});

function read(text: string, seat: Seat): MadnessMove | Refusal {
  const [verb, ...words] = text.trim().split(/ +/);
  const reader = Object.hasOwn(READERS, verb!) ? READERS[verb!] : undefined;
  return reader?.(words, seat) ?? unreadable(text);
}

/** The bag that each die of the throw draws from; none for a plain die. */
function bagsAsked(v: State, count: number): readonly string[][] {
  const f = v.stack[v.stack.length - 1];
  if (f?.rule === 'drawCards' || (f?.rule === 'setup' && f.at === 'deal')) {
    const deck = v.deck.slice();
    return Array.from({ length: count }, () => deck);
  }
  const bags = { start: unseenFor(v, true).slice(), supply: unseenFor(v, false).slice() };
  const bagOf = ({ isStart }: { isStart: boolean }) => (isStart ? bags.start : bags.supply);
  if (f?.rule === 'flip') return [bagOf(findToken(v, f.token)!)];
  if (f?.rule === 'boulder')
    return boulderVictims(v, boulderWay(v, f.ring, f.arc))
      .filter(isHidden)
      .map(bagOf);
  return [];
}

/** Faces as words: the card that is drawn, the kind that turns up. */
function readFaces(words: readonly string[], v: State): readonly number[] | Refusal {
  const bags = bagsAsked(v, words.length);
  const faces: number[] = [];
  for (const [i, word] of words.entries()) {
    const bag = bags[i];
    const face = /^\d+$/.test(word) ? Number(word) : bag ? bag.indexOf(word) + 1 : 0;
    if (face < 1) return { rule: 'MM-5.10', code: 'FORMAT', text: `"${word.slice(0, 40)}" cannot come up here.` };
    if (bag && face <= bag.length) takeOut(bag, face);
    faces.push(face);
  }
  return faces;
}

export const notation: Notation<Madness> = { print, read, readFaces };
