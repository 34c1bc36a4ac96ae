import { outline } from './outline.ts';
import { BLOOD, DEEP, EMBER, INK, LEAF, PAPER, SANS } from './palette.ts';
import { Patch } from './patch.tsx';
import { SIDE, type Scene, leftOf, nameOf, topOf } from './scene.ts';

/** What is in the player's hand and not yet on the sheet: lights, half-drawn snakes, ghosts. */

const middle = (scene: Scene, cell: number): [number, number] => [leftOf(scene, cell) + SIDE / 2, topOf(scene, cell) + SIDE / 2];

/** Squares where something may begin. */
export function Lights({ scene, cells }: { scene: Scene; cells: readonly number[] }) {
  return (
    <g className="siege-lights">
      {cells.map((cell) => (
        <Patch key={cell} scene={scene} cell={cell} inset={2} rx={4} fill="#ffb84d" opacity={0.3} />
      ))}
    </g>
  );
}

/** Squares that may follow: a bright ring if the snake can still be finished, a small dot if it would be a dead end (SN-18.2). */
export function Follow({ scene, next }: { scene: Scene; next: ReadonlyMap<number, boolean> }) {
  return (
    <g>
      {[...next].map(([cell, isFull]) => {
        const [cx, cy] = middle(scene, cell);
        return isFull ? (
          <g key={cell} className="siege-follow">
            <Patch scene={scene} cell={cell} inset={2} rx={6} fill={EMBER} opacity={0.42} />
            <circle cx={cx} cy={cy} r={8.5} fill="#fff3cf" stroke={DEEP} strokeWidth={3} />
          </g>
        ) : (
          <circle key={cell} cx={cx} cy={cy} r={3.5} fill={INK} opacity={0.5} />
        );
      })}
    </g>
  );
}

/** The snake as far as it is drawn. */
export function Path({
  scene,
  path,
  isReady,
  of,
  text,
}: {
  scene: Scene;
  path: readonly number[];
  isReady: boolean;
  of: string;
  text: number;
}) {
  const [first, ...rest] = path.map((cell) => middle(scene, cell));
  const end = path.at(-1);
  if (!first || end === undefined) return null;
  const colour = isReady ? LEAF : DEEP;
  const [ex, ey] = middle(scene, end);
  const line = `M${first.join(' ')}${rest.map((p) => `L${p.join(' ')}`).join('')}`;
  return (
    <g>
      <path
        d={outline(path, scene.width, SIDE, 2.5, 8)}
        fill={isReady ? '#8fd6a4' : '#ffc067'}
        opacity={0.72}
        fillRule="evenodd"
      />
      <path
        d={outline(path, scene.width, SIDE, 2.5, 8)}
        fill="none"
        stroke={colour}
        strokeWidth={3.2}
        strokeDasharray={isReady ? '' : '6 4'}
      />
      <path d={line} fill="none" stroke={colour} strokeWidth={6} strokeLinecap="round" strokeLinejoin="round" opacity={0.85} />
      <circle cx={ex} cy={ey} r={12.5} fill={colour} stroke={PAPER} strokeWidth={2} />
      <text x={ex} y={ey + text * 0.36} textAnchor="middle" fontFamily={SANS} fontSize={text} fontWeight={800} fill="#fff">
        {isReady ? '✓' : of}
      </text>
    </g>
  );
}

/** A fixed shape before it is set: green and whole where it may lie, red and broken where not (SN-18.3). */
export function GhostShape({ scene, cells, isLegal }: { scene: Scene; cells: readonly number[]; isLegal: boolean }) {
  const body = outline(cells, scene.width, SIDE, 2.5, 8);
  const colour = isLegal ? LEAF : BLOOD;
  return (
    <g className="siege-ghost" data-ghost={cells.map((cell) => nameOf(scene, cell)).join(' ')}>
      <path d={body} fill={isLegal ? '#8fd6a4' : '#e89a8f'} opacity={0.62} fillRule="evenodd" />
      <path d={body} fill="none" stroke={colour} strokeWidth={3.6} strokeDasharray={isLegal ? '' : '5 5'} />
      {!isLegal &&
        cells.map((cell) => {
          const [cx, cy] = middle(scene, cell);
          return (
            <path
              key={cell}
              d={`M${cx - 5} ${cy - 5}l10 10m0-10l-10 10`}
              stroke={colour}
              strokeWidth={2.4}
              strokeLinecap="round"
            />
          );
        })}
    </g>
  );
}

/** Every enemy that a free mark may strike (SN-18.9). */
export function Targets({ scene, cells }: { scene: Scene; cells: readonly number[] }) {
  return (
    <g className="siege-pulse">
      {cells.map((cell) => {
        const [cx, cy] = middle(scene, cell);
        return (
          <g key={cell}>
            <Patch scene={scene} cell={cell} inset={2} rx={5} fill="#ffb84d" opacity={0.4} />
            <path
              d={`M${cx - 17} ${cy - 10}v-7h7M${cx + 17} ${cy - 10}v-7h-7M${cx - 17} ${cy + 10}v7h7M${cx + 17} ${cy + 10}v7h-7`}
              fill="none"
              stroke={DEEP}
              strokeWidth={2.2}
              strokeLinecap="round"
            />
          </g>
        );
      })}
    </g>
  );
}

/** Where the arrow keys stand. */
export function Cursor({ scene, cell }: { scene: Scene; cell: number }) {
  return (
    <Patch className="siege-cursor" scene={scene} cell={cell} inset={1} rx={5} fill="none" stroke="#0b1020" strokeWidth={4} />
  );
}

/** Squares that a log line or a hint points at. */
export function Lit({ scene, cells }: { scene: Scene; cells: readonly number[] }) {
  return (
    <g>
      {cells.map((cell) => (
        <Patch
          key={cell}
          scene={scene}
          cell={cell}
          inset={1}
          rx={5}
          fill={EMBER}
          fillOpacity={0.35}
          stroke={DEEP}
          strokeWidth={3.2}
          strokeDasharray="3 3"
        />
      ))}
    </g>
  );
}

/** On a small screen a square is smaller than a fingertip: below this many pixels the lens comes out. */
export const SMALL = 30;
const LENS = 112;
const POWER = 1.9;

/** What lies under the finger, seen larger above it. */
export function Loupe({ scene, at: [x, y] }: { scene: Scene; at: readonly [x: number, y: number] }) {
  const [fx, fy] = [x * SIDE, y * SIDE];
  const cx = Math.max(LENS - 10, Math.min(scene.width * SIDE - LENS + 10, fx));
  const cy = fy > LENS * 1.4 ? fy - LENS - 44 : fy + LENS + 52;
  return (
    <g aria-hidden="true" pointerEvents="none">
      <clipPath id="siege-lens">
        <circle cx={cx} cy={cy} r={LENS} />
      </clipPath>
      <circle cx={cx} cy={cy + 3} r={LENS + 3} fill="#000" opacity={0.35} />
      <circle cx={cx} cy={cy} r={LENS} fill={PAPER} />
      <g clipPath="url(#siege-lens)">
        <use href="#siege-drawn" transform={`translate(${cx - fx * POWER} ${cy - fy * POWER}) scale(${POWER})`} />
        <circle cx={cx} cy={cy} r={4} fill="none" stroke={INK} strokeWidth={1.5} />
      </g>
      <circle cx={cx} cy={cy} r={LENS} fill="none" stroke="#6b4a22" strokeWidth={5} />
    </g>
  );
}
