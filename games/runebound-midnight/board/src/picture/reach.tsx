import { patrolReach, wingsOf, type View } from '@nightfall/runebound-midnight';
import { useMemo } from 'react';
import { hexPath, middleOf } from './hexes.ts';

type Props = { readonly view: View; readonly patrol: number; readonly isFar: boolean };

/** RM-36 How likely a patrol could come to each space if it rolls now, in percent; from afar only where two digits have their room. */
export function Reach({ view, patrol, isFar }: Props) {
  const found = view.patrols.find(({ number }) => number === patrol);
  const { space, wounds } = found ?? { space: '', wounds: 0 };
  const wings = wingsOf(view);
  const reach = useMemo(() => (space === '' ? [] : [...patrolReach(space, wounds > 0 ? 4 : 5, wings)]), [space, wounds, wings]);
  return (
    <g className="rm-reach" aria-hidden="true">
      {reach.map(([id, chance]) => {
        const { x, y } = middleOf(id);
        return (
          id !== space && (
            <g key={id} transform={`translate(${x} ${y})`}>
              <path d={hexPath(3)} opacity={0.08 + 0.45 * chance} />
              {chance >= (isFar ? 0.1 : 0.05) && <text y={-26}>{Math.round(100 * chance)}</text>}
            </g>
          )
        );
      })}
    </g>
  );
}
