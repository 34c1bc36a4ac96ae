import { memo } from 'react';
import { FAINT, SERIF } from './palette.ts';
import { SIDE, type Scene, nameOf } from './scene.ts';

/** Letters of this size need all the room over the first row. */
const LARGE = 18;
type Sheet = Pick<Scene, 'width' | 'height' | 'letters'>;
const isSquare = ({ width, letters }: Sheet, x: number, y: number) => letters[y * width + x] !== '-';
const upTo = (n: number) => Array.from({ length: n }, (_, i) => i);

/** The topmost square of each column and the leftmost of each row; −1 where there is none. */
export const tops = (sheet: Sheet): number[] =>
  upTo(sheet.width).map((x) => upTo(sheet.height).findIndex((y) => isSquare(sheet, x, y)));
export const lefts = (sheet: Sheet): number[] =>
  upTo(sheet.height).map((y) => upTo(sheet.width).findIndex((x) => isSquare(sheet, x, y)));

/** Letters over the columns and numbers beside the rows, close to the squares: the log and the hints speak of them. */
export const Names = memo(function Names({ scene, text }: { scene: Sheet; text: number }) {
  const column = (x: number) => nameOf(scene, x).replace(/\d+/, '');
  return (
    <g aria-hidden="true" fill={FAINT} fontFamily={SERIF} fontSize={text} fontStyle="italic">
      {tops(scene).map(
        (y, x) =>
          y >= 0 && (
            <text key={`c${x}`} x={(x + 0.5) * SIDE} y={y * SIDE - (text > LARGE ? 1.5 : 4)} textAnchor="middle">
              {column(x)}
            </text>
          ),
      )}
      {lefts(scene).map(
        (x, y) =>
          x >= 0 && (
            <text key={`r${y}`} x={x * SIDE - 4} y={(y + 0.5) * SIDE + text * 0.35} textAnchor="end">
              {y + 1}
            </text>
          ),
      )}
    </g>
  );
});
