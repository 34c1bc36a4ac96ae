import { inches, inchesUp, type Errand, type Firefighter, type Point } from '@nightfall/fires-at-midnight';
import type { Aim } from '../hand/aim.ts';
import { FirefighterPiece } from './pieces.tsx';
import { at, line, px, py } from './scale.ts';

const WORDS: Record<string, string> = { leave: 'leaves the table', run: 'run', enter: 'enters' };
const LIMITS: Partial<Record<Aim['move']['type'], number>> = { run: 10 };
/** "2.7″ of 4″". */
export function lengthOf({ move, length }: Aim): string {
  const limit = LIMITS[move.type] ?? 4;
  return `${inchesUp(length, limit * 1000)} of ${limit}″`;
}
/** What the tape says: the length of a way, or what is put down. */
const said = (aim: Aim, who: Firefighter, cost: number): string =>
  aim.move.type === 'putDown'
    ? `put down ${who.load} · ${cost} AP`
    : `${lengthOf(aim)} · ${cost} AP${WORDS[aim.move.type] ? ` · ${WORDS[aim.move.type]}` : ''}`;

/** What a tape says, on a card as wide as its longest line; in em, as its letters grow where the board is small. */
function Tag({ lines, x, y }: { lines: readonly string[]; x: number; y: number }) {
  const half = 0.6 + 0.28 * Math.max(...lines.map((text) => text.length));
  return (
    <g transform={`translate(${x} ${y})`} className="fm-tag">
      <rect x={`${-half}em`} y="-1.3em" width={`${2 * half}em`} height={`${0.65 + 1.2 * lines.length}em`} rx={16} />
      {lines.map((text, i) => (
        <text key={text} y={`${1.2 * i}em`} className={i > 0 ? 'fm-tag-small' : undefined}>
          {text}
        </text>
      ))}
    </g>
  );
}

/** The tape along the planned path, the ghost at its end, and the reason when the wished place is refused. */
export function Ruler({ aim, who, cost }: { aim: Aim; who: Firefighter; cost: number }) {
  const isHigh = aim.at[1] > 20500;
  return (
    <g className={`fm-ruler${aim.isLegal ? '' : ' fm-bad'}`}>
      <path d={line(aim.path)} className="fm-tape-edge" />
      <path d={line(aim.path)} className="fm-tape" />
      {aim.no && <path d={`M${px(aim.wished[0]) - 30} ${py(aim.wished[1]) - 30}l60 60m0 -60l-60 60`} className="fm-cross" />}
      {aim.path.slice(1, -1).map((corner) => (
        <circle key={corner.join()} transform={at(corner)} r={16} className="fm-corner" />
      ))}
      {aim.move.type === 'putDown' ? (
        <circle transform={at(aim.at)} r={50} className="fm-put" />
      ) : (
        <FirefighterPiece who={who} place={aim.at} isActive={false} isLit={aim.touches.length > 0} isGhost />
      )}
      <Tag
        lines={[said(aim, who, cost), ...(aim.touches.length > 0 ? [`touches ${aim.touches.join(', ')}`] : [])]}
        x={Math.min(1880, Math.max(520, px(aim.at[0])))}
        y={py(aim.at[1]) + (isHigh ? 150 : -130)}
      />
    </g>
  );
}

/** The tape of an errand: all its moves, a knot where each ends, and the ghost where the last one does. */
export function ErrandTape({ errand, who }: { errand: Pick<Errand, 'path' | 'moves'>; who: Firefighter }) {
  const end = errand.path.at(-1);
  if (!end) return null;
  return (
    <g className="fm-ruler">
      <path d={line(errand.path)} className="fm-tape-edge" />
      <path d={line(errand.path)} className="fm-tape" />
      {errand.moves
        .slice(0, -1)
        .map((move, i) =>
          'path' in move ? <circle key={i} transform={at(move.path.at(-1)!)} r={20} className="fm-corner" /> : null,
        )}
      <FirefighterPiece who={who} place={end} isActive={false} isLit isGhost />
    </g>
  );
}

/** The free ruler: a straight tape and its length, for looking only. */
export const FreeTape = ({ from, to }: { from: Point; to: Point }) => (
  <g className="fm-ruler fm-free" aria-hidden="true">
    <path d={line([from, to])} className="fm-tape-edge" />
    <path d={line([from, to])} className="fm-tape" />
    <Tag
      lines={[inches(Math.hypot(to[0] - from[0], to[1] - from[1]))]}
      x={Math.min(2200, Math.max(200, px(to[0])))}
      y={Math.max(80, py(to[1]) - 90)}
    />
  </g>
);

/** How far water would carry from a place: six inches from the rim of the base (FM-7.20). */
export const WaterRing = ({ from, reach }: { from: Point; reach: number }) => (
  <circle transform={at(from)} r={100 * reach + 50} className="fm-water-ring" clipPath="none" aria-hidden="true" />
);
