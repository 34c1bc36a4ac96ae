import { call, inWords, list, nullable, type Seat } from '@nightfall/kernel';
import { type Slot, SLOT_IDS, SLOTS } from '../content/equipment.ts';
import { placeName, SLOT_NAMES } from '../content/names.ts';
import type { DieName } from '../moves.ts';
import { diceOn, dieIndex, hasSlotted, lockedDice, showing, slotOfDie } from '../queries/dice.ts';
import { isPaced } from '../queries/phase.ts';
import { upTo } from '../queries/places.ts';
import { ownEngine } from '../queries/vehicles.ts';
import type { FdFrame, RollFrame, View } from '../state.ts';
import { beginBeat } from '../verbs/beats.ts';
import { aim, placeDie, showFaces, spendRoll, takeDieBack } from '../verbs/dice.ts';
import { notOnMap, notShowing, slotNo } from './checks.ts';
import { AIMED, command, DIE, SLOT, SPACE } from './command.ts';
import { dieLocked, NO_ROLLS, NOT_ON_A_SLOT, slotEmpty } from './refusals.ts';
import { dice, rule } from './sentences.ts';
import { targetsOf } from './targets.ts';

const slotUnder = (v: View, seat: Seat, die: DieName): Slot | undefined => slotOfDie(v.crews[seat]!.dice[dieIndex(die)]);
const ROLLS: DieName[][] = [['A'], ['B'], ['A', 'B']];
const rollNamed = (names: string): DieName[] | undefined => ROLLS.find((dice) => dice.join() === names);
const SOME_DICE = list(DIE, 2, 1);
/** One die or both, each once, A before B. */
const DICE = inWords(
  { ...SOME_DICE, is: (value) => SOME_DICE.is(value) && rollNamed(String(value)) !== undefined },
  (dice) => dice.join(),
  (names) => rollNamed(names.split(',').toSorted().join()),
);

const ANY_ROLL = { dice: ROLLS };

/** FD-11.15 Rolls one or both dice that are not on a slot; a symbol that still shows is given up. */
export const roll = command('roll', {
  fields: { dice: DICE },
  name: 'Roll',
  label: (_v, { dice: [one, other] }) => (other ? 'Roll both dice' : `Roll die ${one!}`),
  cost: (v) => (isPaced(v) ? { roll: 1 } : {}),
  domain: () => ANY_ROLL,
  refuse: (v, _f, { seat, dice: names }) => {
    for (const name of names) {
      const slot = slotUnder(v, seat, name);
      if (slot) return dieLocked(slot);
    }
    return isPaced(v) && v.crews[seat]!.rolls === 0 ? NO_ROLLS : undefined;
  },
  perform: (s, _f, { seat, dice: names }) => {
    if (isPaced(s)) spendRoll(s, seat);
    beginBeat(s, seat);
    call<FdFrame>(s, { rule: 'roll', at: 'throw', seat, dice: names.map(dieIndex) });
  },
});

/** FD-11 The Action dice fall, within the step of the command: no other hand comes between (FD-11.6). */
export const rolled = rule<RollFrame>('FD-11', 'the crews are at work', {
  throw: dice(
    (_v, f) => (f.dice.length === 2 ? TWO : ONE),
    (s, f, faces, out) => showFaces(s, f.seat, f.dice, faces, out),
  ), // 11.13, 11.15
});
const ONE: readonly number[] = [6];
const TWO: readonly number[] = [6, 6];

/** FD-12.6, FD-12.20, FD-12.23 Locks a die on a slot. An intent is any space, none as a rule: whether it is legal shows when the window closes. */
export const place = command('place', {
  fields: { die: DIE, slot: SLOT, space: nullable(SPACE), water: AIMED },
  name: 'Lock a die',
  label: (_v, { die, slot, space }) =>
    `Lock die ${die} on ${SLOT_NAMES[slot]}${space === null ? '' : ` for ${placeName(space)}`}`,
  sampled: true,
  domain: (v, _f, seat) => {
    const rows: { die: DieName; slot: Slot; space: null; water: number }[] = [];
    for (const slot of SLOT_IDS)
      for (const die of showing(v, seat, SLOTS[slot].sym)) rows.push({ die, slot, space: null, water: 0 });
    return { rows };
  },
  refuse: (v, _f, { seat, die, slot, space }) =>
    notShowing(v, seat, die, SLOTS[slot].sym) ?? slotNo(v, seat, slot) ?? (space === null ? undefined : notOnMap(v, space)),
  perform: (s, _f, move, out) => placeDie(s, move, out),
});

const NO_WATER: readonly number[] = [0];
const amountsOn = (v: View, seat: Seat, slot: Slot): readonly number[] =>
  slot === 'engine' ? upTo(ownEngine(v, seat).water) : NO_WATER;

/** FD-14.7 Says or changes what a die on a slot is meant for. The list shows what it could be used on now. */
export const intent = command('intent', {
  fields: { slot: SLOT, space: SPACE, water: AIMED },
  name: 'Aim',
  label: (_v, { slot, space, water }) =>
    `Aim ${SLOT_NAMES[slot]} at ${placeName(space)}${slot === 'engine' && water > 0 ? ` with ${water} water` : ''}`,
  sampled: true,
  domain: (v, _f, seat) => {
    const slots = hasSlotted(v.crews[seat]!) ? SLOT_IDS : [];
    const rows = slots.flatMap((slot) =>
      targetsOf(v, seat, slot).flatMap(({ space }) => amountsOn(v, seat, slot).map((water) => ({ slot, space, water }))),
    );
    return { rows };
  },
  refuse: (v, _f, { seat, slot, space }) => (diceOn(v.crews[seat]!, slot) === 0 ? slotEmpty(slot) : notOnMap(v, space)), // 11.19
  perform: (s, _f, { seat, slot, space, water }) => aim(s, seat, slot, { space, water }),
});

/** FD-11.19 A die leaves its slot; the symbol is lost. The other die of a shut-off stays. */
export const retract = command('retract', {
  fields: { die: DIE },
  name: 'Take back a die',
  label: (_v, { die }) => `Take back die ${die}`,
  domain: (v, _f, seat) => ({ die: lockedDice(v, seat) }),
  refuse: (v, _f, { seat, die }) => (slotUnder(v, seat, die) ? undefined : NOT_ON_A_SLOT),
  perform: (s, _f, { seat, die }, out) => takeDieBack(s, seat, die, slotUnder(s, seat, die)!, out),
});
