import { isTrap, masterSlayers, pointsOf, towersLeft, type Kind, type Madness, type State } from '@nightfall/midnight-madness';
import { Facts, type BoardProps } from '@nightfall/ui';
import { KindList } from '../side/piles.tsx';

const kindsOf = (seen: readonly { readonly kind: Kind }[]): Kind[] => seen.map(({ kind }) => kind);
const arcsWhere = (list: readonly boolean[]): string =>
  list.flatMap((isSo, i) => (isSo ? [String(i + 1)] : [])).join(', ') || 'none';

/** The end: what fell, who slew what, and in standard the Master Slayer (MM-20.9). */
export function Review({ view, name }: BoardProps<Madness>) {
  const isRanked = view.mode === 'standard';
  return (
    <div className="mm-review">
      <Facts facts={castle(view)} className="mm-piles" />
      {isRanked && view.outcome === 'won' && (
        <p className="mm-slayer">
          {masterSlayers(view).length > 1 ? 'Master Slayers' : 'Master Slayer'}:{' '}
          <b>{masterSlayers(view).map(name).join(' and ')}</b>
        </p>
      )}
      {isRanked &&
        view.trophies.map((trophies, seat) => (
          <Pile key={seat} title={`${name(seat)}, ${pointsOf(view, seat)}`} kinds={kindsOf(trophies)} />
        ))}
      <Fallen view={view} />
    </div>
  );
}

const castle = (view: State) =>
  [
    ['Turns', view.turn],
    ['Towers standing', `${towersLeft(view)} of 6`],
    ['Towers lost', arcsWhere(view.towers.map((stands) => !stands))],
    ['Walls down', arcsWhere(view.walls.map((wall) => wall === 'fallen'))],
  ] as const;

/** What nobody keeps: the creatures that were beaten together or broke at the castle, and the traps. */
function Fallen({ view }: { view: State }) {
  const kinds = kindsOf(view.monsterDiscard);
  const creatures = kinds.filter((kind) => !isTrap(kind));
  return (
    <>
      <Pile title={view.mode === 'standard' ? 'Broken at the castle' : 'Beaten'} kinds={creatures} />
      <Pile title="Traps sprung" kinds={kinds.filter(isTrap)} />
      {view.outcome === 'lost' && <Pile title="Still out there" kinds={view.tokens.flatMap(({ kind }) => kind ?? [])} />}
    </>
  );
}

const Pile = ({ title, kinds }: { title: string; kinds: readonly Kind[] }) =>
  kinds.length === 0 ? null : (
    <section>
      <h3>{title}</h3>
      <KindList kinds={kinds} />
    </section>
  );
