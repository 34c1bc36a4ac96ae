const WIDTH = 30;
/** Milliseconds between two looks of the bar, and between two lines where no terminal looks on. */
const PERIOD = 100;
const LONG = 20_000;

export type Progress = { step(): void; end(): void };
/** Where it is written, and the time. */
type Place = { readonly isTTY?: boolean; write(text: string): void };

/** How far it is and how long it will take, on stderr: a bar while a terminal looks on, elsewhere a line now and then. */
export function progressBar(total: number, place: Place = process.stderr, clock = () => performance.now()): Progress {
  const began = clock();
  let [done, shown] = [0, began];
  const left = (now: number) => `${((((now - began) / done) * (total - done)) / 1000).toFixed(0)} s left`;
  const bar = (now: number) => {
    const full = Math.round((WIDTH * done) / total);
    place.write(`\r[${'#'.repeat(full)}${'.'.repeat(WIDTH - full)}] ${done} of ${total}, ${left(now)}  `);
  };
  const line = (now: number) => place.write(`${done} of ${total} games, about ${left(now)}\n`);
  const [draw, period] = place.isTTY ? [bar, PERIOD] : [line, LONG];
  return {
    step: () => {
      done += 1;
      const now = clock();
      if (now - shown <= period && !(place.isTTY && done === total)) return;
      draw(now);
      shown = now;
    },
    end: () => void (place.isTTY && place.write('\r\x1b[K')),
  };
}
