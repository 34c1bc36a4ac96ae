import { JEWELS, meetingOf, STRONGHOLDS, TOWNS, type Colour, type View } from '@nightfall/runebound-midnight';
import { memo } from 'react';
import { middleOf } from './hexes.ts';

/** Towns as wax seals, strongholds as black towers with their mirrors, jewels with a shape for each colour. */
export function Places({ view }: { view: View }) {
  return (
    <>
      {JEWELS.map((jewel, i) => (
        <Jewel key={jewel.space} {...jewel} isThere={view.jewels[i] ?? false} />
      ))}
      {TOWNS.map(({ name, space }) => (
        <Town key={space} name={name} space={space} />
      ))}
      {STRONGHOLDS.map(({ name, space }, i) => (
        <Stronghold key={space} name={name} space={space} points={view.mirrors[i] ?? 0} />
      ))}
      {meetingOf(view) !== undefined && <Banner space={meetingOf(view)!} by={view.meeting!.by} />}
    </>
  );
}

type Named = { readonly named: ReadonlySet<string> | undefined };
/** Names lie over whatever is lit, so that they can be read. From afar there is room for few: only what may be chosen is named. */
export const PlaceNames = memo(function PlaceNames({ named }: Named) {
  const isNamed = ({ space }: { readonly space: string }) => named?.has(space) ?? true;
  return (
    <g aria-hidden="true" className="rm-names">
      {TOWNS.filter(isNamed).map(({ name, space }) => (
        <text key={space} x={middleOf(space).x} y={middleOf(space).y + 64} className="rm-place-name">
          {name}
        </text>
      ))}
      {STRONGHOLDS.filter(isNamed).map(({ name, space }) => (
        <text key={space} x={middleOf(space).x} y={middleOf(space).y + 62} className="rm-place-name rm-dark-name">
          {name}
        </text>
      ))}
    </g>
  );
});

export const JEWEL_SHAPES: { readonly [K in Colour]: string } = {
  green: 'M0-15L13 0 0 15-13 0Z',
  yellow: 'M-7-13H7L14 0 7 13H-7L-14 0Z',
  blue: 'M-12-12H12V12H-12Z',
  red: 'M0-15L14 11H-14Z',
};
type JewelProps = { readonly space: string; readonly colour: Colour; readonly starburst: boolean; readonly isThere: boolean };
function Jewel({ space, colour, starburst, isThere }: JewelProps) {
  const { x, y } = middleOf(space);
  const words = `${isThere ? '' : 'Spent: '}${colour} jewel${starburst ? ' with a star' : ''} at ${space}`;
  return (
    <g transform={`translate(${x} ${y + 20}) scale(1.25)`} className={`rm-jewel rm-jewel-${colour}${isThere ? '' : ' is-gone'}`}>
      <title>{words}</title>
      {starburst && (
        <path d="M0-24l5 14 15-8-8 15 14 5-14 5 8 15-15-8-5 14-5-14-15 8 8-15-14-5 14-5-8-15 15 8Z" className="rm-burst" />
      )}
      <path d={JEWEL_SHAPES[colour]} className="rm-gem" />
      {isThere && <path d="M-5-4l5-6 5 6-5 3Z" className="rm-glint" />}
    </g>
  );
}

const Town = ({ name, space }: { name: string; space: string }) => {
  const { x, y } = middleOf(space);
  return (
    <g transform={`translate(${x} ${y})`} className="rm-town">
      <title>{name}</title>
      <ellipse cx={5} cy={9} rx={36} ry={36} className="rm-shade" />
      <path
        d="M0-38l9 6 11-2 5 10 10 6-1 11 6 9-6 9 1 11-10 6-5 10-11-2-9 6-9-6-11 2-5-10-10-6 1-11-6-9 6-9-1-11 10-6 5-10 11 2Z"
        className="rm-seal"
      />
      <circle r={25} className="rm-seal-ring" />
      <path d="M-19 12V-1l6-6 6 6v-10l7-9 7 9v10l6-6 6 6v13Z" className="rm-houses" />
      <path d="M-3 12V5a3 4 0 0 1 6 0v7ZM-15 3h4v4h-4ZM11 3h4v4h-4Z" className="rm-doors" />
    </g>
  );
};

/** RM-16.8 The flag of the Hero who calls the others. */
function Banner({ space, by }: { space: string; by: number }) {
  const { x, y } = middleOf(space);
  return (
    <g transform={`translate(${x - 36} ${y - 46})`} className={`rm-banner rm-seat-${by}`}>
      <title>The Heroes are called here</title>
      <path d="M0 40V-22" className="rm-pole" />
      <path d="M0-22Q16-30 32-22T62-20L52-6 62 10Q46 4 32 10T0 8Z" className="rm-flag" />
    </g>
  );
}

function Stronghold({ name, space, points }: { name: string; space: string; points: number }) {
  const { x, y } = middleOf(space);
  return (
    <g transform={`translate(${x} ${y})`} className={`rm-stronghold${points > 0 ? '' : ' is-broken'}`}>
      <title>{points > 0 ? `${name}: a mirror of ${points}` : `${name}: no mirror`}</title>
      <ellipse cx={8} cy={32} rx={40} ry={9} className="rm-shade" />
      <path d="M-33 32V-2l9-24 9 24V32ZM15 32V-2l9-24 9 24V32Z" className="rm-tower" />
      <path d="M-15 32V-30l-5-5v-13h8v6h6v-6h12v6h6v-6h8v13l-5 5V32Z" className="rm-tower" />
      <path d="M-6 32V18a6 7 0 0 1 12 0v14Z" className="rm-gate" />
      {points > 0 ? (
        <>
          <ellipse cx={0} cy={-10} rx={24} ry={27} className="rm-mirror-light" />
          <ellipse cx={0} cy={-10} rx={19} ry={22} className="rm-mirror" />
          <text y={-10} className="rm-points">
            {points}
          </text>
        </>
      ) : (
        <path d="M-11-14l8 8-6 5 9 3-3 9M11-12L3-2l6 6" className="rm-crack" />
      )}
    </g>
  );
}
