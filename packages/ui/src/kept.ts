/** Everything from which a match in this browser goes on after a reload. */
export type Kept = {
  readonly id: string;
  readonly game: string;
  readonly record: string;
  readonly seed: string | null;
  /** Faces prepared by a guided game that have not fallen yet. */
  readonly script: readonly (readonly number[])[];
  readonly guided: boolean;
};

/** Does it soon; what is asked for many times at once is done once. */
export function soon(act: () => void): () => void {
  let isAsked = false;
  return () => {
    if (isAsked) return;
    isAsked = true;
    queueMicrotask(() => {
      isAsked = false;
      act();
    });
  };
}
