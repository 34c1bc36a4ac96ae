import { patrolReach, type View } from '@nightfall/runebound-midnight';
import { useMemo } from 'react';
import { hexPath, middleOf } from './hexes.ts';

/** RM-36 How likely a patrol could come to each space if it rolls now, in percent. */
export function Reach({ view, patrol }: { view: View; patrol: number }) {
  const found = view.patrols.find(({ number }) => number === patrol);
  const { space, wounds } = found ?? { space: '', wounds: 0 };
  const reach = useMemo(() => (space === '' ? [] : [...patrolReach(space, wounds > 0 ? 4 : 5)]), [space, wounds]);
  return (
    <g className="rm-reach" aria-hidden="true">
      {reach.map(([id, chance]) => {
        const { x, y } = middleOf(id);
        return (
          id !== space && (
            <g key={id} transform={`translate(${x} ${y})`}>
              <path d={hexPath(3)} opacity={0.08 + 0.45 * chance} />
              {chance >= 0.05 && <text y={-26}>{Math.round(100 * chance)}</text>}
            </g>
          )
        );
      })}
    </g>
  );
}
