import { count, listed as inWords } from '@nightfall/kit/words';
import type { Seat } from '@nightfall/kernel';
import { cardName } from '../content/cards.ts';
import type { Phase } from '../content/effect.ts';
import { HERO_CARDS } from '../content/heroes.ts';
import { KING_TILES } from '../content/kings.ts';
import { FACES } from '../content/terrain.ts';
import type { Face, View } from '../state.ts';

export type Name = (seat: Seat) => string;
export const PHASE_NAMES: Readonly<Record<Phase, string>> = { 0: 'Ranged', 1: 'Melee', 2: 'Magic' };
/** What the Heroes' and the Night King's counters are called: his by what they are for, as on his sheet. */
export const COUNTER_NAMES = {
  mind: '+2 Mind',
  body: '+2 Body',
  spirit: '+2 Spirit',
  life: '+1 Life',
  stamina: '+1 Stamina',
} as const;
export const KING_COUNTER_NAMES = {
  mind: PHASE_NAMES[0],
  body: PHASE_NAMES[1],
  spirit: PHASE_NAMES[2],
  exhaustion: 'exhaustion',
  wound: 'wound',
} as const;
export const faceText = (face: number): string => FACES[face - 1]!.join('/');
/** Heroes and kings by their first names, all other cards by what is printed on them. */
export const nameOf = (card: string): string => (HERO_CARDS[card] ?? KING_TILES[card])?.name ?? cardName(card);
/** RM-10.4 Is it known who plays whom? */
export const isCast = (v: View): boolean => v.king.tile !== '' && v.heroes.every(({ card }) => card !== '');
/** The Hero or king who sits there; before the cast is known, the seat. */
export const characterOf = (v: View, seat: Seat): string => {
  const card = seat === 0 ? v.king.tile : (v.heroes[seat - 1]?.card ?? '');
  if (card !== '') return nameOf(card);
  return seat === 0 ? 'the Night King' : `Hero ${seat}`;
};
/** "Spark Rune, Tinker and 2 goods": the cards that are seen by name, the others as a number. */
export function goodsText(goods: readonly Face[]): string {
  const seen = goods.flatMap((good) => (good === null ? [] : [cardName(good)]));
  const hidden = goods.length - seen.length;
  const parts = hidden > 0 ? [...seen, count(hidden, 'good')] : seen;
  return listed(parts);
}
/** "a, b and c" */
export const listed = (words: readonly string[]): string => inWords(words) || 'nothing';
