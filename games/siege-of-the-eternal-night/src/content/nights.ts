import type { Nightly } from '@nightfall/kernel';
import type { Siege } from '../moves.ts';
import { isOver, nightResult, rankOf } from '../result.ts';
import { isDailySiege } from '../setup.ts';
import { enemiesLeft } from '../queries/deployment.ts';
import { dailySeed, dateIn } from '../sheet/generator.ts';
import type { SiegeState } from '../state.ts';

/** SN-1.7 in one number: enemies first, then how early the field was cleared, then the heroes kept. */
function pointsOf(v: SiegeState): number {
  const { score, clearedOn, heroesUnused } = nightResult(v);
  return -100 * (100 * score + (clearedOn ?? 0)) + heroesUnused;
}

/** SN-16.5 The daily siege: its seed is the date. SN-16.6 The first night of a date counts; SN-18.13 the page of tonight says so. */
export const nightly: Nightly<Siege> = {
  table: (date) => ({ name: 'Daily siege', players: 1, options: { sheet: 'daily', seed: dailySeed(date) } }),
  reached: (v) => ({ points: pointsOf(v), text: isOver(v) ? `${leftText(enemiesLeft(v))} · ${rankOf(enemiesLeft(v))}` : '' }),
  dateOf: ({ options: { sheet, seed } }) => (isDailySiege(String(sheet), String(seed)) ? dateIn(String(seed)) : undefined),
};
const leftText = (left: number) => (left === 0 ? 'All fallen' : `${left} left`);
