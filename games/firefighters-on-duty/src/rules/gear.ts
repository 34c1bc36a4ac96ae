import { call, type Out, type Seat } from '@nightfall/kernel';
import { spaceOf } from '../city/cities.ts';
import { SLOTS } from '../content/equipment.ts';
import { placeName } from '../content/names.ts';
import type { Fd, Sp } from '../moves.ts';
import { spacesWhere } from '../queries/places.ts';
import type { AxeFrame, FdFrame, ShiftFrame, ShutoffFrame, State, View } from '../state.ts';
import { lockDie } from '../verbs/dice.ts';
import { chop, cutPower } from '../verbs/tokens.ts';
import { notOnMap, notShowing } from './checks.ts';
import { command, dieCommand, SPACE } from './command.ts';
import { always, dice, rule } from './sentences.ts';
import { axeNo, shutoffNo, unfilled } from './targets.ts';

type At = { readonly seat: Seat; readonly space: Sp };
/** FD-12.21, FD-12.22 Whether the die lies on the card or is only locked there now. */
const swing = {
  fields: { space: SPACE },
  name: 'Clear debris',
  label: (_v: View, { space }: At): string => `Clear debris on ${placeName(space)}`,
  domain: (v: View) => ({ space: spacesWhere(v, (here) => here.debris > 0) }),
  refuse: (v: View, _f: ShiftFrame, { space }: At) => notOnMap(v, space) ?? axeNo(v, spaceOf(v, space)),
  perform: (s: State, _f: ShiftFrame, { seat, space }: At): void =>
    call<FdFrame>(s, { rule: 'axe', at: 'throw', seat, space: spaceOf(s, space) }),
};

/** FD-12.21 Resolves the die on the Fire Axe card; the seat's engine may be anywhere (FD-7.12). */
export const useAxe = command('useAxe', { ...swing, bars: (v, _f, seat) => unfilled(v, seat, 'axe') });

/** FD-12.22 */
export const quickAxe = dieCommand('quickAxe', { ...swing, symbol: 'gear', slot: 'axe' });

const ONE: readonly number[] = [6];
/** FD-12 The axe falls: 1–2 nothing, 3–5 one Debris, 6 two or the only one. */
export const chopped = rule<AxeFrame>('FD-12', 'the crews are at work', {
  throw: dice(
    (v, f) => (axeNo(v, f.space) ? [] : ONE),
    (s, f, [face], out) => chop(s, f.seat, f.space, face!, out),
  ), // 12.21
});

const cut = {
  fields: { space: SPACE },
  name: 'Shut off the power',
  label: (_v: View, { space }: At): string => `Shut off the power on ${placeName(space)}`,
  domain: (v: View) => ({ space: spacesWhere(v, (here) => here.power) }),
  refuse: (v: View, _f: ShiftFrame, { space }: At) => notOnMap(v, space) ?? shutoffNo(v, spaceOf(v, space)),
  perform: (s: State, _f: ShiftFrame, { seat, space }: At, out: Out<Fd>): void => cutPower(s, seat, spaceOf(s, space), out),
};

/** FD-12.24 */
export const useShutoff = command('useShutoff', { ...cut, bars: (v, _f, seat) => unfilled(v, seat, 'shutoff') });

/** FD-12.25 Both dice show Gear: placed and used in one command. */
export const quickShutoff = command('quickShutoff', {
  ...cut,
  cost: () => ({ gear: SLOTS.shutoff.dice }),
  bars: (v, _f, seat) => notShowing(v, seat, 'A', 'gear') ?? notShowing(v, seat, 'B', 'gear'),
  perform: (s, f, move, out) => {
    lockDie(s, move.seat, 'A', 'shutoff');
    lockDie(s, move.seat, 'B', 'shutoff');
    cut.perform(s, f, move, out);
  },
});

/** FD-14.7 An intent for the shut-off, if it is still legal. */
export const powerCut = rule<ShutoffFrame>('FD-12', {
  cut: always((s, f, out) => {
    if (!unfilled(s, f.seat, 'shutoff') && !shutoffNo(s, f.space)) cutPower(s, f.seat, f.space, out);
  }), // 12.24
});
