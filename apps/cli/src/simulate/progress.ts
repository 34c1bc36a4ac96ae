const WIDTH = 30;
const PERIOD = 100;

/** A bar on stderr while a terminal looks on; elsewhere nothing. */
export function progressBar(total: number): { step(): void; end(): void } {
  if (!process.stderr.isTTY) return { step: () => {}, end: () => {} };
  const began = performance.now();
  let [done, shown] = [0, 0];
  const draw = (now: number) => {
    const full = Math.round((WIDTH * done) / total);
    const left = ((now - began) / done) * (total - done);
    process.stderr.write(
      `\r[${'#'.repeat(full)}${'.'.repeat(WIDTH - full)}] ${done} of ${total}, ${(left / 1000).toFixed(0)} s left  `,
    );
    shown = now;
  };
  return {
    step: () => {
      done += 1;
      const now = performance.now();
      if (now - shown > PERIOD || done === total) draw(now);
    },
    end: () => void process.stderr.write('\r\x1b[K'),
  };
}
