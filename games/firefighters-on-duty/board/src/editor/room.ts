/** The room of the map on the page of a new game, before it comes and whatever its shape: nothing below it moves. */
export const ROOM = { height: 'calc(min(60vh, 70vw) + 3.25rem)' } as const;
