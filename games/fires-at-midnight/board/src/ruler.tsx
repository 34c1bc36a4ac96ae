import type { Firefighter } from '@nightfall/fires-at-midnight';
import type { Aim } from './aim.ts';
import { FirefighterPiece } from './pieces.tsx';
import { at, inches, line, px, py } from './scale.ts';

const WORDS: Record<string, string> = { leave: 'leaves the table', run: 'run', enter: 'enters' };
export const LIMITS: Partial<Record<Aim['move']['type'], number>> = { run: 10 };
/** What the tape says: the length of a way, or what is put down. */
const said = ({ move, length }: Aim, who: Firefighter, cost: number): string =>
  move.type === 'putDown'
    ? `put down ${who.load} · ${cost} AP`
    : `${inches(length)} of ${LIMITS[move.type] ?? 4}.00 inch · ${cost} AP${WORDS[move.type] ? ` · ${WORDS[move.type]}` : ''}`;

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
      <g
        transform={`translate(${Math.min(1980, Math.max(420, px(aim.at[0])))} ${py(aim.at[1]) + (isHigh ? 150 : -130)})`}
        className="fm-tag"
      >
        <rect x={-330} y={-58} width={660} height={aim.touches.length > 0 ? 126 : 82} rx={16} />
        <text y={-2}>{said(aim, who, cost)}</text>
        {aim.touches.length > 0 && (
          <text y={48} className="fm-tag-small">
            touches {aim.touches.join(', ')}
          </text>
        )}
      </g>
    </g>
  );
}
