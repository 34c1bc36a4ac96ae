import { cityOf, type Fd } from '@nightfall/firefighters-on-duty';
import type { BoardProps } from '@nightfall/ui';
import { boundsOf, outlineOf, plotsOf } from './layout.ts';

/** FD-28.13 The whole city in small: blocks, fires, vehicles. */
export function SmallCity({ view }: BoardProps<Fd>) {
  const city = cityOf(view);
  const box = boundsOf(city);
  const plots = plotsOf(city);
  return (
    <svg viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`} className="fd-small-city">
      <rect {...box} className="fd-land" />
      {city.places.map((place, i) => (
        <path key={place.id} d={outlineOf(plots[i]!, 2, 0)} className={place.type ? `fd-block fd-${place.type}` : 'fd-road'} />
      ))}
      {view.spaces.map((p, i) => {
        const { x, y } = plots[i]!.heart;
        return p.active > 0 ? <circle key={i} cx={x} cy={y} r={18} className="fd-small-fire" /> : null;
      })}
      {view.vehicles.map(({ at }, i) => {
        if (at < 0) return null;
        const { x, y } = plots[at]!.heart;
        return <rect key={i} x={x - 14} y={y - 10} width={28} height={20} className={`fd-small-vehicle fd-v${i}`} />;
      })}
    </svg>
  );
}
