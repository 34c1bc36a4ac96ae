import { call, type Out, type Seat } from '@nightfall/kernel';
import { cityOf } from '../city/cities.ts';
import { debrisCleared } from '../content/equipment.ts';
import type { QuickAxe, QuickShutoff, UseAxe, UseShutoff } from '../moves.ts';
import { diceOn, showing } from '../queries/dice.ts';
import type { AxeFrame, Fd, FdFrame, ShutoffFrame, State, View } from '../state.ts';
import { freeSlot, lockDie } from '../verbs/dice.ts';
import { clearDebris } from '../verbs/tokens.ts';
import { notOnMap, notShowing } from './checks.ts';
import { slotNo } from './rolling.ts';
import { always, dice, rule } from './sentences.ts';
import { axeNo, isTarget, shutoffNo, unfilled } from './targets.ts';
import type { Command } from './turn.ts';

const NONE: readonly never[] = [];
function spacesFor(v: View, seat: Seat, slot: 'axe' | 'shutoff'): string[] {
  const { ids } = cityOf(v);
  const found: string[] = [];
  for (let i = 0; i < v.spaces.length; i++) if (isTarget(v, seat, slot, i)) found.push(ids[i]!);
  return found;
}
const swing = (s: State, seat: Seat, id: string): void =>
  call<FdFrame>(s, { rule: 'axe', at: 'throw', seat, space: cityOf(s).indexOf[id]! });

/** FD-12.21 Resolves the die on the Fire Axe card; the seat's engine may be anywhere (FD-7.12). */
export const useAxe: Command<UseAxe> = {
  options: (v, _f, seat) =>
    diceOn(v.crews[seat]!, 'axe') === 0 ? NONE : spacesFor(v, seat, 'axe').map((space) => ({ type: 'useAxe', seat, space })),
  refuse: (v, _f, { seat, space }) => unfilled(v, seat, 'axe') ?? notOnMap(v, space) ?? axeNo(v, cityOf(v).indexOf[space]!),
  perform: (s, _f, { seat, space }) => swing(s, seat, space),
};

/** FD-12.22 */
export const quickAxe: Command<QuickAxe> = {
  options: (v, _f, seat) => {
    const names = showing(v, seat, 'gear');
    if (names.length === 0 || slotNo(v, seat, 'axe')) return NONE;
    return spacesFor(v, seat, 'axe').flatMap((space) => names.map((die): QuickAxe => ({ type: 'quickAxe', seat, die, space })));
  },
  refuse: (v, _f, { seat, die, space }) =>
    notShowing(v, seat, die, 'gear') ?? slotNo(v, seat, 'axe') ?? notOnMap(v, space) ?? axeNo(v, cityOf(v).indexOf[space]!),
  perform: (s, _f, { seat, die, space }) => {
    lockDie(s, seat, die, 'axe');
    swing(s, seat, space);
  },
};

const ONE: readonly number[] = [6];
/** FD-12 The axe falls: 1–2 nothing, 3–5 one Debris, 6 two or the only one. */
export const chopped = rule<AxeFrame>('FD-12', {
  throw: dice(
    (v, f) => (axeNo(v, f.space) ? [] : ONE),
    (s, f, [face], out) => {
      const removed = Math.min(debrisCleared(face!), s.spaces[f.space]!.debris);
      clearDebris(s, f.space, removed);
      freeSlot(s, f.seat, 'axe');
      out?.({ type: 'axeUsed', seat: f.seat, space: cityOf(s).ids[f.space]!, face: face!, removed });
    },
  ), // 12.21
});

/** FD-12.24 The token goes to the supply; both dice are idle. */
function cutPower(s: State, seat: Seat, space: number, out: Out<Fd>): void {
  s.spaces[space]!.power = false;
  s.supply.power += 1;
  freeSlot(s, seat, 'shutoff');
  out?.({ type: 'shutOff', seat, space: cityOf(s).ids[space]! });
}
export const useShutoff: Command<UseShutoff> = {
  options: (v, _f, seat) =>
    diceOn(v.crews[seat]!, 'shutoff') < 2
      ? NONE
      : spacesFor(v, seat, 'shutoff').map((space) => ({ type: 'useShutoff', seat, space })),
  refuse: (v, _f, { seat, space }) =>
    unfilled(v, seat, 'shutoff') ?? notOnMap(v, space) ?? shutoffNo(v, cityOf(v).indexOf[space]!),
  perform: (s, _f, { seat, space }, out) => cutPower(s, seat, cityOf(s).indexOf[space]!, out),
};

/** FD-12.25 Both dice show Gear: placed and used in one command. */
export const quickShutoff: Command<QuickShutoff> = {
  options: (v, _f, seat) =>
    showing(v, seat, 'gear').length < 2
      ? NONE
      : spacesFor(v, seat, 'shutoff').map((space) => ({ type: 'quickShutoff', seat, space })),
  refuse: (v, _f, { seat, space }) =>
    notShowing(v, seat, 'A', 'gear') ??
    notShowing(v, seat, 'B', 'gear') ??
    notOnMap(v, space) ??
    shutoffNo(v, cityOf(v).indexOf[space]!),
  perform: (s, _f, { seat, space }, out) => cutPowerAtOnce(s, seat, space, out),
};
function cutPowerAtOnce(s: State, seat: Seat, id: string, out: Out<Fd>): void {
  lockDie(s, seat, 'A', 'shutoff');
  lockDie(s, seat, 'B', 'shutoff');
  cutPower(s, seat, cityOf(s).indexOf[id]!, out);
}

/** FD-14.7 An intent for the shut-off, if it is still legal. */
export const powerCut = rule<ShutoffFrame>('FD-12', {
  cut: always((s, f, out) => {
    if (!unfilled(s, f.seat, 'shutoff') && !shutoffNo(s, f.space)) cutPower(s, f.seat, f.space, out);
  }), // 12.24
});
