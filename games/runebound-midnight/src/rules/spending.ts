import type { Move } from '@nightfall/kernel';
import { isStronghold, STRONGHOLDS } from '../content/map.ts';
import { HIGHEST_POWER, KING_COUNTERS, type KingCounter, PATROL_PRICE, POWER_PRICE } from '../content/settings.ts';
import type { BuyCounter, EndSpending, ImprovePower, Rune, SpawnPatrol } from '../moves.ts';
import type { NightFrame, View } from '../state.ts';
import { freePatrol, gainCounterOf, placePatrol } from '../verbs/king.ts';
import { AT_MAXIMUM, NO_COUNTER, notAStronghold, tooPoor } from './refusals.ts';

/** RM-15.1, RM-15.2 As much gold as the king has counters of its type; the three combat counters are one type. */
export function priceOf({ king }: View, kind: KingCounter): number {
  if (kind === 'exhaustion' || kind === 'wound') return king[kind];
  return king.mind + king.body + king.spirit;
}

/** RM-15.1, RM-15.3: no other limit than gold. */
export const buyCounter: Move<Rune, NightFrame, BuyCounter> = {
  options: (_v, _f, seat) => KING_COUNTERS.map((kind) => ({ type: 'buyCounter', seat, kind })),
  refuse: (v, _f, { kind }) => (v.king.gold < priceOf(v, kind) ? tooPoor('RM-15.1', priceOf(v, kind), v.king.gold) : undefined),
  perform: (s, _f, { kind }, out) => gainCounterOf(s, kind, priceOf(s, kind), out),
};

/** RM-15.7, RM-8.4 */
export const improvePower: Move<Rune, NightFrame, ImprovePower> = {
  options: (_v, _f, seat) => [{ type: 'improvePower', seat }],
  refuse: ({ king }) => {
    if (king.gold < POWER_PRICE) return tooPoor('RM-15.7', POWER_PRICE, king.gold);
    return king.powerLevel >= HIGHEST_POWER ? AT_MAXIMUM : undefined;
  },
  perform: (s, _f, _move, out) => {
    s.king.gold -= POWER_PRICE;
    s.king.powerLevel += 1;
    out?.({ type: 'powerImproved', level: s.king.powerLevel, gold: s.king.gold });
  },
};

/** RM-15.8, RM-15.10: with or without a mirror, with or without Heroes there. */
export const spawnPatrol: Move<Rune, NightFrame, SpawnPatrol> = {
  options: (v, _f, seat) =>
    (v.king.gold < PATROL_PRICE ? STRONGHOLDS.slice(0, 1) : STRONGHOLDS).map(({ space }) => ({
      type: 'spawnPatrol',
      seat,
      stronghold: space,
    })),
  refuse: (v, _f, { stronghold }) => {
    if (v.king.gold < PATROL_PRICE) return tooPoor('RM-15.8', PATROL_PRICE, v.king.gold);
    if (freePatrol(v.patrols) === undefined) return NO_COUNTER;
    return isStronghold(stronghold) ? undefined : notAStronghold('RM-15.8');
  },
  perform: (s, _f, { stronghold }, out) => {
    s.king.gold -= PATROL_PRICE;
    placePatrol(s, stronghold, out); // RM-15.9: it acts from the next Patrol step on
  },
};
/** RM-12.7 Unspent gold is kept. */
export const endSpending: Move<Rune, NightFrame, EndSpending> = {
  options: (_v, _f, seat) => [{ type: 'endSpending', seat }],
  refuse: () => undefined,
  perform: (_s, f) => void (f.at = 'end'),
};
