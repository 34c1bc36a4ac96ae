import type { BoardProps } from '@nightfall/ui';
import { useEffect } from 'react';
import { daysBegun, keepNight, noteBegun } from './daily/diary.ts';
import { type Siege, type SiegeState, enemiesLeft, felledPerTurn, isDailySeed, phaseOf, rankOf, shareText } from './engine.ts';
import { dateOf } from './daily/calendar.ts';
import { change, useDesk } from './hand/desk.ts';
import { brush } from './picture/ink.ts';
import { inkOf } from './picture/palette.ts';

type Props = BoardProps<Siege>;

const DIFFICULTY = (v: SiegeState) =>
  [v.sheet.difficulty, v.sheet.par === null ? '' : `par ${v.sheet.par}`, v.lastCall ? 'Last Call' : '']
    .filter(Boolean)
    .join(' · ');

/** The first finished night of a date is written into the diary, if it was begun on that day (SN-16.6). */
function useDiary({ view, seat }: Props) {
  const isDaily = seat !== null && view.sheet.id === 'daily' && isDailySeed(view.seed);
  const isDone = isDaily && phaseOf(view) === 'OVER';
  useEffect(() => {
    const date = view.seed.slice('daily-'.length);
    const score = enemiesLeft(view);
    if (isDaily && date === dateOf(Date.now())) noteBegun(date);
    if (isDone && daysBegun().includes(date)) keepNight(date, { score, rank: rankOf(score), share: shareText(view) });
  }, [isDaily, isDone]);
}

/** Beside the board: which sheet it is, what each turn has felled, and what the hatchings mean. */
export function Side(props: Props) {
  const { view } = props;
  useDiary(props);
  return (
    <div className="siege-side">
      <h2>{view.sheet.name}</h2>
      <p className="siege-quiet">{DIFFICULTY(view)}</p>
      {view.seed !== '' && <p className="siege-quiet">{view.seed === '-' ? 'Your own dice' : `Seed ${view.seed}`}</p>}
      <Tally view={view} />
      <Legend />
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
            <td className="siege-quiet">Nothing yet. The horde waits.</td>
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
const SAMPLES = [
  { d: 'M-4 14L14-4M-4 24L24-4M-4 34L34-4M6 34L34 6M16 34L34 16', ink: '#a8261c', text: 'beside a shape of this turn' },
  { d: 'M16-4L34 14M5-4L34 25M-4-2L34 36M-4 9L21 34M-4 20L10 34', ink: '#31517e', text: 'beside a shape of the turn before' },
  { d: 'M6 6h0M15 6h0M24 6h0M10 15h0M20 15h0M6 24h0M15 24h0M24 24h0', ink: '#d9541e', text: 'forbidden next turn' },
] as const;

/** What the hatchings mean, and the switch of the forecast (SN-18.4). */
function Legend() {
  const { showsNext } = useDesk();
  return (
    <div className="siege-legend">
      <h3>Closed squares</h3>
      <ul>
        {SAMPLES.map(({ d, ink, text }) => (
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
        <input type="checkbox" checked={showsNext} onChange={(e) => change({ showsNext: e.target.checked })} />
        Show what will be closed next turn
      </label>
    </div>
  );
}
