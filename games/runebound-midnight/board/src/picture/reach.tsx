import { patrolReach, wingsOf, type Rune, type View } from '@nightfall/runebound-midnight';
import type { BoardProps } from '@nightfall/ui';
import { useMemo, useSyncExternalStore } from 'react';
import { hexPath, middleOf } from './hexes.ts';

/** From this size of a pixel on, in units of the map, numbers in neighbouring spaces run into each other. */
const TOO_SMALL = 3.6;
type Props = { readonly view: View; readonly patrol: number; readonly camera: BoardProps<Rune>['camera'] };

/** RM-36 How likely a patrol could come to each space if it rolls now, in percent; from afar by the shade alone. */
export function Reach({ view, patrol, camera }: Props) {
  const isReadable = useSyncExternalStore(camera.subscribe, () => camera.now().unit < TOO_SMALL);
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
              {isReadable && chance >= 0.05 && <text y={-26}>{Math.round(100 * chance)}</text>}
            </g>
          )
        );
      })}
    </g>
  );
}
