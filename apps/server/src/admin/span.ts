const UNITS: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 };

/** The moment that lies so far ahead: `30m`, `12h`, `3d`; null if nothing is said. */
export function momentIn(span: string | undefined, now = Date.now()): number | null {
  if (span === undefined) return null;
  const [, count, unit] = /^(\d{1,4})([mhd])$/.exec(span) ?? [];
  if (count === undefined) throw new Error(`--for takes minutes, hours or days: 30m, 12h or 3d, not "${span}".`);
  return now + Number(count) * UNITS[unit!]!;
}
