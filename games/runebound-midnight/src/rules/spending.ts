import { oneOf } from '@nightfall/kernel';
import { isStronghold, placeName, STRONGHOLDS } from '../content/map.ts';
import { HIGHEST_POWER, KING_COUNTERS, type KingCounter, PATROL_PRICE, POWER_PRICE } from '../content/settings.ts';
import type { NightFrame, View } from '../state.ts';
import { KING_COUNTER_NAMES } from '../text/names.ts';
import { freePatrol, gainCounterOf, payGold, placePatrol, raisePower } from '../verbs/king.ts';
import { answer, spacesOf, TOWN } from './answer.ts';
import { AT_MAXIMUM, NO_COUNTER, notAStronghold, tooPoor } from './refusals.ts';

const move = answer<NightFrame>();

/** RM-15.1, RM-15.2 As much gold as the king has counters of its type; the three combat counters are one type. */
export function priceOf({ king }: View, kind: KingCounter): number {
  if (kind === 'exhaustion' || kind === 'wound') return king[kind];
  return king.mind + king.body + king.spirit;
}
const isPoor = ({ king: { gold } }: View, rule: string, price: number) => (gold < price ? tooPoor(rule, price, gold) : undefined);

/** RM-15.1, RM-15.3: no other limit than gold. */
export const buyCounter = move('buyCounter', {
  fields: { kind: oneOf(...KING_COUNTERS) },
  name: 'Buy a counter',
  label: (_v, { kind }) => `Buy ${kind === 'exhaustion' ? 'an' : 'a'} ${KING_COUNTER_NAMES[kind]} counter`,
  domain: () => ({ kind: KING_COUNTERS }),
  refuse: (v, _f, { kind }) => isPoor(v, 'RM-15.1', priceOf(v, kind)),
  perform: (s, _f, { kind }, out) => gainCounterOf(s, kind, priceOf(s, kind), out),
});

/** RM-15.7, RM-8.4 */
export const improvePower = move('improvePower', {
  name: 'Improve the shadow power',
  cost: () => ({ gold: POWER_PRICE }),
  bars: (v) => isPoor(v, 'RM-15.7', POWER_PRICE) ?? (v.king.powerLevel >= HIGHEST_POWER ? AT_MAXIMUM : undefined),
  perform: (s, _f, _move, out) => raisePower(s, POWER_PRICE, out),
});

/** RM-15.8, RM-15.10: with or without a mirror, with or without Heroes there. */
export const spawnPatrol = move('spawnPatrol', {
  fields: { stronghold: TOWN },
  name: 'Raise a patrol',
  label: (_v, { stronghold }) => `Raise a patrol in ${placeName(stronghold)}`,
  cost: () => ({ gold: PATROL_PRICE }),
  bars: (v) => isPoor(v, 'RM-15.8', PATROL_PRICE) ?? (freePatrol(v.patrols) === undefined ? NO_COUNTER : undefined),
  domain: () => ({ stronghold: spacesOf(STRONGHOLDS) }),
  refuse: (_v, _f, { stronghold }) => (isStronghold(stronghold) ? undefined : notAStronghold('RM-15.8')),
  perform: (s, _f, { stronghold }, out) => {
    payGold(s, PATROL_PRICE);
    placePatrol(s, stronghold, out); // RM-15.9: it acts from the next Patrol step on
  },
});
/** RM-12.7 Unspent gold is kept. */
export const endSpending = move('endSpending', {
  name: 'End spending',
  ends: true,
});
