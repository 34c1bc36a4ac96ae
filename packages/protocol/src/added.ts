import type { About } from '@nightfall/kernel';

/** A game from outside, as the server writes it into the page: the text on its box, and where its files lie below the root of the site. */
export type AddedGame = {
  readonly about: About;
  readonly rules: string;
  readonly board: string | null;
  readonly styles: string | null;
};
