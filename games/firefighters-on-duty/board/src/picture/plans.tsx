import type { City, State } from '@nightfall/firefighters-on-duty';
import { plotsOf } from './layout.ts';
import { SEAT_SIGNS } from './vehicles.tsx';

/** FD-28.16 Where each crew means to go: faint, in its colour and with its sign. */
export function Plans({ city, view }: { city: City; view: State }) {
  return view.crews.map(({ plan }, seat) => {
    if (plan === null) return null;
    const { x, y } = plotsOf(city)[city.indexOf[plan]!]!.heart;
    return (
      <g
        key={seat}
        transform={`translate(${x + (seat - 1.5) * 10} ${y})`}
        className={`fd-plan fd-seat-${seat}`}
        aria-hidden="true"
      >
        <path d="M0 12V-14h14l-4 5 4 5H0" />
        <text x={6} y={-6}>
          {SEAT_SIGNS[seat]}
        </text>
      </g>
    );
  });
}
