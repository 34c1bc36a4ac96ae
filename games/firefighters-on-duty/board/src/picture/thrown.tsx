import type { FdEvent } from '@nightfall/firefighters-on-duty';
import { PIPS } from '@nightfall/kit/pips';

/** Dice that fell on a place: what each must show at least, and whether a high face is good for the crew. */
type Throw = { readonly faces: readonly number[]; readonly needs: number; readonly isOurs: boolean; readonly isClose: boolean };

/** From this face on the All-Purpose die clears debris (FD-12.21). */
const CLEARS = 3;
/** A throw on which something hung: the dice of a jet, of an axe, of a fire that may spread. */
export function throwOf(event: FdEvent): Throw | undefined {
  switch (event.type) {
    case 'extinguish': {
      const hits = event.rolled.filter((face) => face >= event.requirement).length;
      // One die less, or one more, and it would have come out otherwise.
      const isClose = hits === event.removed && (event.left === 0 || event.left === 1);
      return { faces: event.rolled, needs: event.requirement, isOurs: true, isClose };
    }
    case 'axeUsed':
      return { faces: [event.face], needs: CLEARS, isOurs: true, isClose: true };
    case 'spreadRolled':
      return { faces: [event.face], needs: event.fire > 0 ? event.face : event.face + 1, isOurs: false, isClose: true };
    default:
      return undefined;
  }
}

const SIZE = 15;
const GAP = 3;
const MOST_IN_A_ROW = 6;

/** The dice of a throw, side by side in rows, tumbling until they lie. */
export function Thrown({ faces, needs, isOurs, isClose }: Throw) {
  const inRow = Math.min(MOST_IN_A_ROW, faces.length);
  const step = SIZE + GAP;
  return (
    <g className={`fd-thrown${isClose ? ' is-close' : ''}`}>
      {isOurs && (
        <text x={(inRow * step) / 2 + 4} y={-26} className="fd-target-number">
          {needs}+
        </text>
      )}
      {faces.map((face, i) => {
        const [row, column] = [Math.floor(i / MOST_IN_A_ROW), i % MOST_IN_A_ROW];
        const [x, y] = [(column - (inRow - 1) / 2) * step, -30 - row * step];
        return (
          <g key={i} transform={`translate(${x} ${y})`}>
            <g
              className={`fd-fell${face >= needs ? (isOurs ? ' is-hit' : ' is-bad') : ''}`}
              style={{ animationDelay: `${40 * i}ms` }}
            >
              <rect x={-SIZE / 2} y={-SIZE / 2} width={SIZE} height={SIZE} rx={3} />
              {PIPS[face]!.map(([px, py], n) => (
                <circle key={n} cx={px * 4} cy={py * 4} r={1.6} />
              ))}
            </g>
          </g>
        );
      })}
    </g>
  );
}
