import { Radial } from '@nightfall/ui';
import { memo } from 'react';
import { Figure } from './figures.tsx';
import { inkCross, penLine, round, tremble } from './ink.ts';
import { outline } from './outline.ts';
import { DEEP, EMBER, FAINT, INK, PAPER, SANS, inkOf } from './palette.ts';
import { Patch } from './patch.tsx';
import { SIDE, type Scene, type SceneFree, type SceneShape, leftOf, topOf } from './scene.ts';

/** The squares of the sheet and everything drawn on them. */

/** What a shape closes is hatched in the ink of its turn. */
export const Hatches = ({ turn = 1 }: { turn?: number }) => (
  <defs>
    <pattern id="siege-now" width={7} height={7} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width={2.2} height={7} fill={inkOf(turn).ink} opacity={0.62} />
    </pattern>
    <pattern id="siege-last" width={9} height={9} patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
      <rect width={1.5} height={9} fill={inkOf(turn - 1).ink} opacity={0.62} />
    </pattern>
    <pattern id="siege-next" width={9} height={9} patternUnits="userSpaceOnUse">
      <circle cx={2.5} cy={2.5} r={1.5} fill={DEEP} />
      <circle cx={7} cy={7} r={1.5} fill={DEEP} />
    </pattern>
    <Radial id="siege-glow" stops={{ 0: [EMBER, 0.75], 100: [EMBER, 0] }} />
  </defs>
);

/** The paper under each square, and its border drawn by hand. */
export const Squares = memo(function Squares({ width, letters }: { width: number; letters: readonly string[] }) {
  const sheet = { width };
  const lines = letters.flatMap((letter, cell) => {
    if (letter === '-') return [];
    const [x, y] = [leftOf(sheet, cell), topOf(sheet, cell)];
    const corner = (dx: number, dy: number): [number, number] => [x + dx * SIDE, y + dy * SIDE];
    const right = penLine(corner(1, 0), corner(1, 1), cell * 4 + 1);
    const below = penLine(corner(0, 1), corner(1, 1), cell * 4 + 2);
    const above = letters[cell - width] ?? '-';
    const left = cell % width > 0 ? letters[cell - 1] : '-';
    return [
      right,
      below,
      above === '-' ? penLine(corner(0, 0), corner(1, 0), cell * 4 + 3) : '',
      left === '-' ? penLine(corner(0, 0), corner(0, 1), cell * 4) : '',
    ];
  });
  return (
    <g>
      {letters.map(
        (letter, cell) =>
          letter !== '-' && <Ground key={cell} letter={letter} x={leftOf(sheet, cell)} y={topOf(sheet, cell)} cell={cell} />,
      )}
      <path d={lines.join('')} fill="none" stroke={FAINT} strokeWidth={1.2} opacity={0.85} strokeLinecap="round" />
    </g>
  );
});

const Ground = ({ letter, x, y, cell }: { letter: string; x: number; y: number; cell: number }) => (
  <rect
    x={x}
    y={y}
    width={SIDE}
    height={SIDE}
    fill={letter === 'g' ? '#cdbd9a' : '#fbf4e3'}
    opacity={round((letter === 'g' ? 0.45 : 0.42) + tremble(cell, 5) * 0.25)}
  />
);

export const Figures = memo(function Figures({ scene }: { scene: Scene }) {
  const fallen = new Set([...scene.shapes.flatMap(({ cells }) => cells), ...scene.free.map(({ cell }) => cell)]);
  return (
    <g>
      {scene.letters.map(
        (letter, cell) =>
          letter !== '-' && (
            <g key={cell} transform={`translate(${leftOf(scene, cell)} ${topOf(scene, cell)})`}>
              <Figure letter={letter} cell={cell} isFallen={fallen.has(cell)} />
            </g>
          ),
      )}
    </g>
  );
});

/** Forbidden squares: hatched one way for this turn's shapes, the other way for last turn's; dots for the turn to come (SN-18.4). */
export const Forbidden = memo(function Forbidden({ scene, next }: { scene: Scene; next: ReadonlySet<number> | null }) {
  return (
    <g>
      {[...scene.touchNow, ...scene.touchLast].map((cell, i) => (
        <Patch key={`veil-${i}`} scene={scene} cell={cell} fill="rgba(60,44,26,0.16)" />
      ))}
      {[...scene.touchLast].map((cell) => (
        <Patch key={`last-${cell}`} scene={scene} cell={cell} fill="url(#siege-last)" />
      ))}
      {[...scene.touchNow].map((cell) => (
        <Patch key={`now-${cell}`} scene={scene} cell={cell} fill="url(#siege-now)" />
      ))}
      {next &&
        [...next].map((cell) => <Patch key={`next-${cell}`} scene={scene} cell={cell} fill="url(#siege-next)" inset={4} />)}
    </g>
  );
});

