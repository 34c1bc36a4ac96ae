import type { Refusal } from '@nightfall/kernel';
import type { BoardProps } from '@nightfall/ui';
import { type Siege, fieldOf } from '@nightfall/siege-of-the-eternal-night';
import { type FixedTool, type Tool, isFixed, isSnake, moveOf, toolFor } from '../picture/night.ts';
import { FORMS } from '../picture/tray.tsx';
import { type Holding, change, clearHand } from './holding.ts';
import { type Offset, land, opening } from './ghost.ts';

/** From squares in the hand to a move on the table. */

type Props = BoardProps<Siege>;
type Box = { readonly width: number; readonly height: number };

const inBox = ({ width, height }: Box, [x, y]: Offset): boolean => x >= 0 && y >= 0 && x < width && y < height;

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

const placeIn =
  ({ width }: Box) =>
  ([x, y]: Offset) =>
    y * width + x;
/** May the fixed shape lie on these squares? */
function lies(props: Props, tool: FixedTool): (cells: readonly Offset[]) => boolean {
  const field = fieldOf(props.view.sheet.grid);
  return (cells) => cells.every((cell) => inBox(field, cell)) && !refusalOf(props, tool, cells.map(placeIn(field)));
}

/** Where the fixed shape lies now: snapped to a legal place, or red where it is (SN-18.3). */
export function ghostOf(
  props: Props,
  tool: FixedTool,
  held: Holding,
): { readonly cells: readonly number[]; readonly isLegal: boolean } | undefined {
  if (!held.at) return undefined;
  const field = fieldOf(props.view.sheet.grid);
  const { cells, isLegal } = land(FORMS[tool.form]!, held.ghost, held.at, lies(props, tool));
  return { isLegal, cells: cells.filter((cell) => inBox(field, cell)).map(placeIn(field)) };
}

/** A place where the fixed shape fits, to show it before anybody points; none if it fits nowhere. */
export function openingOf(props: Props, tool: FixedTool, held: Holding): Pick<Holding, 'ghost' | 'at'> | undefined {
  const { width, height } = fieldOf(props.view.sheet.grid);
  return opening(FORMS[tool.form]!, held.ghost, [width, height], lies(props, tool));
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
