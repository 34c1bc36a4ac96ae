import { characterOf, kindOf, lifeOf, type Patrol, type View } from '@nightfall/runebound-midnight';
import type { Seat } from '@nightfall/kernel';
import { HeroFigure, PatrolFigure } from './figures.tsx';
import { beside, middleOf } from './hexes.ts';

/** A letter for each hero: colour never speaks alone. */
export const heroLetter = (view: View, seat: Seat): string => characterOf(view, seat).charAt(0);

type Props = { readonly view: View; readonly acting: readonly Seat[]; readonly lit: readonly string[]; readonly isFar: boolean };
/** Figures grow where the map is small. */
const grown = (size: number, isFar: boolean): number => (isFar ? 2.3 * size : size);
/** Heroes as cloaked figures, patrols behind black shields; several in one hex stand side by side. */
export const Pieces = ({ view, acting, lit, isFar }: Props) => (
  <>
    {view.patrols.map((patrol) => (
      <PatrolPiece
        key={patrol.number}
        view={view}
        patrol={patrol}
        isFar={isFar}
        isNamed={lit.includes(`patrol${patrol.number}`)}
      />
    ))}
    {view.heroes.map(
      ({ space }, i) =>
        space !== '' && (
          <HeroPiece
            key={i}
            view={view}
            seat={i + 1}
            isFar={isFar}
            isActing={acting.includes(i + 1)}
            isNamed={lit.includes(`hero${i + 1}`)}
          />
        ),
    )}
  </>
);

type PatrolProps = { readonly view: View; readonly patrol: Patrol; readonly isFar: boolean; readonly isNamed: boolean };
function PatrolPiece({ view, patrol, isFar, isNamed }: PatrolProps) {
  const { number, space, wounds } = patrol;
  const there = view.patrols.filter((other) => other.space === space);
  const place = there.findIndex((other) => other.number === number);
  const { x, y } = middleOf(space);
  const isMet = view.heroes.some((hero) => hero.space === space) || kindOf(space) === 'stronghold';
  const size = grown(isMet ? 1.2 : 1.5, isFar);
  return (
    <g
      transform={`translate(${x + (isMet ? 36 : 0) + beside(place, there.length, 26)} ${y - 6}) scale(${size})`}
      style={sizeOf(size)}
      className={`rm-patrol${isNamed ? ' is-named' : ''}`}
      data-mark={`patrol${number}`}
    >
      <title>{`Patrol ${number}${wounds > 0 ? `, wounds: ${wounds}` : ''}`}</title>
      <PatrolFigure number={number} />
      {wounds > 0 && <Wounds n={wounds} x={15} />}
    </g>
  );
}

/** For labels on a piece that is drawn larger than its own measure. */
const sizeOf = (size: number): object => ({ '--rm-size': size });
const Wounds = ({ n, x }: { n: number; x: number }) => (
  <g transform={`translate(${x} -18)`} className="rm-wounds">
    <circle />
    <text>{n}</text>
  </g>
);

type HeroProps = {
  readonly view: View;
  readonly seat: Seat;
  readonly isFar: boolean;
  readonly isActing: boolean;
  readonly isNamed: boolean;
};
function HeroPiece({ view, seat, isFar, isActing, isNamed }: HeroProps) {
  const hero = view.heroes[seat - 1]!;
  const there = view.heroes.flatMap(({ space }, i) => (space === hero.space ? [i + 1] : []));
  const { x, y } = middleOf(hero.space);
  const isMet = view.patrols.some(({ space }) => space === hero.space);
  const size = grown(there.length > 2 ? 1.15 : 1.5, isFar);
  return (
    <g
      transform={`translate(${x - (isMet ? 22 : 0) + beside(there.indexOf(seat), there.length, 36)} ${y - 10}) scale(${size})`}
      style={sizeOf(size)}
      className={`rm-hero rm-seat-${seat}${isActing ? ' is-acting' : ''}${isNamed ? ' is-named' : ''}`}
      data-mark={`hero${seat}`}
    >
      <title>{`${characterOf(view, seat)}: ${lifeOf(hero) - hero.wounds} of ${lifeOf(hero)} life`}</title>
      {isActing && <ellipse cy={22} rx={26} ry={9} className="rm-halo" />}
      <HeroFigure card={hero.card} letter={heroLetter(view, seat)} />
      {hero.wounds > 0 && <Wounds n={hero.wounds} x={-15} />}
    </g>
  );
}
