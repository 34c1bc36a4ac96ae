import type { City, State } from '@nightfall/firefighters-on-duty';
import { boundsOf, CELL, plotsOf } from './layout.ts';

export const LightDefs = () => (
  <defs>
    <radialGradient id="fd-firelight">
      <stop offset="0" className="fd-stop-fire" stopOpacity="0.55" />
      <stop offset="0.5" className="fd-stop-fire" stopOpacity="0.18" />
      <stop offset="1" className="fd-stop-fire" stopOpacity="0" />
    </radialGradient>
    <radialGradient id="fd-lamplight">
      <stop offset="0" className="fd-stop-lamp" stopOpacity="0.5" />
      <stop offset="0.3" className="fd-stop-lamp" stopOpacity="0.16" />
      <stop offset="1" className="fd-stop-lamp" stopOpacity="0" />
    </radialGradient>
    <linearGradient id="fd-dawnlight" x1="0" y1="1" x2="0" y2="0">
      <stop offset="0.2" className="fd-stop-dawn" stopOpacity="0.5" />
      <stop offset="0.5" className="fd-stop-dawn" stopOpacity="0.14" />
      <stop offset="0.75" className="fd-stop-dawn" stopOpacity="0" />
    </linearGradient>
    <radialGradient id="fd-lossdark">
      <stop offset="0.1" className="fd-stop-loss" stopOpacity="0" />
      <stop offset="0.6" className="fd-stop-loss" stopOpacity="0.85" />
    </radialGradient>
  </defs>
);

/** Street lamps at the corners of the blocks, dark where the power is cut; fires light up their neighbourhood. */
export function Lights({ city, view }: { city: City; view: State }) {
  return (
    <g aria-hidden="true" className="fd-lights">
      {city.areas.map((i) => {
        const p = view.spaces[i]!;
        if (p.power || p.burned) return null;
        const [row, col] = city.places[i]!.cells.at(-1)!;
        return <circle key={i} cx={(col + 1) * CELL - 5} cy={(row + 1) * CELL - 5} r={30} className="fd-lamp" />;
      })}
      {view.spaces.map((p, i) => {
        if (p.active === 0) return null;
        const { x, y } = plotsOf(city)[i]!.heart;
        return <circle key={i} cx={x} cy={y} r={56 + 14 * Math.min(4, p.active)} className="fd-glow" />;
      })}
    </g>
  );
}

/** How the night ended, in light: dawn over a city that is safe; dark round the place where somebody was lost, or over all. */
export function LastLight({ city, view: { result } }: { city: City; view: State }) {
  if (!result) return null;
  const { x, y, width, height } = boundsOf(city);
  // Light has no edge where the map ends.
  const box = { x: x - width / 2, y: y - height / 2, width: 2 * width, height: 2 * height };
  if (result.won) return <rect {...box} className="fd-dawn" aria-hidden="true" />;
  const lost = result.reason === 'casualty' ? plotsOf(city)[result.space]?.heart : undefined;
  return (
    <g aria-hidden="true">
      <rect {...box} className="fd-loss" />
      {lost && <circle cx={lost.x} cy={lost.y} r={52} className="fd-lost-here" />}
    </g>
  );
}
