/** What the picture shows: plain numbers, so that play, review, print and editor draw it the same way. */

export type Letter = 'e' | 'w' | 'g' | '-';
export type SceneShape = { readonly id: number; readonly turn: number; readonly kind: string; readonly cells: readonly number[] };
export type SceneFree = { readonly turn: number; readonly cell: number };

export type Scene = {
  readonly width: number;
  readonly height: number;
  readonly letters: readonly Letter[];
  readonly shapes: readonly SceneShape[];
  readonly free: readonly SceneFree[];
  /** The turn that is running or was the last to run. */
  readonly turn: number;
  /** Squares that a shape may not use, by whose fault (SN-6.1, SN-6.2). */
  readonly touchNow: ReadonlySet<number>;
  readonly touchLast: ReadonlySet<number>;
};

/** The side of a square in the units of the picture. */
export const SIDE = 40;
export const leftOf = (scene: { readonly width: number }, cell: number): number => (cell % scene.width) * SIDE;
export const topOf = (scene: { readonly width: number }, cell: number): number => Math.floor(cell / scene.width) * SIDE;
export const nameOf = (scene: { readonly width: number }, cell: number): string =>
  `${String.fromCharCode(97 + (cell % scene.width))}${Math.floor(cell / scene.width) + 1}`;

/** Who marked a square, and when; undefined while it stands. */
export function markOf(scene: Scene, cell: number): { readonly turn: number; readonly kind: string } | undefined {
  return scene.shapes.find(({ cells }) => cells.includes(cell)) ?? freeMark(scene, cell);
}
const freeMark = (scene: Scene, cell: number) => {
  const mark = scene.free.find((free) => free.cell === cell);
  return mark && { turn: mark.turn, kind: 'free' };
};

/** Enemies that still stand. */
export const standing = (scene: Scene): number[] =>
  scene.letters.flatMap((letter, cell) => ((letter === 'e' || letter === 'w') && !markOf(scene, cell) ? [cell] : []));
