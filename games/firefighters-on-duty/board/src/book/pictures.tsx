import { SYMBOL_NAMES, type Sym } from '@nightfall/firefighters-on-duty';
import type { ReactNode } from 'react';
import { SYMBOL_PATHS } from '../bar/die.tsx';
import { Burned, Debris, Embers, Explosive, Flames, Gas, Power, Smoke } from '../picture/pieces.tsx';
import { CityCorner } from './scene.tsx';
import './book.css';

/** The pictures of the player's book. */

export const SixLines = () => (
  <CityCorner
    label="An engine beside a burning house: a firefighter with a hose stands inside, and a civilian waits next door."
    from={[0, 5]}
    size={[5, 5]}
    spaces={{ E1: { active: 3, ff: 1, hose: 1 }, E7: { active: 1 } }}
    vehicles={{ 'ENG-1': 'E4' }}
  />
);
export const HoseTeam = () => (
  <CityCorner
    label="The engine stands on the road. A firefighter and a hose stand in the burning house next to it."
    from={[0, 5]}
    size={[3, 3]}
    spaces={{ E1: { active: 2, ff: 1, hose: 1 }, E7: { active: 0 } }}
    vehicles={{ 'ENG-1': 'E4' }}
  />
);
export const Rescue = () => (
  <CityCorner
    label="A firefighter leads a civilian out of a house to the road, where the People Carrier waits."
    from={[0, 7]}
    size={[3, 3]}
    spaces={{ E3: { ff: 1, civ: 1, active: 0 }, E6: { inj: 1 } }}
    vehicles={{ CARRIER: 'E2' }}
  />
);

type Sign = readonly [name: string, draw: ReactNode];
/** A row of tokens with their names. */
const Row = ({ label, signs }: { label: string; signs: readonly Sign[] }) => (
  <div className="fd-book-row" role="img" aria-label={label}>
    {signs.map(([name, draw]) => (
      <figure key={name}>
        <svg viewBox="-12 -12 24 24" className="fd-board">
          {draw}
        </svg>
        <figcaption>{name}</figcaption>
      </figure>
    ))}
  </div>
);

export const Dice = () => (
  <div className="fd-book-row" role="img" aria-label="The four symbols: Vehicle, Firefighter, Water, Gear.">
    {(['vehicle', 'firefighter', 'water', 'gear'] satisfies Sym[]).map((symbol) => (
      <figure key={symbol}>
        <svg viewBox="0 0 48 48" className={`fd-book-die fd-die-${symbol}`}>
          <path d={SYMBOL_PATHS[symbol]} fillRule="evenodd" />
        </svg>
        <figcaption>{SYMBOL_NAMES[symbol]}</figcaption>
      </figure>
    ))}
  </div>
);
export const FireStates = () => (
  <Row
    label="A new fire smoulders; then it burns. Three fires are critical, four burn a building down."
    signs={[
      ['Smoulders', <Embers key="e" n={1} />],
      ['Burns', <Flames key="1" n={1} />],
      ['Critical', <Flames key="3" n={3} />],
      ['Falls at the bell', <Flames key="4" n={4} />],
      ['Burned down', <Burned key="b" />],
    ]}
  />
);
export const Hazards = () => (
  <Row
    label="The five things that make a fire worse: gas tank, explosives, live electricity, thick smoke, debris."
    signs={[
      ['Gas tank', <Gas key="g" />],
      ['Explosives', <Explosive key="x" />],
      ['Electricity', <Power key="p" />],
      ['Smoke', <Smoke key="s" level={2} />],
      ['Debris', <Debris key="d" n={1} />],
    ]}
  />
);
