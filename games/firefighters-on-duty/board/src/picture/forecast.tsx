import { count } from '@nightfall/kit/words';
import { forecast, type City, type Outlook, type State } from '@nightfall/firefighters-on-duty';
import { useMemo } from 'react';
import { cornerOf, plotsOf } from './layout.ts';

type Sign = { readonly text: string; readonly words: string; readonly mood: 'bad' | 'worse' };
const percent = (chance: number) => `${Math.round(100 * chance)}%`;

/** FD-28.18 The gravest thing that the next Fire Phase would do to a space as things stand. */
function signOf({ casualty, burnsDown, goesOff, hurt, call, fire, spread }: Outlook): Sign | undefined {
  if (casualty) return { text: 'lost', words: 'an injured person would be lost', mood: 'worse' };
  if (burnsDown) return { text: 'falls', words: 'would burn down', mood: 'worse' };
  if (goesOff) return { text: 'blast', words: 'would go off', mood: 'worse' };
  if (call === 'late') return { text: 'late', words: 'the call would come too late', mood: 'worse' };
  if (hurt > 0) return { text: 'hurt', words: `${hurt} would be hurt`, mood: 'worse' };
  if (fire > 0) return { text: `+${fire}`, words: `would get ${count(fire, 'new fire')} for certain`, mood: 'bad' };
  const chance = spread ? percent(1 - spread[0]) : '0%';
  return chance === '0%' ? undefined : { text: chance, words: `${chance} chance of new fire`, mood: 'bad' };
}

/** What would happen if the bell rang now, place by place. */
export function Forecast({ city, view }: { city: City; view: State }) {
  const outlooks = useMemo(() => forecast(view), [view]);
  return outlooks.map((outlook) => {
    const sign = signOf(outlook);
    const plot = plotsOf(city)[city.indexOf[outlook.space]!]!;
    if (!sign) return null;
    const { x, y } = cornerOf(plot);
    const width = 10 + sign.text.length * 8.8;
    return (
      <g key={outlook.space} transform={`translate(${x + 4} ${y + 19})`} className={`fd-outlook fd-${sign.mood}`}>
        <title>{`If the bell rang now: ${outlook.space} ${sign.words}`}</title>
        <g>
          <rect width={width} height={19} rx={9.5} />
          <text x={width / 2} y={14.6}>
            {sign.text}
          </text>
        </g>
      </g>
    );
  });
}
