/** For boxes that scroll: the keyboard must reach them to scroll them. */
export const reachable = { tabIndex: 0 } as const;
