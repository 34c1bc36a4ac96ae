import type { Fires } from '@nightfall/fires-at-midnight';
import type { BoardProps } from '@nightfall/ui';
import { at } from './scale.ts';

/** The places at the well where a firefighter may begin (FM-8.42): rings to touch. */
export function Places({ legal, play, seat }: BoardProps<Fires>) {
  const places = legal.filter((move) => move.type === 'place');
  const f = places[0]?.f;
  return (
    <g>
      {places
        .filter((move) => move.f === f)
        .map((move) => (
          <g
            key={move.at.join()}
            transform={at(move.at)}
            className="fm-place"
            role="button"
            tabIndex={0}
            aria-label={`Place ${move.f} at ${move.at[0] / 1000}, ${move.at[1] / 1000} inches`}
            onClick={() => play(move)}
            onKeyDown={(e) => {
              if (e.key === 'Enter' || e.key === ' ') play({ ...move, seat: seat ?? move.seat });
            }}
          >
            <circle r={50} />
            <circle r={20} className="fm-place-dot" />
          </g>
        ))}
    </g>
  );
}
