import { call } from '@nightfall/kernel';
import type { RoundFrame, State } from '../state.ts';
import { always, rule } from './sentences.ts';

function nextHero(s: State, f: RoundFrame): void {
  f.seat += 1;
  if (f.seat > s.heroes.length) return;
  f.at = 'heroes';
  call(s, { rule: 'hero', at: 'refresh', seat: f.seat });
}

/** RM-11.1 A round: the Night King's turn, then each Hero's in the order of the seats. */
export const round = rule<RoundFrame>('RM-11.1', {
  night: always((s) => call(s, { rule: 'night', at: 'dusk', fought: [], waiting: [] })), // 11.1
  heroes: always((s, f) => nextHero(s, f)), // 2.5
  next: always((s, f) => {
    s.round += 1;
    f.seat = 0;
    f.at = 'night';
  }), // 11.1
});
