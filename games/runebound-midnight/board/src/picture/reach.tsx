import { MAP, patrolReach, wingsOf, type SpaceId, type View } from '@nightfall/runebound-midnight';
import { useMemo } from 'react';
import { hexPath, middleOf } from './hexes.ts';

type Props = { readonly view: View; readonly patrol: number };

function useReached({ view, patrol }: Props): readonly (readonly [SpaceId, number])[] {
  const found = view.patrols.find(({ number }) => number === patrol);
  const { space, wounds } = found ?? { space: '', wounds: 0 };
  const wings = wingsOf(view);
  return useMemo(() => {
    const reached = space === '' ? [] : [...patrolReach(space, wounds > 0 ? 4 : 5, wings)];
    return reached.filter(([id]) => id !== space);
  }, [space, wounds, wings]);
}

/** RM-36 How likely a patrol could come to each space if it rolls now: the darker, the likelier. */
export function Reach(props: Props) {
  return (
    <g className="rm-reach" aria-hidden="true">
      {useReached(props).map(([id, chance]) => (
        <path key={id} d={hexPath(3)} transform={at(id)} opacity={0.08 + 0.45 * chance} />
      ))}
    </g>
  );
}

/** The same in percent. From afar there is room only where somebody may want to go: beside Heroes, jewels and strongholds. */
export function Chances({ isFar, ...props }: Props & { readonly isFar: boolean }) {
  const goals = useMemo(() => goalsOf(props.view), [props.view]);
  return (
    <g className="rm-reach" aria-hidden="true">
      {useReached(props).map(
        ([id, chance]) =>
          chance >= LEAST &&
          (!isFar || goals.has(id)) && (
            <text key={id} transform={at(id)} y={isFar ? 46 : -26}>
              {Math.round(100 * chance)}
            </text>
          ),
      )}
    </g>
  );
}
const LEAST = 0.05;
const at = (id: SpaceId): string => `translate(${middleOf(id).x} ${middleOf(id).y})`;

function goalsOf({ heroes, jewels }: View): ReadonlySet<SpaceId> {
  const isGoal = (id: SpaceId) => MAP[id]!.stronghold >= 0 || jewels[MAP[id]!.jewel] === true;
  return new Set([...heroes.map(({ space }) => space), ...Object.keys(MAP).filter(isGoal)]);
}
