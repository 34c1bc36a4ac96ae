import { call, type Move, type Out } from '@nightfall/kernel';
import { kingTile } from '../content/kings.ts';
import { COMBAT_DICE, LAST_THREAT_LEVEL, THREAT_CLOCK } from '../content/settings.ts';
import type { AcceptRoll, DeclineThreat, RaiseAfterRoll, Rune, ThreatTest, UsePower } from '../moves.ts';
import type { State, ThreatCause, ThreatFrame } from '../state.ts';
import { refill, spendCounters, win } from '../verbs/king.ts';
import { notEnough, POWER_SPENT, wrongMoment } from './refusals.ts';
import { always, dice, during, king, must, rule } from './sentences.ts';

/** RM-13.2, RM-13.4, RM-13.5 One event, one test; it interrupts whatever is going on. */
export function offerThreatTest(s: State, cause: Exclude<ThreatCause, 'step'>, out: Out<Rune>): void {
  s.threat.offers += 1;
  out?.({ type: 'threatOffered', cause });
  call(s, { rule: 'threat', at: 'offer', cause, bonus: 0, dice: [], answer: 'test', rang: false });
}

/** RM-13.9 Exhaustion counters before the roll, +1 each. */
const threatTest: Move<Rune, ThreatFrame, ThreatTest> = {
  options: (v, _f, seat) =>
    Array.from({ length: v.king.exhaustion + 1 }, (_, exhaustion) => ({ type: 'threatTest', seat, exhaustion })),
  refuse: (v, _f, { exhaustion }) =>
    exhaustion > v.king.exhaustion ? notEnough('RM-13.9', exhaustion, 'exhaustion', v.king.exhaustion) : undefined,
  perform: (s, f, { exhaustion }, out) => {
    spendCounters(s, 'exhaustion', exhaustion, out);
    f.bonus += exhaustion;
    f.at = 'roll';
  },
};
/** RM-13.3 */
const declineThreat: Move<Rune, ThreatFrame, DeclineThreat> = {
  options: (_v, _f, seat) => [{ type: 'declineThreat', seat }],
  refuse: () => undefined,
  perform: (_s, f, _move, out) => {
    f.answer = 'declined';
    f.at = 'result';
    out?.({ type: 'threatDeclined', cause: f.cause });
  },
};
/** RM-8.3 Hand of the General after a knock-out; Offered Blood before every test that a Hero has brought about, once a test. */
const usePower: Move<Rune, ThreatFrame, UsePower> = {
  options: (_v, _f, seat) => [{ type: 'usePower', seat, dice: [] }],
  refuse: (v, f, { dice: named }) => {
    const { id, name } = kingTile(v.king.tile).power;
    const isHand = id === 'handOfTheGeneral' && f.cause === 'knockOut';
    if ((!isHand && id !== 'offeredBlood') || named.length > 0) return wrongMoment('RM-8.3', name, MOMENTS[id]);
    const isSpent = isHand ? v.king.powerUses >= v.king.powerLevel : f.bonus > 0;
    return isSpent ? POWER_SPENT : undefined;
  },
  perform: (s, f, _move, out) => {
    const { id } = kingTile(s.king.tile).power;
    out?.({ type: 'powerUsed', power: id });
    if (id === 'offeredBlood') f.bonus += s.king.powerLevel;
    else {
      s.king.powerUses += 1;
      f.answer = 'sure';
      f.at = 'result';
    }
  },
};
export const MOMENTS = {
  handOfTheGeneral: 'when a Hero is knocked out',
  wovenDoom: 'after an influence roll',
  offeredBlood: 'before a threat test that a Hero caused',
  dreadWings: 'as you move a patrol with a die',
} as const;

const total = (s: { threat: { pool: number } }, f: ThreatFrame): number =>
  f.dice.reduce((sum, die) => sum + die, 0) + s.threat.pool + f.bonus;

/** RM-13.10 */
const raiseAfterRoll: Move<Rune, ThreatFrame, RaiseAfterRoll> = {
  options: (v, _f, seat) =>
    Array.from({ length: Math.floor(v.king.exhaustion / 3) }, (_, i) => ({ type: 'raiseAfterRoll', seat, sets: i + 1 })),
  refuse: (v, _f, { sets }) =>
    3 * sets > v.king.exhaustion ? notEnough('RM-13.10', 3 * sets, 'exhaustion', v.king.exhaustion) : undefined,
  perform: (s, f, { sets }, out) => {
    spendCounters(s, 'exhaustion', 3 * sets, out);
    f.bonus += sets;
  },
};
const acceptRoll: Move<Rune, ThreatFrame, AcceptRoll> = {
  options: (_v, _f, seat) => [{ type: 'acceptRoll', seat }],
  refuse: () => undefined,
  perform: () => undefined,
};

/** RM-13.1, RM-13.8 */
function settle(s: State, f: ThreatFrame, out: Out<Rune>): void {
  if (f.answer === 'declined') return;
  const need = s.threat.difficulty;
  const sum = total(s, f);
  const success = f.answer === 'sure' || sum >= need;
  if (f.answer === 'test')
    out?.({
      type: 'threatTested',
      cause: f.cause,
      dice: f.dice.slice(),
      pool: s.threat.pool,
      bonus: f.bonus,
      total: sum,
      need,
      success,
    });
  if (success) rise(s, out);
}
/** RM-13.6, RM-13.14, RM-28.2: counters come back, the pool is emptied, the threat rises; it never falls. */
function rise(s: State, out: Out<Rune>): void {
  refill(s, out);
  s.threat.pool = 0;
  s.threat.level += 1;
  out?.({ type: 'threatRose', level: s.threat.level });
  if (s.threat.level >= LAST_THREAT_LEVEL) win(s, 'king', 'RM-28.2', out); // RM-1.3
}

/** RM-13 A threat test. That of the Threat step goes in at its roll (RM-12.4), the others are offered. */
export const threat = rule<ThreatFrame>('RM-13.1', {
  offer: during(
    king,
    { threatTest, usePower, declineThreat },
    {
      id: (v) => `threat-${v.threat.offers}`,
      lasts: (v) => (v.options.live ? THREAT_CLOCK : undefined),
      rang: (_s, f) => void (f.rang = true), // 32.6
    },
    (_v, f) => f.cause !== 'step',
  ), // 13.3, 13.9
  roll: dice(
    () => COMBAT_DICE,
    (_s, f, faces) => void (f.dice = [...faces]),
  ), // 13.1, 4.1
  raise: must(
    king,
    { raiseAfterRoll, acceptRoll },
    (v, f) => f.cause !== 'step' && !f.rang && total(v, f) < v.threat.difficulty && v.king.exhaustion >= 3,
  ), // 13.10, 13.11
  result: always((s, f, out) => settle(s, f, out)), // 13.6, 13.8
});
