import { JEWELS, STRONGHOLDS, TOWNS, type Colour, type View } from '@nightfall/runebound-midnight';
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
    </>
  );
}

export const JEWEL_SHAPES: { readonly [K in Colour]: string } = {
  green: 'M0-15L13 0 0 15-13 0Z',
  yellow: 'M-7-13H7L14 0 7 13H-7L-14 0Z',
  blue: 'M-12-12H12V12H-12Z',
  red: 'M0-15L14 11H-14Z',
};
type JewelProps = { readonly space: string; readonly colour: Colour; readonly starburst: boolean; readonly isThere: boolean };
function Jewel({ space, colour, starburst, isThere }: JewelProps) {
  const { x, y } = middleOf(space);
  const words = `${isThere ? '' : 'Spent: '}${colour} adventure${starburst ? ' with a starburst' : ''} at ${space}`;
  return (
    <g transform={`translate(${x} ${y + 20})`} className={`rm-jewel rm-jewel-${colour}${isThere ? '' : ' is-gone'}`}>
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
      <path
        d="M0-34l8 5 10-1 4 9 9 5-1 10 5 8-5 8 1 10-9 5-4 9-10-1-8 5-8-5-10 1-4-9-9-5 1-10-5-8 5-8-1-10 9-5 4-9 10 1Z"
        className="rm-seal"
      />
      <path d="M-15 10V-4l7-7 7 7v-9h4l6 7v16Z" className="rm-houses" />
      <text y={48} className="rm-place-name">
        {name}
      </text>
    </g>
  );
};

function Stronghold({ name, space, points }: { name: string; space: string; points: number }) {
  const { x, y } = middleOf(space);
  return (
    <g transform={`translate(${x} ${y})`} className={`rm-stronghold${points > 0 ? '' : ' is-broken'}`}>
      <title>{points > 0 ? `${name}: a mirror of ${points}` : `${name}: no mirror`}</title>
      <path d="M-24 26L-19-20h6v-9h7v9h12v-9h7v9h6L24 26Z" className="rm-tower" />
      <path d="M-5 26v-13a5 6 0 0 1 10 0v13Z" className="rm-gate" />
      {points > 0 ? (
        <>
          <ellipse cx={0} cy={-6} rx={11} ry={13} className="rm-mirror" />
          <text y={0} className="rm-points">
            {points}
          </text>
        </>
      ) : (
        <path d="M-11-14l8 8-6 5 9 3-3 9M11-12L3-2l6 6" className="rm-crack" />
      )}
      <text y={48} className="rm-place-name rm-dark-name">
        {name}
      </text>
    </g>
  );
}
