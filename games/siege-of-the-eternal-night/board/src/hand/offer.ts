import type { Refusal } from '@nightfall/kernel';
import type { BoardProps } from '@nightfall/ui';
import { type Siege, fieldOf } from '@nightfall/siege-of-the-eternal-night';
import { type FixedTool, type Tool, isFixed, isSnake, moveOf, toolFor } from '../picture/night.ts';
import { FORMS } from '../picture/tray.tsx';
import { type Holding, change, clearHand } from './holding.ts';
import { type Offset, land } from './ghost.ts';

/** From squares in the hand to a move on the table. */

type Props = BoardProps<Siege>;
type Box = { readonly width: number; readonly height: number };

export const inBox = ({ width, height }: Box, [x, y]: Offset): boolean => x >= 0 && y >= 0 && x < width && y < height;

function moveFor({ view, seat }: Props, tool: Tool, cells: readonly number[]): Siege['move'] | undefined {
  const { names } = fieldOf(view.sheet.grid);
  return seat === null
    ? undefined
    : moveOf(
        toolFor(view, tool, cells.length),
        cells.map((cell) => names[cell]!),
        seat,
      );
}

export const refusalOf = (props: Props, tool: Tool, cells: readonly number[]): Refusal | undefined => {
  const move = moveFor(props, tool, cells);
  return move && props.refusal(move);
};

/** Where the fixed shape lies now: snapped to a legal place, or red where it is (SN-18.3). */
export function ghostOf(
  props: Props,
  tool: FixedTool,
  held: Holding,
): { readonly cells: readonly number[]; readonly isLegal: boolean } | undefined {
  if (!held.at) return undefined;
  const field = fieldOf(props.view.sheet.grid);
  const place = ([x, y]: Offset) => y * field.width + x;
  const mayLie = (cells: readonly Offset[]) =>
    cells.every((cell) => inBox(field, cell)) && !refusalOf(props, tool, cells.map(place));
  const { cells, isLegal } = land(FORMS[tool.form]!, held.ghost, held.at, mayLie);
  return { isLegal, cells: cells.filter((cell) => inBox(field, cell)).map(place) };
}

/** The squares that a yes would draw. */
export function squaresInHand(props: Props, tool: Tool, held: Holding): readonly number[] {
  if (isFixed(tool)) return ghostOf(props, tool, held)?.cells ?? [];
  return isSnake(tool) ? held.draft.path : [];
}

/** Plays what is in the hand; the last troop closes the night and is asked for once more (SN-14.6). */
export function commit(props: Props, tool: Tool, cells: readonly number[], isSure = false): void {
  const { memory } = props;
  const move = moveFor(props, tool, cells);
  if (!move) return;
  const no = props.refusal(move);
  if (no) {
    change(memory, { said: no.text });
    props.explain(no);
  } else if (move.type === 'last' && !isSure) change(memory, { asks: 'last' });
  else {
    clearHand(memory);
    props.play(move);
  }
}
