const STEPS = [
  [60, 'minute'],
  [60, 'hour'],
  [24, 'day'],
  [365, 'year'],
] as const;

/** How long ago a moment was, in words. */
export function ago(then: number, now = Date.now()): string {
  let value = Math.floor((now - then) / 1000);
  let unit: Intl.RelativeTimeFormatUnit | undefined;
  for (const [size, name] of STEPS) {
    if (value < size) break;
    value = Math.floor(value / size);
    unit = name;
  }
  return unit ? new Intl.RelativeTimeFormat('en', { numeric: 'auto' }).format(-value, unit) : 'just now';
}
