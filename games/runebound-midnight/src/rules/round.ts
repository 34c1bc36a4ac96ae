import { call } from '@nightfall/kernel';
import type { RoundFrame, State } from '../state.ts';
import { beginNight } from '../verbs/king.ts';
import { always, rule, until } from './sentences.ts';

function nextHero(s: State, f: RoundFrame): void {
  f.seat += 1;
  call(s, { rule: 'hero', at: 'refresh', seat: f.seat });
}

/** RM-11.1 A round: the Night King's turn, then each Hero's in the order of the seats. */
export const round = rule<RoundFrame>('RM-11.1', {
  night: always((s) => call(s, { rule: 'night', at: 'dusk', fought: [], waiting: [] })), // 11.1
  heroes: until((v, f) => f.seat === v.heroes.length, always(nextHero)), // 2.5
  next: always((s, f) => {
    beginNight(s);
    f.seat = 0;
    f.at = 'night';
  }), // 11.1
});
