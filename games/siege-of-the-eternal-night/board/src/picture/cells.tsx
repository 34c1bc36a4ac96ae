import { type FocusEventHandler, memo, useMemo } from 'react';
import { spoken } from '@nightfall/kernel';
import { type SiegeState, fieldOf, refuseSnake } from '@nightfall/siege-of-the-eternal-night';
import { asFound } from './night.ts';
import { describe } from './describe.ts';
import { SIDE, type Scene, leftOf, markOf, nameOf, topOf } from './scene.ts';

type Props = {
  scene: Scene;
  view: SiegeState;
  path: readonly number[];
  cursor: number | null;
  focus: FocusEventHandler;
  blur: FocusEventHandler;
};

/** The squares as a grid that keys walk on and screen readers read; the pointer is followed by the sheet as a whole. */
export function Cells({ scene, view, path, cursor, focus, blur }: Props) {
  const whyNot = useMemo(() => reasons(scene, view), [scene, view]);
  return (
    <g
      role="grid"
      tabIndex={0}
      className="siege-cells"
      aria-label="The sheet. Arrow keys move, Enter draws, Backspace shortens, Escape cancels."
      aria-activedescendant={cursor === null ? undefined : cellId(scene, cursor)}
      onFocus={focus}
      onBlur={blur}
    >
      <Rows scene={scene} whyNot={whyNot} path={path} />
    </g>
  );
}

/** Why each square is closed to every shape; undefined where it is open, marked or void. */
export function reasons(scene: Scene, view: SiegeState): (string | undefined)[] {
  const { names } = fieldOf(view.sheet.grid);
  const found = asFound(view);
  return names.map((name, cell) =>
    scene.letters[cell] === '-' || markOf(scene, cell) ? undefined : spoken(refuseSnake(found, [name]))?.text,
  );
}

const Rows = memo(function Rows({
  scene,
  whyNot,
  path,
}: {
  scene: Scene;
  whyNot: readonly (string | undefined)[];
  path: readonly number[];
}) {
  const rows = Array.from({ length: scene.height }, (_, y) => Array.from({ length: scene.width }, (_, x) => y * scene.width + x));
  return rows.map((row, y) => (
    <g key={y} role="row">
      {row.map((cell) => (
        <rect
          key={cell}
          id={cellId(scene, cell)}
          role="gridcell"
          aria-label={describe(scene, cell, whyNot[cell], path)}
          aria-selected={path.includes(cell)}
          data-mark={nameOf(scene, cell)}
          x={leftOf(scene, cell)}
          y={topOf(scene, cell)}
          width={SIDE}
          height={SIDE}
          fill="transparent"
        />
      ))}
    </g>
  ));
});

const cellId = (scene: Scene, cell: number): string => `siege-${nameOf(scene, cell)}`;
