import type { Seat } from '@nightfall/kernel';
import { type Card, cardName } from '../content/cards.ts';
import { type Kind, kindFacts, kindName } from '../content/tokens.ts';
import { colourOf, RING_NAMES, spaceName } from '../geometry.ts';
import type { Phase, State, Token } from '../types.ts';

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

/** `Orc t1 at S3 (1/2)`, `the hidden token t4 at A2` */
export function tokenText({ id, kind, hp, ring, arc }: Token): string {
  const space = spaceName(ring, arc);
  return kind === null
    ? `the hidden token t${id} at ${space}`
    : `${kindName(kind)} t${id} at ${space} (${hp}/${kindFacts(kind).life})`;
}
export const tokenById = (v: State, id: number): string => {
  const token = v.tokens.find((one) => one.id === id);
  return token ? tokenText(token) : `t${id}`;
};
export const cardList = (cards: readonly Card[]): string => cards.map(cardName).join(', ');
export const creature = (kind: Kind, id: number): string => `${kindName(kind)} t${id}`;
export const arcText = (arc: number): string => `arc ${arc} (${colourOf(arc)})`;
export const ringText = (ring: number): string => RING_NAMES[ring]!;
export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
