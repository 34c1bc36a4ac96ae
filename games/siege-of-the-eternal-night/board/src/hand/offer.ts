import type { Refusal } from '@nightfall/kernel';
import type { BoardProps } from '@nightfall/ui';
import { type Siege, fieldOf } from '../engine.ts';
import { type FixedTool, type Tool, isFixed, isSnake, moveOf } from '../night.ts';
import { FORMS } from '../picture/tray.tsx';
import { type Desk, change, clearHand } from './desk.ts';
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
        tool,
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
  desk: Desk,
): { readonly cells: readonly number[]; readonly isLegal: boolean } | undefined {
  if (!desk.at) return undefined;
  const field = fieldOf(props.view.sheet.grid);
  const place = ([x, y]: Offset) => y * field.width + x;
  const mayLie = (cells: readonly Offset[]) =>
    cells.every((cell) => inBox(field, cell)) && !refusalOf(props, tool, cells.map(place));
  const { cells, isLegal } = land(FORMS[tool.form]!, desk.ghost, desk.at, mayLie);
  return { isLegal, cells: cells.filter((cell) => inBox(field, cell)).map(place) };
}

/** The squares that a yes would draw. */
export function squaresInHand(props: Props, tool: Tool, desk: Desk): readonly number[] {
  if (isFixed(tool)) return ghostOf(props, tool, desk)?.cells ?? [];
  return isSnake(tool) ? desk.draft.path : [];
}

/** Plays what is in the hand; the last troop closes the night and is asked for once more (SN-14.6). */
export function commit(props: Props, tool: Tool, cells: readonly number[], isSure = false): void {
  const move = moveFor(props, tool, cells);
  if (!move) return;
  const no = props.refusal(move);
  if (no) {
    change({ said: no.text });
    props.explain(no);
  } else if (move.type === 'last' && !isSure) change({ asks: 'last' });
  else {
    clearHand();
    props.play(move);
  }
}
