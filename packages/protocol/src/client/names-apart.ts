import type { SeatInfo } from '../index.ts';

/** Two people may call themselves alike, and whoever gives no name is a guest: from the second on they have a number. */
export function namesApart(seats: readonly SeatInfo[]): readonly SeatInfo[] {
  const known = new Map<string, number>();
  return seats.map((info) => {
    if (!info.person) return info;
    const count = (known.get(info.name) ?? 0) + 1;
    known.set(info.name, count);
    return count === 1 ? info : { ...info, name: `${info.name} ${count}` };
  });
}
