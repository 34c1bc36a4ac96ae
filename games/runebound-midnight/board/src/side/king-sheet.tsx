import { count } from '@nightfall/kit/words';
import {
  KING,
  kingTile,
  powerLevel,
  powerOf,
  PHASE_NAMES,
  PHASES,
  placeName,
  priceOf,
  type KingCounter,
  type Rune,
  type View,
} from '@nightfall/runebound-midnight';
import type { BoardProps } from '@nightfall/ui';
import { handOf, useReach } from '../hand/hand.ts';
import { TerrainSign } from '../picture/glyphs.tsx';
import { Ours } from './ours.tsx';
import { incomeOf } from './income.ts';

type Props = BoardProps<Rune>;
type Counted = { readonly label: string; readonly kind: KingCounter; readonly use: string };
const COUNTERS: readonly Counted[] = [
  { label: 'Ranged', kind: 'mind', use: 'reroll a Ranged influence die' },
  { label: 'Melee', kind: 'body', use: 'reroll a Melee influence die' },
  { label: 'Magic', kind: 'spirit', use: 'reroll a Magic influence die' },
  { label: 'Exhaustion', kind: 'exhaustion', use: '+1 on a threat test' },
  { label: 'Wound', kind: 'wound', use: 'reroll a patrol’s die' },
];

/** RM-36 The Night King's own dashboard; everyone may read it. */
export function KingSheet(props: Props) {
  const { view, name, acting } = props;
  const { king } = view;
  const { name: title, epithet, symbols } = kingTile(king.tile);
  return (
    <details className="rm-sheet rm-king" open data-acting={acting.includes(KING)}>
      <summary data-mark="king">
        <span className="rm-letter">♛</span> {title} <small>{name(KING)}</small>
      </summary>
      <p>
        {epithet}. Gold <strong>{king.gold}</strong>, next income <strong>{incomeOf(view)}</strong>.
      </p>
      <ul className="rm-influence" aria-label="Influence">
        {PHASES.map((phase) => (
          <li key={phase}>
            <TerrainSign terrain={symbols[phase]!} /> {PHASE_NAMES[phase]} <small>{symbols[phase]}</small>
          </li>
        ))}
      </ul>
      <Power view={view} />
      <CounterTable view={view} />
      <PatrolList {...props} />
    </details>
  );
}

function Power({ view }: { view: View }) {
  const { king } = view;
  const { name, text } = powerOf(view);
  return (
    <p data-mark="power">
      <strong>{name}</strong>, level {king.powerLevel}
      {powerLevel(view, 'handOfTheGeneral') > 0 && `, used ${king.powerUses} of ${king.powerLevel}`}. {text}{' '}
      {kingTile(king.tile).power.isOurs && <Ours />}
    </p>
  );
}

function CounterTable({ view }: { view: View }) {
  const { king } = view;
  return (
    <table className="rm-held">
      <thead>
        <tr>
          <th scope="col">Counters</th>
          <th scope="col">Held</th>
          <th scope="col">Next</th>
        </tr>
      </thead>
      <tbody>
        {COUNTERS.map(({ label, kind, use }) => (
          <tr key={label} title={use}>
            <th scope="row">{label}</th>
            <td>{king[kind]}</td>
            <td>{priceOf(view, kind)} gold</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Every patrol with its dice and wounds; a touch lays its reach over the map. */
function PatrolList(props: Props) {
  const { view, camera } = props;
  const reach = useReach(props);
  if (view.patrols.length === 0) return <p>No patrols on the map.</p>;
  return (
    <ul className="rm-patrols" aria-label="Patrols">
      {view.patrols.map(({ number, space, wounds }) => (
        <li key={number}>
          <button
            type="button"
            className="button button-quiet"
            aria-pressed={reach === number}
            data-mark={`patrol${number}`}
            onClick={() => {
              handOf(props).reach(number);
              camera.show(`patrol${number}`);
            }}
          >
            Patrol {number}, {placeName(space)}
            <small>
              {wounds > 0 ? `${count(wounds, 'wound')}, 4 dice` : '5 dice'} ·{' '}
              {reach === number ? 'hide its reach' : 'show its reach'}
            </small>
          </button>
        </li>
      ))}
    </ul>
  );
}
