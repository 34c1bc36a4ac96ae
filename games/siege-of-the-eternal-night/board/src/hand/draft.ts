/** Drawing a snake, square by square (SN-18.1): what the hand has drawn so far, and nothing of the rules. */

export type Draft = {
  /** The squares in the order drawn. */
  readonly path: readonly number[];
  /** The end square, while it is pressed and nothing else has been entered: letting go removes it. */
  readonly held: number | null;
};

/** What a snake may be: its whole sizes, how long it may grow, and which squares may follow (true: a full snake is still possible). */
export type Reach = {
  readonly sizes: ReadonlySet<number>;
  readonly max: number;
  readonly follow: (path: readonly number[]) => ReadonlyMap<number, boolean>;
};

export const EMPTY: Draft = { path: [], held: null };
const drawn = (path: readonly number[]): Draft => ({ path, held: null });

export const isReady = ({ path }: Draft, { sizes }: Reach): boolean => sizes.has(path.length);
/** Nothing more fits: a fixed size is reached. */
export const isFull = ({ path }: Draft, { max }: Reach): boolean => path.length === max;

const mayFollow = (path: readonly number[], cell: number, reach: Reach): boolean =>
  path.length < reach.max && reach.follow(path).has(cell);

/** The button or the finger goes down on a square. */
export function press(draft: Draft, cell: number, reach: Reach): Draft {
  const { path } = draft;
  const place = path.indexOf(cell);
  if (place >= 0 && place === path.length - 1) return { path, held: cell };
  if (place >= 0) return drawn(path.slice(0, place + 1));
  if (path.length > 0 && mayFollow(path, cell, reach)) return drawn([...path, cell]);
  const back = path.toReversed();
  if (path.length > 0 && mayFollow(back, cell, reach)) return drawn([...back, cell]);
  return mayFollow([], cell, reach) ? drawn([cell]) : draft;
}

/** The pointer is dragged into a square: it joins; back over the square before the last, the last one goes. */
export function enter(draft: Draft, cell: number, reach: Reach): Draft {
  const { path } = draft;
  if (path.at(-1) === cell) return draft;
  if (path.at(-2) === cell) return drawn(path.slice(0, -1));
  return path.length > 0 && mayFollow(path, cell, reach) ? drawn([...path, cell]) : { path, held: null };
}

/** The button or the finger is lifted: a tap on the end square takes it away. */
export const lift = ({ path, held }: Draft): Draft => drawn(held !== null && path.at(-1) === held ? path.slice(0, -1) : path);

export const shorten = ({ path }: Draft): Draft => drawn(path.slice(0, -1));

/** The squares a quick pointer passed on its way, side by side: no corner is cut. */
export function passed(from: readonly [x: number, y: number], to: readonly [x: number, y: number]): [x: number, y: number][] {
  const steps = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) * 8));
  const found: [number, number][] = [];
  let [x, y] = [Math.floor(from[0]), Math.floor(from[1])];
  for (let i = 1; i <= steps; i++) {
    const nx = Math.floor(from[0] + ((to[0] - from[0]) * i) / steps);
    const ny = Math.floor(from[1] + ((to[1] - from[1]) * i) / steps);
    if (nx !== x) found.push([nx, y]);
    if (ny !== y) found.push([nx, ny]);
    [x, y] = [nx, ny];
  }
  return found;
}
