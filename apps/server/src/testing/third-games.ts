import { asksElse } from './later-heist.ts';

/** A shelf with the third version of the heist. */
export const { catalog, load } = asksElse;
