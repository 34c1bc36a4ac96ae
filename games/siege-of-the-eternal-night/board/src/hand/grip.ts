import { type Refusal, spoken } from '@nightfall/kernel';
import type { BoardProps } from '@nightfall/ui';
import { type Siege, fieldOf, refuseSnake } from '@nightfall/siege-of-the-eternal-night';
import { type Tool, isSnake } from '../picture/night.ts';
import type { Scene } from '../picture/scene.ts';
import { change, holding } from './holding.ts';
import type { Draft, Reach } from './draft.ts';
import { commit } from './offer.ts';

/** The tool in hand and everything it is used on: what pointer and keys act with. */
export type Grip = {
  readonly props: BoardProps<Siege>;
  readonly scene: Scene;
  readonly tool: Tool | undefined;
  /** For a snake: which squares may follow. */
  readonly reach: Reach | undefined;
  /** For a fixed shape: where it lies. */
  readonly ghost: { readonly cells: readonly number[]; readonly isLegal: boolean } | undefined;
};

/** A point on the sheet, measured in squares. */
export type Spot = readonly [x: number, y: number];

export const cellAt = ({ width, height }: Scene, [x, y]: Spot): number | null =>
  x >= 0 && y >= 0 && x < width && y < height ? Math.floor(y) * width + Math.floor(x) : null;

export const draw = ({ props: { memory } }: Grip, draft: Draft): void => {
  if (draft !== holding(memory).draft) change(memory, { draft });
};

export function mean({ props, tool }: Grip, cells: readonly number[]): void {
  if (tool) commit(props, tool, cells);
}

/** Says why not, aloud and on the screen. */
export function refuse({ props }: Grip, no: Refusal | undefined): void {
  if (!no) return;
  change(props.memory, { said: no.text });
  props.explain(no);
}

/** Why this square may not join what is being drawn, in the engine's own words (SN-18.2). */
export function whyNot({ props, scene, tool }: Grip, cell: number | null): Refusal | undefined {
  if (cell === null || !tool || scene.letters[cell] === '-') return undefined;
  const { names } = fieldOf(props.view.sheet.grid);
  if (tool.type === 'mark') return props.refusal({ type: 'mark', seat: props.seat ?? 0, cell: names[cell]! });
  const { path } = holding(props.memory).draft;
  if (!isSnake(tool) || path.includes(cell)) return undefined;
  const alone = spoken(refuseSnake(props.view, [names[cell]!]));
  if (alone || path.length === 0 || path.length >= tool.max) return alone;
  const longer = [...path, cell].map((place) => names[place]!);
  return spoken(refuseSnake(props.view, longer));
}
