import type { City, Place, State } from '@nightfall/firefighters-on-duty';
import { Radial, Vertical } from '@nightfall/ui';
import { memo } from 'react';
import { windowsOf } from './building.tsx';
import { boundsOf, CELL, outlineOf, plotsOf } from './layout.ts';

const [FIRE, LAMP, DAWN, LOSS] = ['var(--fd-flame)', 'var(--fd-lamp)', 'var(--fd-dawn)', 'var(--fd-loss)'];
export const LightDefs = () => (
  <defs>
    <Radial id="fd-firelight" stops={{ 0: [FIRE, 0.55], 50: [FIRE, 0.18], 100: [FIRE, 0] }} />
    <Radial id="fd-lamplight" stops={{ 0: [LAMP, 0.5], 30: [LAMP, 0.16], 100: [LAMP, 0] }} />
    <Vertical id="fd-dawnlight" isUpwards stops={{ 20: [DAWN, 0.5], 50: [DAWN, 0.14], 75: [DAWN, 0] }} />
    <Radial id="fd-lossdark" stops={{ 10: [LOSS, 0], 60: [LOSS, 0.85] }} />
  </defs>
);

/** Lamps and windows, dark where the power is cut and black where all is burned; fires light up their neighbourhood. */
export function Lights({ city, view }: { city: City; view: State }) {
  return (
    <g aria-hidden="true" className="fd-lights">
      {city.areas.map((i) => {
        const { power, burned } = view.spaces[i]!;
        if (burned) return <path key={i} d={outlineOf(plotsOf(city)[i]!, 3.5, 6)} className="fd-charred" />;
        if (power) return <path key={i} d={outlineOf(plotsOf(city)[i]!, 3.5, 6)} className="fd-unlit" />;
        return <Lit key={i} place={city.places[i]!} />;
      })}
      {view.spaces.map((p, i) => {
        if (p.active === 0) return null;
        const { x, y } = plotsOf(city)[i]!.heart;
        return <circle key={i} cx={x} cy={y} r={56 + 14 * Math.min(4, p.active)} className="fd-glow" />;
      })}
    </g>
  );
}

/** A lamp stands at the corner of a block, and people are at home. */
const Lit = memo(function Lit({ place }: { place: Place }) {
  const [row, col] = place.cells.at(-1)!;
  const [x, y] = [(col + 1) * CELL - 1, (row + 1) * CELL - 1];
  return (
    <>
      <path d={windowsOf(place)} className="fd-window" />
      <circle cx={x} cy={y} r={34} className="fd-lamp" />
      <circle cx={x} cy={y} r={1.8} className="fd-lamp-head" />
    </>
  );
});

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
