import { call, type Out } from '@nightfall/kernel';
import { findToken, unseenFor } from '../queries/board.ts';
import { isTrap, type Kind } from '../content/tokens.ts';
import { type Arc, colourOf, type Colour, type Ring } from '../content/spaces.ts';
import type { FlipFrame, State } from '../state.ts';
import type { Night } from '../moves.ts';
import { loseCards } from '../verbs/cards.ts';
import { healAll, openCreature, queueDraws, springTrap, tellAbility, tellFlip, uncover } from '../verbs/tokens.ts';
import { dice, rule } from './sentences.ts';
import { marchOfAll, marchOfColour } from './march.ts';

type Effect = (s: State, ring: Ring, arc: Arc, out: Out<Night>) => void;

const draws =
  (count: number): Effect =>
  (s, _ring, _arc, out) =>
    queueDraws(s, count, out);
const moves =
  (colour: Colour): Effect =>
  (s) =>
    call(s, marchOfColour(s, colour));
const rotates =
  (isClockwise: boolean): Effect =>
  (s) =>
    call(s, { rule: 'rotation', at: 'turn', isClockwise });
const plague =
  (prefix: string, kind: Kind): Effect =>
  (s, _ring, _arc, out) => {
    for (let seat = 0; seat < s.hands.length; seat++) loseCards(s, seat, prefix, kind, out);
  };
/** MM-15.9 The current player first, then in seat order. */
const everybodyDiscards: Effect = (s) =>
  call(s, { rule: 'discards', at: 'choose', seats: s.hands.map((_, i) => (s.current + i) % s.hands.length) });

/**
 * MM-14, MM-15: what each boss and each trap does; plain creatures do nothing (MM-14.1): being revealed hurts and
 * moves nothing by itself (MM-11.11). No trap does damage by itself
 * (MM-15.1). A tarred Warlord or Mage moves the others (MM-14.6): its own tar is looked at when the steps are taken.
 */
const EFFECTS: { readonly [K in Kind]?: Effect } = {
  healer: (s, _ring, _arc, out) => healAll(s, out), // 14.2
  goblinKing: draws(3), // 14.3
  orcWarlord: (s, _ring, arc) => call(s, marchOfColour(s, colourOf(arc))), // 14.4
  trollMage: (s) => call(s, marchOfAll(s)), // 14.5
  moveRed: moves('red'), // 15.2
  moveGreen: moves('green'),
  moveBlue: moves('blue'),
  clockwise: rotates(true), // 15.3
  counterClockwise: rotates(false), // 15.4
  plagueArchers: plague('archer/', 'plagueArchers'), // 15.5
  plagueKnights: plague('knight/', 'plagueKnights'), // 15.6
  plagueSwordsmen: plague('swordsman/', 'plagueSwordsmen'),
  discardOne: everybodyDiscards, // 15.8
  draw3: draws(3), // 15.10
  draw4: draws(4),
  boulder: (s, ring, arc) => call(s, { rule: 'boulder', at: 'uncover', ring, arc, kinds: [] }), // 15.11
};

function turnUp(s: State, f: FlipFrame, faces: readonly number[], out: Out<Night>): void {
  const token = findToken(s, f.token)!;
  const { ring, arc } = token;
  const kind = uncover(s, token, faces[0]!);
  tellFlip(token, kind, out);
  if (isTrap(kind)) springTrap(s, token, kind, out); // 5.14, 11.5, 11.7, 16.9
  else openCreature(token, kind); // 11.3
  const effect = EFFECTS[kind];
  if (effect && !isTrap(kind)) tellAbility(token, kind, out); // 11.4, 14.7; once, on the flip
  effect?.(s, ring, arc, out);
}

const oneOfTheUnseen = (s: State, f: FlipFrame): readonly number[] => [unseenFor(s, findToken(s, f.token)!.isStart).length];

/**
 * MM-11.2 A hidden token is turned up, and its text takes effect at once. Three places call this, and no other (MM-11.1): a
 * hit, a movement, and the Reveal phase; Tar, driving back, rotations and boulders do not (MM-11.8).
 */
export const flip = rule<FlipFrame>('MM-11.2', {
  turnUp: dice(oneOfTheUnseen, turnUp),
});
