import type { BoardProps } from '@nightfall/ui';
import { type Siege, type SiegeState, felledPerTurn } from '@nightfall/siege-of-the-eternal-night';
import { change, useHolding } from '../hand/holding.ts';
import { brush } from '../picture/ink.ts';
import { inkOf } from '../picture/palette.ts';

type Props = BoardProps<Siege>;

const DIFFICULTY = (v: SiegeState) =>
  [v.sheet.difficulty, v.sheet.par === null ? '' : `par ${v.sheet.par}`, v.lastCall ? 'Last Call' : '']
    .filter(Boolean)
    .join(' · ');

/** Beside the board: which sheet it is, what each turn has felled, and what the hatchings mean. */
export function Side(props: Props) {
  const { view } = props;
  return (
    <div className="siege-side">
      <h2>{view.sheet.name}</h2>
      <p className="siege-quiet">{DIFFICULTY(view)}</p>
      {view.seed !== '' && <p className="siege-quiet">{view.seed === '-' ? 'Your own dice' : `Seed ${view.seed}`}</p>}
      <Tally view={view} />
      <Legend view={view} memory={props.memory} />
    </div>
  );
}

/** Strokes in fives, as one counts on a wall. */
function Tally({ view }: { view: SiegeState }) {
  const felled = felledPerTurn(view);
  return (
    <table className="siege-tally">
      <caption>Felled each turn</caption>
      <tbody>
        {felled.map((count, i) => (
          <tr key={i}>
            <th scope="row">{i + 1}</th>
            <td>
              <svg viewBox="0 0 150 18" width={150} height={18} aria-hidden="true">
                <path d={strokes(count, i)} fill={inkOf(i + 1) === inkOf(1) ? '#9db4f0' : '#f0a58f'} />
              </svg>
            </td>
            <td>{count}</td>
          </tr>
        ))}
        {felled.length === 0 && (
          <tr>
            <td className="siege-quiet">Nothing yet. The horde is waiting.</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}
function strokes(count: number, key: number): string {
  return Array.from({ length: count }, (_, i) => {
    const left = Math.floor(i / 5) * 36 + (i % 5) * 7 + 4;
    return i % 5 === 4
      ? brush([left - 31, 15], [left - 4, 3], 1.6, key * 20 + i)
      : brush([left, 2], [left + 1, 16], 1.5, key * 20 + i);
  }).join('');
}

/** The hatchings once more, as lines: the sheet's own patterns may lie in a part of the page that is not shown. */
const samplesOf = (turn: number) => [
  { d: 'M-4 14L14-4M-4 24L24-4M-4 34L34-4M6 34L34 6M16 34L34 16', ink: inkOf(turn).ink, text: 'next to a shape of this turn' },
  {
    d: 'M16-4L34 14M5-4L34 25M-4-2L34 36M-4 9L21 34M-4 20L10 34',
    ink: inkOf(turn - 1).ink,
    text: 'next to a shape of the turn before',
  },
  { d: 'M6 6h0M15 6h0M24 6h0M10 15h0M20 15h0M6 24h0M15 24h0M24 24h0', ink: '#d9541e', text: 'forbidden next turn' },
];

/** What the hatchings mean, and the switch of the forecast (SN-18.4). */
function Legend({ view, memory }: Pick<Props, 'view' | 'memory'>) {
  const { showsNext } = useHolding(memory);
  return (
    <div className="siege-legend">
      <h3>Closed squares</h3>
      <ul>
        {samplesOf(Math.max(1, view.turn)).map(({ d, ink, text }) => (
          <li key={text}>
            <svg viewBox="0 0 30 30" width={30} height={30} aria-hidden="true">
              <rect width={30} height={30} rx={3} fill="#efe2c4" />
              <path d={d} stroke={ink} strokeWidth={3} strokeLinecap="round" opacity={0.75} />
            </svg>
            {text}
          </li>
        ))}
      </ul>
      <label className="siege-switch">
        <input type="checkbox" checked={showsNext} onChange={(e) => change(memory, { showsNext: e.target.checked })} />
        Show what will be closed next turn
      </label>
    </div>
  );
}
