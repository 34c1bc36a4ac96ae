import { type FireEvent, centreOf, rolledSquare } from '@nightfall/fires-at-midnight';
import { Pips } from './ground.tsx';
import { at } from './scale.ts';

/** The dice of the fire as they fall. */
export function FallingDice({ event }: { event: FireEvent | undefined }) {
  const dice = event?.type === 'dice' ? event.faces : undefined;
  if (!dice) return null;
  return (
    <g className="fm-banner" transform="translate(1200 280)" aria-hidden="true">
      {dice.map((face, i) => (
        <g
          key={i}
          transform={`translate(${(i - (dice.length - 1) / 2) * 190}) scale(2.1)`}
          className={`fm-die ${i === 0 ? 'fm-die-white' : 'fm-die-black'} fm-thrown`}
        >
          <Pips n={Math.min(6, face)} />
        </g>
      ))}
    </g>
  );
}

/** FM-21.20 The square that the dice name flashes. */
export function Rolled({ event }: { event: FireEvent | undefined }) {
  if (event?.type !== 'dice' || event.purpose === 'door') return null;
  return (
    <rect x={-200} y={-200} width={400} height={400} transform={at(centreOf(rolledSquare(event.faces)))} className="fm-rolled" />
  );
}

/** FM-21.22 An explosion and its four lines running outwards. */
export function Blast({ event }: { event: FireEvent | undefined }) {
  if (event?.type === 'explosion')
    return (
      <g transform={at(centreOf(event.sq))} className="fm-blast" aria-hidden="true">
        <circle r={190} />
        <path d="M0 -230L46 -80L190 -150L90 -20L240 60L84 70L110 230L0 110L-110 230L-84 70L-240 60L-90 -20L-190 -150L-46 -80Z" />
      </g>
    );
  if (event?.type !== 'line' || event.squares.length === 0) return null;
  const from = centreOf(event.sq);
  const to = centreOf(event.squares.at(-1)!);
  return (
    <path
      d={`M${from[0] / 10} ${2400 - from[1] / 10}L${to[0] / 10} ${2400 - to[1] / 10}`}
      className="fm-blast-line"
      aria-hidden="true"
    />
  );
}