/** Full ink for this turn and the last, pale for older ones (SN-18.5). */
const strength = (scene: Scene, turn: number): number => (scene.turn - turn <= 1 ? 1 : 0.5);

export const Marks = memo(function Marks({ scene, text }: { scene: Scene; text: number }) {
  return (
    <g>
      {scene.shapes.map((shape) => (
        <DrawnShape key={shape.id} scene={scene} shape={shape} text={text} isFresh={false} />
      ))}
      {scene.free.map((free) => (
        <FreeMark key={free.cell} scene={scene} free={free} text={text} />
      ))}
    </g>
  );
});

export function DrawnShape({ scene, shape, text, isFresh }: { scene: Scene; shape: SceneShape; text: number; isFresh: boolean }) {
  const { ink, wash, dash } = inkOf(shape.turn);
  const full = strength(scene, shape.turn);
  const body = outline(shape.cells, scene.width, SIDE, 2.6, 7);
  return (
    <g className={isFresh ? 'siege-fresh' : undefined} data-shape={shape.id}>
      <path d={body} fill={wash} opacity={full === 1 ? 0.42 : 0.2} fillRule="evenodd" />
      <path
        d={body}
        fill="none"
        stroke={ink}
        strokeWidth={full === 1 ? 3 : 2}
        strokeDasharray={dash}
        strokeLinejoin="round"
        className={full === 1 ? undefined : 'siege-pale'}
        opacity={full === 1 ? 0.95 : 0.62}
      />
      {shape.cells.map((cell) => (
        <Cross key={cell} scene={scene} cell={cell} turn={shape.turn} kind={shape.kind} ink={ink} full={full} text={text} />
      ))}
    </g>
  );
}

/** Every marked square has its cross and its turn (SN-18.5); a small sign tells the kind of the shape. */
function Cross({
  scene,
  cell,
  turn,
  ink,
  full,
  text,
}: {
  scene: Scene;
  cell: number;
  turn: number;
  kind: string;
  ink: string;
  full: number;
  text: number;
}) {
  const [x, y] = [leftOf(scene, cell), topOf(scene, cell)];
  return (
    <g>
      <path
        d={inkCross(x + SIDE * 0.44, y + SIDE * 0.46, SIDE * 0.56, 3, cell)}
        fill={ink}
        className={full === 1 ? undefined : 'siege-pale'}
        opacity={full === 1 ? 0.95 : 0.55}
      />
      <Numeral x={x + SIDE - 5} y={y + SIDE - 5} turn={turn} ink={ink} text={text} opacity={full === 1 ? 1 : 0.85} />
    </g>
  );
}

const Numeral = ({
  x,
  y,
  turn,
  ink,
  text,
  opacity,
}: {
  x: number;
  y: number;
  turn: number;
  ink: string;
  text: number;
  opacity: number;
}) => (
  <text
    x={x}
    y={y}
    textAnchor="end"
    fontFamily={SANS}
    fontSize={text}
    fontWeight={800}
    fill={ink}
    stroke={PAPER}
    strokeWidth={text * 0.22}
    paintOrder="stroke"
    strokeLinejoin="round"
    opacity={opacity}
  >
    {turn}
  </text>
);

/** A burst with the turn beside it: struck by a wallbreaker, no shape (SN-10.8). */
export function FreeMark({ scene, free, text }: { scene: Scene; free: SceneFree; text: number }) {
  const [cx, cy] = [leftOf(scene, free.cell) + SIDE * 0.46, topOf(scene, free.cell) + SIDE * 0.46];
  const spikes = Array.from({ length: 16 }, (_, i) => {
    const r = i % 2 === 0 ? SIDE * (0.36 + tremble(free.cell, i) * 0.07) : SIDE * 0.17;
    return `${round(cx + Math.cos((i * Math.PI) / 8) * r)} ${round(cy + Math.sin((i * Math.PI) / 8) * r)}`;
  });
  return (
    <g data-free={free.cell}>
      <path
        d={`M${spikes.join('L')}Z`}
        fill="#f0b24a"
        stroke={INK}
        strokeWidth={1.6}
        strokeLinejoin="round"
        opacity={strength(scene, free.turn) === 1 ? 1 : 0.75}
      />
      <path d={inkCross(cx, cy, SIDE * 0.26, 2.4, free.cell)} fill={INK} />
      <Numeral
        x={leftOf(scene, free.cell) + SIDE - 4}
        y={topOf(scene, free.cell) + SIDE - 4}
        turn={free.turn}
        ink={INK}
        text={text}
        opacity={1}
      />
    </g>
  );
}
