/** How long a worker thinks at a stretch, in milliseconds: in between it hears whether anybody still waits. */
const SLICE = 20;
const pause = () => new Promise<void>((go) => void setTimeout(go));

/** Drives a search in slices; undefined if nobody waits for it any more. */
export async function inSlices<P, V>(
  steps: Generator<P, V>,
  isWanted: () => boolean,
  tell: (progress: P) => void = () => undefined,
): Promise<V | undefined> {
  for (;;) {
    const until = performance.now() + SLICE;
    let step = steps.next();
    while (!step.done && performance.now() < until) step = steps.next();
    if (step.done) return step.value;
    tell(step.value);
    await pause();
    if (!isWanted()) return undefined;
  }
}
