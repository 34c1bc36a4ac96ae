import { numberFor, type NumberOfNight } from '../content/settings.ts';
import type { State } from '../state.ts';

/** MM-2.5, MM-2.6 */
export const numberOf = ({ hands, difficulty, house }: State, which: NumberOfNight): number =>
  numberFor(which, hands.length, difficulty, house);
