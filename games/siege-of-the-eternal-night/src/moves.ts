import { int, list, moveReader, word, type Seat } from '@nightfall/kernel';
import type { DieName, Kind, SiegeState } from './state.ts';

export type RollMove = { type: 'roll'; seat: Seat };
export type VolleyMove = { type: 'volley'; seat: Seat; cells: readonly string[] };
export type HoldMove = { type: 'hold'; seat: Seat };
/** `die` and `spell` are any words: an unknown one is refused in its turn (SN-13.15). */
export type TroopMove = { type: 'troop'; seat: Seat; die: string; cells: readonly string[] };
export type SpellMove = { type: 'spell'; seat: Seat; die: string; spell: string; cells: readonly string[] };
/** The book's `pass D`; the kernel's own `pass` means something else. */
export type PassDieMove = { type: 'passDie'; seat: Seat; die: string };
export type HeroMove = { type: 'hero'; seat: Seat; cells: readonly string[] };
export type MarkMove = { type: 'mark'; seat: Seat; cell: string };
export type DeclineMove = { type: 'decline'; seat: Seat };
export type EndMove = { type: 'end'; seat: Seat };
export type HourMove = { type: 'hour'; seat: Seat; hour: number };
export type LastMove = { type: 'last'; seat: Seat; cells: readonly string[] };
export type StandMove = { type: 'stand'; seat: Seat };
export type SiegeMove =
  | RollMove
  | VolleyMove
  | HoldMove
  | TroopMove
  | SpellMove
  | PassDieMove
  | HeroMove
  | MarkMove
  | DeclineMove
  | EndMove
  | HourMove
  | LastMove
  | StandMove;

export type SiegeEvent =
  | { type: 'openedTurn'; turn: number }
  | { type: 'rolled'; turn: number; faces: readonly number[]; doubles: boolean }
  | { type: 'crossedCircles'; count: number; altar: number }
  | { type: 'heroArrived'; waiting: number }
  | { type: 'drew'; turn: number; kind: Kind; die: DieName | null; cells: readonly string[]; felled: number; left: number }
  | { type: 'wonFreeMarks'; count: number; wallbreakers: readonly string[] }
  | { type: 'marked'; turn: number; cell: string; left: number }
  | { type: 'declined'; remaining: number }
  | { type: 'held'; turn: number }
  | { type: 'passedDie'; die: DieName; value: number }
  | { type: 'endedTurn'; turn: number }
  | { type: 'soundedHour'; hour: number }
  | { type: 'stood' }
  | { type: 'nightEnded'; score: number; clearedOn: number | null };

export type Siege = { view: SiegeState; state: SiegeState; move: SiegeMove; event: SiegeEvent };

/** SN-14.2 One letter a–p and a number 1–16 without a leading zero. */
const SQUARE = /^[a-p]([1-9]|1[0-6])$/;
export const isSquare = (text: string) => SQUARE.test(text);
const WORD = /^[A-Za-z0-9]{1,24}$/;

const square = word(SQUARE);
const cells = list(square, 128, 1);
const die = word(WORD);

/** A move from outside, checked for form only. */
export const readMove = moveReader<SiegeMove>(
  {
    roll: {},
    volley: { cells },
    hold: {},
    troop: { die, cells },
    spell: { die, spell: word(WORD), cells },
    passDie: { die },
    hero: { cells },
    mark: { cell: square },
    decline: {},
    end: {},
    hour: { hour: int(-(10 ** 15), 10 ** 15) }, // a wrong hour is refused as one, not as a line (SN-12.3)
    last: { cells },
    stand: {},
  },
  'SN-13',
);
