/** The names of the guided games: the page for a new game shows them before the guides themselves are there. */
export const TITLES = { hero: 'First night as a Hero', king: 'First night as the Night King' };
