import { FACES, heroOf, top, type View } from '@nightfall/runebound-midnight';
import { TerrainSign } from '../picture/glyphs.tsx';

/** The movement dice of a Hero who walks, as tokens. */
export function WalkingDice({ view }: { view: View }) {
  const frame = top(view);
  return frame?.rule === 'hero' && frame.at === 'move' && <HeroDice view={view} seat={frame.seat} />;
}
/** The movement dice that the Night King has rolled, with their faces; what is spent is hollow. */
export function RolledDice({ view }: { view: View }) {
  const frame = top(view);
  const rolled = frame?.rule === 'patrol' || frame?.rule === 'combat' ? frame.faces : [];
  if (rolled.length === 0) return null;
  return (
    <ul className="rm-tokens" aria-label="Dice rolled" data-read>
      {rolled.map((face, i) => (
        <MovementDie key={i} face={face} />
      ))}
    </ul>
  );
}
/** A movement die with the terrains on its face; 0: it is spent. */
const MovementDie = ({ face }: { face: number }) => (
  <li className={face === 0 ? 'rm-die is-spent' : 'rm-die'} aria-label={face === 0 ? 'spent' : undefined}>
    <Signs face={face} />
  </li>
);
const Signs = ({ face }: { face: number }) =>
  face > 0 && FACES[face - 1]!.map((terrain) => <TerrainSign key={terrain} terrain={terrain} />);

/** A die on a button. */
export const DieSign = ({ face }: { face: number }) => (
  <span className="rm-die rm-die-sign">
    <Signs face={face} />
  </span>
);

function HeroDice({ view, seat }: { view: View; seat: number }) {
  const { dice, bonusDice, diceSpent } = heroOf(view, seat);
  const all = [
    ...Array.from({ length: dice }, () => ''),
    ...Array.from({ length: bonusDice }, () => ' is-bonus'),
    ...Array.from({ length: diceSpent }, () => ' is-spent'),
  ];
  const bonus = bonusDice > 0 ? ` and ${bonusDice} bonus` : '';
  return (
    <p className="rm-tokens" role="img" aria-label={`${dice}${bonus} movement dice left`}>
      {all.map((kind, i) => (
        <span key={i} className={`rm-die rm-die-small${kind}`} aria-hidden="true" />
      ))}
    </p>
  );
}
