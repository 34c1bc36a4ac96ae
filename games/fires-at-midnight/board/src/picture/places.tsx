import {
  type Fires,
  isCoolAt,
  type FireMove,
  type Point,
  squareAt,
  towards,
  type View,
  WELL,
} from '@nightfall/fires-at-midnight';
import { svgButton, toBoard, type BoardProps } from '@nightfall/ui';
import type { MouseEvent } from 'react';
import { at, fromPicture } from './scale.ts';

type Props = BoardProps<Fires>;
/** A base that just touches the well: its centre is this far from the middle, in mil. */
const TOUCHING = 2506;

const dangerAt = (view: View, place: Point): string | undefined => {
  if (view.marks[squareAt(place)] !== 0) return 'it is burning there';
  return isCoolAt(view, place) ? undefined : 'too near the fire to stop there again';
};

/** The places at the well where a firefighter may begin (FM-8.42): rings to tap, and any other place along the rim. */
export function Places(props: Props) {
  const { legal } = props;
  const places = legal.filter((move) => move.type === 'place');
  const f = places[0]?.f;
  if (f === undefined) return null;
  return (
    <g>
      <Rim {...props} f={f} />
      {places
        .filter((move) => move.f === f)
        .map((move) => (
          <Ring key={move.at.join()} {...props} move={move} />
        ))}
    </g>
  );
}

/** FM-8.40 Anywhere along the rim: the nearest place that touches the well. */
function Rim({ f, seat, refusal, play, explain }: Props & { f: string }) {
  const choose = (e: MouseEvent<SVGCircleElement>) => {
    const p = toBoard(e.currentTarget.ownerSVGElement, e)!;
    const move: FireMove = { type: 'place', seat: seat!, f, at: towards(WELL, fromPicture(p.x, p.y), TOUCHING) };
    const no = refusal(move);
    if (no) explain(no);
    else play(move);
  };
  return <circle transform={at(WELL)} r={250} className="fm-rim fm-place" onClick={choose} aria-hidden="true" />;
}

function Ring({ move, view, play }: Props & { move: Extract<FireMove, { type: 'place' }> }) {
  const danger = dangerAt(view, move.at);
  const side = sideOf(move.at);
  return (
    <g
      transform={at(move.at)}
      className={danger ? 'fm-place fm-place-hot' : 'fm-place'}
      {...svgButton(`Place ${move.f} ${side} of the well${danger ? `: ${danger}` : ''}`, () => play(move))}
    >
      <title>{danger ? `Careful: ${danger}.` : `Begin ${side} of the well`}</title>
      <circle className="fm-hit" />
      <circle r={50} />
      {danger ? <path d="M0 -26V6M0 20V24" className="fm-place-warning" /> : <circle r={20} className="fm-place-dot" />}
    </g>
  );
}
function sideOf([x, y]: Point): string {
  const ns = y > WELL[1] + 500 ? 'north' : y < WELL[1] - 500 ? 'south' : '';
  const ew = x > WELL[0] + 500 ? 'east' : x < WELL[0] - 500 ? 'west' : '';
  return `${ns}${ew}`;
}
