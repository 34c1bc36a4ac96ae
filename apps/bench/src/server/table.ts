/** A player's end of a connection to one of the servers under test. */
export type Player = {
  /** How many moves of the match this client has seen. */
  seen(): number;
  /** Resolves as soon as this client has seen this many. */
  reached(n: number): Promise<void>;
  /** Sends the n-th move of the match. */
  move(n: number, cell: number, value: number): void;
  /** Sizes of the messages that brought a move, with their frames. */
  readonly sizes: number[];
  close(): void;
};
export type Pair = readonly [Player, Player];

/** Counts what a client has seen. */
export function counter() {
  let seen = 0;
  let waiting: { readonly n: number; readonly resolve: () => void }[] = [];
  return {
    seen: () => seen,
    reached: (n: number) => (seen >= n ? Promise.resolve() : new Promise<void>((resolve) => waiting.push({ n, resolve }))),
    saw(n: number) {
      seen = Math.max(seen, n);
      const due = waiting.filter((one) => one.n <= seen);
      waiting = waiting.filter((one) => one.n > seen);
      due.forEach((one) => one.resolve());
    },
  };
}
/** A frame to a client has a head of 2, 4 or 10 bytes. */
export const framed = (bytes: number): number => bytes + (bytes < 126 ? 2 : bytes < 65_536 ? 4 : 10);
