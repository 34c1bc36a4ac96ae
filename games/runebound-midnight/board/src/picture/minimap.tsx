import { SPACE_IDS, kindOf, type Rune } from '@nightfall/runebound-midnight';
import type { BoardProps } from '@nightfall/ui';
import { hexPath, middleOf, VIEW_BOX } from './hexes.ts';

/** The whole land in small: terrain, towns, strongholds, everybody's place. */
export function SmallLand({ view }: BoardProps<Rune>) {
  return (
    <svg viewBox={VIEW_BOX}>
      {SPACE_IDS.map((id) => {
        const { x, y } = middleOf(id);
        return <path key={id} d={hexPath()} transform={`translate(${x} ${y})`} className={`rm-${kindOf(id)}`} />;
      })}
      {view.patrols.map(({ number, space }) => {
        const { x, y } = middleOf(space);
        return <rect key={number} x={x - 26} y={y - 26} width={52} height={52} className="rm-small-hold" />;
      })}
      {view.heroes.map(({ space }, i) => {
        if (space === '') return null;
        const { x, y } = middleOf(space);
        return <circle key={i} cx={x} cy={y} r={38} className={`rm-coin rm-seat-${i + 1}`} />;
      })}
    </svg>
  );
}
