import { preview, RING_LETTERS, type Space, type State } from '@nightfall/midnight-madness';
import { place } from './polar.ts';

/** Walls and towers that the coming Move phase strikes, surely or perhaps. */
export type Danger = {
  readonly walls: ReadonlyMap<number, 'sure' | 'maybe'>;
  readonly towers: ReadonlyMap<number, 'sure' | 'maybe'>;
};

export function dangerIn(v: State): Danger {
  const { walls, towers } = preview(v);
  const marks = (list: typeof walls) =>
    new Map(list.map(({ arc, tokens }) => [arc, tokens.length > 0 ? 'sure' : 'maybe'] as const));
  return { walls: marks(walls), towers: marks(towers) };
}

const spot = (space: Space) => place(RING_LETTERS.indexOf(space[0]!), Number(space[1]), 0, 1);

/** Faint arrows of the coming steps, while the button that lets them come is looked at; the unknown gets a question mark. */
export const Steps = ({ view, isQuiet }: { view: State; isQuiet: boolean }) => (
  <g className="mm-steps" aria-hidden="true">
    {isQuiet &&
      preview(view).ghosts.map((ghost) =>
        ghost.fate === 'unknown' ? (
          <Unknown key={ghost.token} at={ghost.from} />
        ) : (
          <Step key={ghost.token} from={ghost.from} to={ghost.to} />
        ),
      )}
  </g>
);

function Unknown({ at }: { at: Space }) {
  const { x, y } = spot(at);
  return (
    <text x={x} y={y - 40} className="mm-unknown">
      ?
    </text>
  );
}

function Step({ from, to }: { from: Space; to: Space }) {
  const [a, b] = [spot(from), spot(to)];
  return from === to ? null : <path d={`M${a.x} ${a.y}L${b.x} ${b.y}`} className="mm-arrow" />;
}
