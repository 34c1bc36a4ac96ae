import type { Seat } from '@nightfall/kernel';
import { type Card, cardName } from '../content/cards.ts';
import { type Kind, kindName } from '../content/tokens.ts';
import { colourOf, RING_LETTERS, RING_NAMES, type Space, spaceName } from '../content/spaces.ts';
import type { Sight } from '../moves.ts';
import type { Phase, State, Token } from '../state.ts';

export type Name = (seat: Seat) => string;

export const PHASE_NAMES: Readonly<Record<Phase, string>> = {
  setup: 'Setup',
  drawUp: 'Draw up',
  replace: 'Replace',
  trade: 'Trade',
  play: 'Play cards',
  move: 'Move',
  reveal: 'Reveal',
  draw: 'Draw',
  over: 'Game over',
};

/** `S3` is what records call it; the board calls it `Swordsman 3`. */
export const placeText = (space: Space): string => `${RING_NAMES[RING_LETTERS.indexOf(space[0]!)]!} ${space.slice(1)}`;
/** `the Orc in Swordsman 3`, `the hidden token in Archer 2` */
export const seenText = ({ kind, space }: Sight): string =>
  `the ${kind === null ? 'hidden token' : kindName(kind)} in ${placeText(space)}`;
const tokenText = ({ kind, ring, arc }: Token): string => seenText({ kind, space: spaceName(ring, arc) });
export const tokenById = (v: State, id: number): string => {
  const token = v.tokens.find((one) => one.id === id);
  return token ? tokenText(token) : 'a token that is gone';
};
/** `the Orc, the Orc and the Goblin` */
export const cardList = (cards: readonly Card[]): string => cards.map(cardName).join(', ');
export const creature = (kind: Kind): string => `the ${kindName(kind)}`;
export const arcText = (arc: number): string => `arc ${arc} (${colourOf(arc)})`;
export const ringText = (ring: number): string => RING_NAMES[ring]!;
