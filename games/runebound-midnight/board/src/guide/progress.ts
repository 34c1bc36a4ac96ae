import { top, type View } from '@nightfall/runebound-midnight';

/** Where the game stands: `hero move`. */
export const at = (v: View): string => {
  const frame = top(v);
  return frame ? `${frame.rule} ${frame.at}` : 'over';
};
export const isAt =
  (place: string) =>
  (v: View): boolean =>
    at(v) === place;
/** The only Hero of a guided game, and where they are. */
export const spaceOfHero = (v: View): string => v.heroes[0]!.space;
export const isFighting = (v: View, kind: 'adventure' | 'patrol' | 'assault'): boolean =>
  v.combat?.kind === kind && v.combat.card !== '';
/** The phase that a Hero is asked about in a fight; −1: none. */
export const phaseNow = (v: View): number => {
  const frame = top(v);
  return frame?.rule === 'combat' && frame.at === 'act' ? frame.phase : -1;
};
/** The Hero's turn, in the Movement step. */
export const isWalking = isAt('hero move');
