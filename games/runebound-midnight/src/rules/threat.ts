import { count } from '@nightfall/kit/words';
import { call, int, type Out } from '@nightfall/kernel';
import { RAISE_PRICE, THREAT_CLOCK } from '../content/settings.ts';
import type { Rune } from '../moves.ts';
import { bloodOf, powerLevel, powerOf } from '../queries/king.ts';
import type { State, ThreatCause, ThreatFrame, View } from '../state.ts';

import { offerTest, raiseThreat, spendCounters, spendPower } from '../verbs/king.ts';
import { sumThreat } from '../verbs/rolls.ts';
import { declineThreatTest } from '../verbs/turns.ts';
import { answer, fromTo, lacks } from './answer.ts';
import { POWER_SPENT } from './refusals.ts';
import { always, dice, during, king, must, rule, layDown, twoDice } from './sentences.ts';
import { powerMoment, powerUse } from './using.ts';

const move = answer<ThreatFrame>();

/** RM-13.2, RM-13.4, RM-13.5 One event, one test; it interrupts whatever is going on. */
export function offerThreatTest(s: State, cause: Exclude<ThreatCause, 'step'>, out: Out<Rune>): void {
  offerTest(s, cause, out);
  call(s, { rule: 'threat', at: 'offer', cause, bonus: bloodOf(s), dice: [], answer: 'test', rang: false });
}

/** RM-13.9 Exhaustion counters before the roll, +1 each. */
const threatTest = move('threatTest', {
  fields: { exhaustion: int(0, 999) },
  name: 'Make the threat test',
  ends: true,
  label: (_v, { exhaustion }) =>
    exhaustion === 0 ? 'Make the threat test' : `Make the threat test with ${count(exhaustion, 'exhaustion counter')}`,
  domain: (v) => ({ exhaustion: fromTo(0, v.king.exhaustion) }),
  refuse: (v, _f, { exhaustion }) => lacks(v, 'RM-13.9', 'exhaustion', exhaustion),
  perform: (s, f, { exhaustion }, out) => {
    spendCounters(s, 'exhaustion', exhaustion, out);
    f.bonus += exhaustion;
  },
});
/** RM-13.3 */
const declineThreat = move('declineThreat', {
  name: 'No threat test',
  perform: (_s, f, _move, out) => declineThreatTest(f, out),
});
/** RM-8.3 Hand of the General after a knock-out. RM-38.5 Offered Blood as printed, once a round. */
const isHand = (v: View, f: ThreatFrame): boolean => f.cause === 'knockOut' && powerLevel(v, 'handOfTheGeneral') > 0;
const isPrintedBlood = (v: View): boolean => v.options.printed && powerLevel(v, 'offeredBlood') > 0;
const usePower = powerUse<ThreatFrame>((v, f) => isHand(v, f) || isPrintedBlood(v), {
  domain: () => ({ dice: [[]] }),
  refuse: (v, f, { dice: named }) => {
    if (named.length > 0) return powerMoment(v);
    return v.king.powerUses >= (isHand(v, f) ? v.king.powerLevel : 1) ? POWER_SPENT : undefined;
  },
  perform: (s, f, _move, out) => {
    spendPower(s, powerOf(s).id, out);
    if (!isHand(s, f)) return void (f.bonus += s.king.powerLevel);
    f.answer = 'sure';
    f.at = 'result';
  },
});

const total = (v: View, f: ThreatFrame): number => f.dice.reduce((sum, die) => sum + die, 0) + v.threat.pool + f.bonus;

/** RM-13.10 */
const raiseAfterRoll = move('raiseAfterRoll', {
  fields: { sets: int(1, 333) },
  name: 'Raise the roll',
  label: (_v, { sets }) => `Spend ${RAISE_PRICE * sets} exhaustion counters for +${sets}`,
  cost: () => ({ exhaustion: RAISE_PRICE }),
  domain: (v) => ({ sets: fromTo(1, Math.floor(v.king.exhaustion / RAISE_PRICE)) }),
  refuse: (v, _f, { sets }) => lacks(v, 'RM-13.10', 'exhaustion', RAISE_PRICE * sets),
  perform: (s, f, { sets }, out) => {
    spendCounters(s, 'exhaustion', RAISE_PRICE * sets, out);
    f.bonus += sets;
  },
});
const acceptRoll = move('acceptRoll', { name: 'Accept the roll' });

/** RM-13.1, RM-13.8 */
function conclude(s: State, f: ThreatFrame, out: Out<Rune>): void {
  if (f.answer === 'declined') return;
  const need = s.threat.difficulty;
  const sum = total(s, f);
  const success = f.answer === 'sure' || sum >= need;
  if (f.answer === 'test') sumThreat(s, f, { total: sum, need, success }, out);
  if (success) raiseThreat(s, out);
}

const offer = { threatTest, usePower, declineThreat };
const raise = { raiseAfterRoll, acceptRoll };
export type ThreatMoves = typeof offer | typeof raise;

/** RM-13 A threat test. That of the Threat step goes in at its roll (RM-12.4), the others are offered. */
export const threat = rule<ThreatFrame>('RM-13.1', 'Threat', {
  offer: during(
    king,
    offer,
    {
      id: (v) => `threat-${v.threat.offers}`,
      lasts: (v) => (v.options.live ? THREAT_CLOCK : undefined),
      rang: (_s, f) => void (f.rang = true), // 32.6
    },
    (_v, f) => f.cause !== 'step',
  ), // 13.3, 13.9
  roll: dice(twoDice, layDown), // 13.1, 4.1
  raise: must(
    king,
    raise,
    (v, f) =>
      f.cause !== 'step' && !f.rang && total(v, f) < v.threat.difficulty && !lacks(v, 'RM-13.10', 'exhaustion', RAISE_PRICE),
  ), // 13.10, 13.11
  result: always(conclude), // 13.6, 13.8
});
