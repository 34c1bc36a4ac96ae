/** Repeats `work` for this many milliseconds of processor time and returns the seconds it took; other programs do not count. */
export function cpuSeconds(milliseconds: number, work: () => void): number {
  const began = process.cpuUsage();
  for (;;) {
    work();
    const { user, system } = process.cpuUsage(began);
    if (user + system >= milliseconds * 1000) return (user + system) / 1e6;
  }
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

export const round = (x: number, digits: number): number => Number(x.toFixed(digits));
