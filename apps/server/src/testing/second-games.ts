import { asksTheSame } from './later-heist.ts';

/** A shelf with the second version of the heist. */
export const { catalog, load } = asksTheSame;
