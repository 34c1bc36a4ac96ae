/** A fixed shape that follows the pointer (SN-18.3): turned, mirrored, and drawn to where it may lie. */

export type Offset = readonly [x: number, y: number];
export type Ghost = { readonly turns: number; readonly isMirrored: boolean };

export const UPRIGHT: Ghost = { turns: 0, isMirrored: false };
export const turned = (ghost: Ghost): Ghost => ({ ...ghost, turns: (ghost.turns + 1) % 4 });
export const mirrored = (ghost: Ghost): Ghost => ({ ...ghost, isMirrored: !ghost.isMirrored });

/** A form as the player holds it: mirrored first, then turned by quarter turns, pushed into the corner. */
export function held(form: readonly Offset[], { turns, isMirrored }: Ghost): Offset[] {
  let cells = form.map(([x, y]): Offset => [isMirrored ? -x : x, y]);
  for (let i = 0; i < turns; i++) cells = cells.map(([x, y]): Offset => [-y, x]);
  const left = Math.min(...cells.map(([x]) => x));
  const top = Math.min(...cells.map(([, y]) => y));
  return cells.map(([x, y]): Offset => [x - left, y - top]);
}

const extent = (cells: readonly Offset[]): Offset => [
  Math.max(...cells.map(([x]) => x)) + 1,
  Math.max(...cells.map(([, y]) => y)) + 1,
];

/** The corner at which the middle of the form comes nearest to the pointer; `at` is measured in squares. */
function under(cells: readonly Offset[], at: readonly [x: number, y: number]): Offset {
  const [w, h] = extent(cells);
  return [Math.round(at[0] - w / 2), Math.round(at[1] - h / 2)];
}

export type Landed = { readonly cells: readonly Offset[]; readonly isLegal: boolean };

/** The nearest legal place within one square of the pointer; if there is none, the place itself. */
export function land(
  form: readonly Offset[],
  ghost: Ghost,
  at: readonly [x: number, y: number],
  mayLie: (cells: readonly Offset[]) => boolean,
): Landed {
  const cells = held(form, ghost);
  const [w, h] = extent(cells);
  const [cx, cy] = under(cells, at);
  const moved = (dx: number, dy: number) => cells.map(([x, y]): Offset => [x + cx + dx, y + cy + dy]);
  const far = ([dx, dy]: Offset) => (cx + dx + w / 2 - at[0]) ** 2 + (cy + dy + h / 2 - at[1]) ** 2;
  const legal = AROUND.filter(([dx, dy]) => mayLie(moved(dx, dy))).sort((a, b) => far(a) - far(b))[0];
  return legal ? { cells: moved(...legal), isLegal: true } : { cells: moved(0, 0), isLegal: false };
}

/** Where a form lies when nobody has pointed yet: as held if it fits so at all, else in another posture, nearest to the middle. */
export function opening(
  form: readonly Offset[],
  first: Ghost,
  [width, height]: Offset,
  mayLie: (cells: readonly Offset[]) => boolean,
): { readonly ghost: Ghost; readonly at: readonly [x: number, y: number] } | undefined {
  for (const ghost of posturesFrom(first)) {
    const cells = held(form, ghost);
    const [w, h] = extent(cells);
    const fits = (at: Offset) => mayLie(cells.map(([x, y]): Offset => [x + at[0] - w / 2, y + at[1] - h / 2]));
    const far = ([x, y]: Offset) => (x - width / 2) ** 2 + (y - height / 2) ** 2;
    const middles = Array.from({ length: width * height }, (_, i): Offset => [
      (i % width) + w / 2,
      Math.floor(i / width) + h / 2,
    ]);
    const at = middles.toSorted((a, b) => far(a) - far(b)).find(fits);
    if (at) return { ghost, at };
  }
  return undefined;
}
const posturesFrom = (first: Ghost): readonly Ghost[] =>
  [first, mirrored(first)].flatMap((ghost) => [ghost, turned(ghost), turned(turned(ghost)), turned(turned(turned(ghost)))]);

const AROUND: readonly Offset[] = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx): Offset => [dx, dy]));
