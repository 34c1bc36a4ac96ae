import {
  type Declaration,
  type Declared,
  type DomainOf,
  type Fields,
  int,
  type MoveWith,
  moves,
  type NoFields,
  oneOf,
  type Reason,
  type Seat,
  word,
} from '@nightfall/kernel';
import { SLOT_IDS, type Slot, type Sym } from '../content/equipment.ts';
import { VEHICLE_IDS } from '../content/vehicles.ts';
import type { Duty } from '../moves.ts';
import { DIE_NAMES, showing, symbolOf } from '../queries/dice.ts';
import type { ShiftFrame, View } from '../state.ts';
import { countCommand } from '../verbs/beats.ts';
import { lockDie, spendDie } from '../verbs/dice.ts';
import { notShowing, notYourTurn, type Role, slotNo } from './checks.ts';

/** FD-3.2, FD-21.11 What the fields of a command may be. */
export const SPACE = word(/^([A-H][1-9]|S1|S2|HOS)$/, ...['A', 'B', 'C', 'D', 'E'].flatMap(inRow), 'S1', 'S2', 'HOS');
function inRow(row: string): string[] {
  return [1, 2, 3, 4, 5, 6].map((n) => `${row}${n}`);
}
export const VEHICLE = oneOf(...VEHICLE_IDS);
export const DIE = oneOf('A', 'B');
export const SLOT = oneOf(...SLOT_IDS);
export const KIT = oneOf('ff', 'hose', 'axe');
export const PERSON = oneOf('civ', 'inj');
export const CARGO = oneOf('ff', 'hose', 'axe', 'civ', 'inj');
export const COUNT = int(1, 999);
export const WATER = int(-999, 999);
export const AIMED = int(0, 999);
export const OFFER = int(0, 1_000_000);

/** A command of the table: in SETUP, BRIEFING, ACTION or BELL. */
export const command = moves<Duty, ShiftFrame>()({}, () => ({}));

type Die = { die: typeof DIE };
/** What a command does with a die that shows a symbol: it uses the symbol up, or locks the die on a slot. */
type DieCommand<K extends string, S extends Fields> = Declaration<Duty, ShiftFrame, K, Die, S> & {
  readonly symbol: Sym;
  readonly slot?: Slot;
};

/** FD-11.16 None of the seat's dice shows the symbol. One that shows another says so. */
function noneShowing(v: View, seat: Seat, symbol: Sym): Reason | undefined {
  if (showing(v, seat, symbol).length > 0) return undefined;
  const { dice } = v.crews[seat]!;
  return notShowing(v, seat, DIE_NAMES[symbolOf(dice[0]) || !symbolOf(dice[1]) ? 0 : 1]!, symbol);
}

/** FD-11.16, FD-12 A command that takes a die: the die first, then the slot, then its own reasons. */
export function dieCommand<const K extends string, S extends Fields = NoFields>(type: K, own: DieCommand<K, S>) {
  const { symbol, slot, fields, name, label, domain, refuse } = own;
  const taken = (v: View, seat: Seat) => (slot === undefined ? undefined : slotNo(v, seat, slot));
  const wrong = (v: View, { seat, die }: MoveWith<K, Die & S>) => notShowing(v, seat, die, symbol);
  const declared = command<K, Die & S>(type, {
    fields: { die: DIE, ...(fields ?? ({} as S)) },
    name,
    label,
    cost: () => ({ [symbol]: 1 }),
    bars: (v, _f, seat) => noneShowing(v, seat, symbol) ?? taken(v, seat),
    domain: (v, f, seat) => ({ die: showing(v, seat, symbol), ...domain?.(v, f, seat) }) as DomainOf<Die & S>,
    refuse: (v, f, move) => wrong(v, move) ?? refuse?.(v, f, move),
    perform: (s, f, move, out) => {
      if (slot === undefined) spendDie(s, move.seat, move.die);
      else lockDie(s, move.seat, move.die, slot);
      own.perform?.(s, f, move, out);
    },
  });
  return { ...declared, refuse: (v, f, move) => wrong(v, move) ?? declared.refuse(v, f, move) } satisfies typeof declared;
}

type Command<K extends string, S extends Fields> = Declared<Duty, ShiftFrame, K, S>;

/** A command of ACTION: in paced mode it must be the seat's turn, and it counts. Rolling opens a beat; everything else comes within one. */
export function inAction<K extends string, S extends Fields>(own: Command<K, S>, role: Role = 'within'): Command<K, S> {
  return {
    ...own,
    bars: (v, f, seat) => notYourTurn(v, seat, role) ?? own.bars?.(v, f, seat),
    refuse: (v, f, move) => notYourTurn(v, move.seat, role) ?? own.refuse(v, f, move),
    perform: (s, f, move, out) => {
      own.perform(s, f, move, out);
      countCommand(s, move.seat, out);
    },
  };
}

/** FD-14.4, FD-14.6 A command of BELL: after each one the slots are looked at again. */
export function thenSweep<K extends string, S extends Fields>(own: Command<K, S>): Command<K, S> {
  return {
    ...own,
    perform: (s, f, move, out) => {
      f.at = 'sweep';
      own.perform(s, f, move, out);
    },
  };
}
