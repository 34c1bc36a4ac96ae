import type { SiegeState } from '../engine.ts';
import { fieldOf, refuseSnake } from '../engine.ts';
import type { useHand } from '../hand/use-hand.ts';
import { describe } from './describe.ts';
import { SIDE, type Scene, leftOf, markOf, nameOf, topOf } from './scene.ts';

type Props = { scene: Scene; hand: ReturnType<typeof useHand>; view: SiegeState; path: readonly number[] };

/** The squares as a grid that keys walk on and screen readers read; the pointer is followed by the sheet as a whole. */
export function Cells({ scene, hand, view, path }: Props) {
  const rows = Array.from({ length: scene.height }, (_, y) => Array.from({ length: scene.width }, (_, x) => y * scene.width + x));
  const { names } = fieldOf(view.sheet.grid);
  const whyNot = (cell: number) =>
    scene.letters[cell] === '-' || markOf(scene, cell) ? undefined : refuseSnake(view, [names[cell]!])?.text;
  return (
    <g
      role="grid"
      tabIndex={0}
      className="siege-cells"
      aria-label="The sheet. Arrow keys move, Enter draws, Backspace shortens, Escape drops."
      aria-activedescendant={hand.cursor === null ? undefined : cellId(scene, hand.cursor)}
      aria-rowcount={scene.height}
      aria-colcount={scene.width}
      onKeyDown={hand.press}
      onFocus={hand.focus}
      onBlur={hand.blur}
    >
      {rows.map((row, y) => (
        <g key={y} role="row">
          {row.map((cell) => (
            <rect
              key={cell}
              id={cellId(scene, cell)}
              role="gridcell"
              aria-label={describe(scene, cell, whyNot(cell), path)}
              aria-selected={path.includes(cell)}
              data-cell={nameOf(scene, cell)}
              x={leftOf(scene, cell)}
              y={topOf(scene, cell)}
              width={SIDE}
              height={SIDE}
              fill="transparent"
            />
          ))}
        </g>
      ))}
    </g>
  );
}

const cellId = (scene: Scene, cell: number): string => `siege-${nameOf(scene, cell)}`;
