import { type Firefighter, type Point, type View, entrySpot, type Ways, exits, runOutline } from '@nightfall/fires-at-midnight';
import { memo } from 'react';
import { at, line, px, py, SIZE } from './scale.ts';

/** A short piece of the border round a point of it, in the picture. */
function borderPiece([x, y]: Point): string {
  const isUpright = x === 0 || x === 24000;
  const from = isUpright ? [px(x), Math.max(0, py(y) - 15)] : [Math.max(0, px(x) - 15), py(y)];
  const to = isUpright ? [px(x), Math.min(SIZE, py(y) + 15)] : [Math.min(SIZE, px(x) + 15), py(y)];
  return `M${from.join(' ')}L${to.join(' ')}`;
}

/** FM-21.15 For a loaded firefighter the border within reach glows: letting go there is Leave. */
export const ExitGlow = memo(function ExitGlow({ out }: { out: Ways }) {
  const ends = exits(out).map(({ path }) => borderPiece(path.at(-1)!));
  return (
    <g className="fm-exits">
      <title>Leave the table here</title>
      <path d={ends.join('')} className="fm-exit-glow" />
      <path d={ends.join('')} />
    </g>
  );
});

/** FM-21.15 Where one who is outside comes in. */
export const EntrySpot = ({ who }: { who: Firefighter }) =>
  who.at === null && who.exit ? (
    <g transform={at(entrySpot(who.exit))} className="fm-entry" aria-hidden="true">
      <circle r={58} />
    </g>
  ) : null;

/** FM-21.10 The second outline: how far a run goes in each direction. */
export const RunOutline = memo(function RunOutline({ view, who }: { view: View; who: Firefighter }) {
  return who.at ? <path d={`${line(runOutline(view, who.id))}Z`} className="fm-run" aria-hidden="true" /> : null;
});
