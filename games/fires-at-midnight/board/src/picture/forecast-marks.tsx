import type { Memory } from '@nightfall/ui';
import { centreOf, type Foreseen, squareName } from '@nightfall/fires-at-midnight';
import { useForecast } from '../bar/foresight.ts';
import { at } from './scale.ts';

const SIGNS: Record<Foreseen['brings'], string> = {
  smoke: 'M-34 16a18 18 0 0 1 4 -34a24 24 0 0 1 44 -4a18 18 0 0 1 16 38Z',
  fire: 'M0 38C-28 38 -36 14 -22 -4C-18 -12 -18 -18 -16 -28C-4 -20 -2 -10 -4 -4C4 -12 6 -24 2 -40C26 -26 34 -4 30 14C28 30 16 38 0 38Z',
  explosion: 'M0 -42L9 -15L36 -28L17 -4L44 11L16 13L21 42L0 20L-21 42L-16 13L-44 11L-17 -4L-36 -28L-9 -15Z',
};

const isHarmless = ({ kills, loses }: Foreseen): boolean => kills === 0 && loses === 0;
const said = ({ sq, brings, kills, loses }: Foreseen) =>
  `${squareName(sq)}: ${brings}${kills > 0 ? `, a villager dies (${Math.round(100 * kills)} %)` : ''}${loses > 0 ? `, the game is lost (${Math.round(100 * loses)} %)` : ''}`;

/**
 * FM-21.23 On each square what a roll there would do: cloud, flame or star; a cross where somebody dies, a frame where all is lost.
 * They stand in the corner that names and numbers leave free, small where nobody is harmed.
 */
export function ForecastMarks({ memory }: { memory: Memory }) {
  const now = useForecast(memory);
  if (!now) return null;
  return (
    <g className="fm-forecast">
      {now.squares.map((one) => (
        <g key={one.sq} transform={at(centreOf(one.sq))} className={`fm-foreseen fm-brings-${one.brings}`}>
          <title>{said(one)}</title>
          {one.loses > 0 && <rect x={-180} y={-180} width={360} height={360} rx={24} className="fm-loses" />}
          <g transform={isHarmless(one) ? 'translate(150 150) scale(0.75)' : 'translate(135 135) scale(1.1)'}>
            <circle r={52} />
            <path d={SIGNS[one.brings]} />
          </g>
          {one.kills > 0 && (
            <g transform="translate(-30 -140)" className="fm-kills">
              <circle r={46} />
              <path d="M0 -30V30M-18 -12H18" />
            </g>
          )}
        </g>
      ))}
    </g>
  );
}
