import { centreOf, game, placeOf, type State, SQUARES } from '@nightfall/fires-at-midnight';
import { isFaults, type Json } from '@nightfall/kernel';
import { usePixel } from '@nightfall/ui';
import { useRef } from 'react';
import { Defs } from '../picture/board.tsx';
import { Glow, Marker, Scorch } from '../picture/fire.tsx';
import { Ground } from '../picture/ground.tsx';
import { HousePiece } from '../picture/house.tsx';
import { chestName, crewName, houseName, personName, treeName } from '../picture/where.ts';
import { ChestPiece, FirefighterPiece, TreePiece, VillagerPiece, Well } from '../picture/pieces.tsx';
import { WaterRing } from '../picture/ruler.tsx';
import { line } from '../picture/scale.ts';
import './book.css';

/** The pictures of the player's book: positions of the game, drawn with the pieces of the board. */

function position(written: { readonly [key: string]: Json }): State {
  const s = game.position.read(written);
  if (isFaults(s)) throw new Error(s.map(({ text }) => text).join(' '));
  return s;
}

type VillageProps = {
  readonly label: string;
  readonly written: { readonly [key: string]: Json };
  /** Which part of the table, in the units of the picture. */
  readonly box: string;
  readonly children?: React.ReactNode;
};
/** A part of the table as it stands there. */
function Village({ label, written, box, children }: VillageProps) {
  const s = position(written);
  const svg = useRef<SVGSVGElement>(null);
  usePixel(svg);
  const lying = <P extends { id: string; at: readonly [number, number] | null; by: string | null; state: string }>(
    things: readonly P[],
  ) => things.filter(({ at, by }) => at !== null && by === null);
  return (
    <svg ref={svg} viewBox={box} className="fm-book-picture" role="img" aria-label={label}>
      <Defs />
      <Ground />
      <Glow marks={s.marks} />
      <Well />
      {s.houses.map((h) => (
        <HousePiece
          key={h.id}
          house={h}
          name={houseName(s, h, centreOf(h.sq))}
          isLit={false}
          isHurt={false}
          isOpenToSee={h.open}
        />
      ))}
      <Scorch boom={s.boom} />
      {lying(s.trees).map((t) => (
        <TreePiece key={t.id} tree={t} name={treeName(s, t, placeOf(s, t)!)} place={placeOf(s, t)!} isLit={false} />
      ))}
      {SQUARES.map((sq) => (
        <Marker key={sq} sq={sq} mark={s.marks[sq]!} isNew={false} isInReach={false} onPick={undefined} />
      ))}
      {lying(s.chests).map((c) => (
        <ChestPiece key={c.id} chest={c} name={chestName(s, c, placeOf(s, c)!)} place={placeOf(s, c)!} isLit={false} />
      ))}
      {lying(s.villagers).map((p) => (
        <VillagerPiece key={p.id} villager={p} name={personName(s, p, placeOf(s, p)!)} place={placeOf(s, p)!} isLit={false} />
      ))}
      {s.crew.map(
        (f) => f.at && <FirefighterPiece key={f.id} who={f} name={crewName(s, f)} place={f.at} isActive={false} isLit={false} />,
      )}
      {children}
    </svg>
  );
}

export const SixLines = () => (
  <Village
    label="A firefighter between the well, a burning square and a villager."
    box="600 900 1400 1100"
    written={{ fire: 'W5,B3', smoke: 'W4,B2', villagers: { V1: [8000, 6000] }, crew: { F1: { at: [9500, 9000], water: 2 } } }}
  />
);
export const Turn = () => (
  <Village
    label="A walk of four inches from the well towards a villager."
    box="600 900 1300 900"
    written={{ villagers: { V1: [8000, 8000] }, crew: { F1: [12000, 9490] } }}
  >
    <path
      d={line([
        [12000, 9490],
        [9030, 8100],
      ])}
      className="fm-tape-edge"
    />
    <path
      d={line([
        [12000, 9490],
        [9030, 8100],
      ])}
      className="fm-tape"
    />
  </Village>
);
export const Fire = () => (
  <Village
    label="Smoke beside a fire, an explosion mark, and a chest of powder."
    box="200 200 1400 900"
    written={{ fire: 'W2,B5', smoke: 'W3,B5', explosions: 'W3,B4', chests: { C1: 'W1,B5' }, trees: { T1: 'W2,B4' } }}
  />
);
export const Water = () => (
  <Village
    label="A firefighter with two water at the well, and how far it carries."
    box="400 600 1600 1300"
    written={{ fire: 'W2,B4', crew: { F1: { at: [9494, 12000], water: 2 } } }}
  >
    <WaterRing from={[9494, 12000]} reach={6} />
  </Village>
);
export const Houses = () => (
  <Village
    label="A house with its door open and a villager inside, and one that has fallen."
    box="200 1000 1500 1000"
    written={{
      houses: { H1: { square: 'W2,B3', open: true }, H2: { square: 'W4,B2', integrity: 0 } },
      villagers: { V1: 'W2,B3' },
    }}
  />
);
