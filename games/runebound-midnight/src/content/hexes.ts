type Step = readonly [column: number, row: number];
/** RM-5.2 East, west, north-east, north-west, south-east, south-west; in even rows what leans east is one column further. */
const ODD: readonly Step[] = [
  [1, 0],
  [-1, 0],
  [0, -1],
  [-1, -1],
  [0, 1],
  [-1, 1],
];
const EVEN: readonly Step[] = [
  [1, 0],
  [-1, 0],
  [1, -1],
  [0, -1],
  [1, 1],
  [0, 1],
];

/** The neighbours of a hex on a map of this size; columns from 0, rows from 1. */
export function neighboursOf(column: number, row: number, columns: number, rows: number): readonly Step[] {
  return (row % 2 === 1 ? ODD : EVEN)
    .map(([dc, dr]): Step => [column + dc, row + dr])
    .filter(([c, r]) => c >= 0 && c < columns && r >= 1 && r <= rows);
}

/** RM-0.2 The distance of every space from one, by the chains of neighbours. */
export function distancesFrom(start: string, neighbours: (id: string) => readonly string[]): Record<string, number> {
  const found: Record<string, number> = { [start]: 0 };
  const queue = [start];
  for (let id = queue.shift(); id !== undefined; id = queue.shift())
    for (const next of neighbours(id))
      if (found[next] === undefined) {
        found[next] = found[id]! + 1;
        queue.push(next);
      }
  return found;
}
