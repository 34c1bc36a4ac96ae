import {
  type Fields,
  int,
  inWords,
  list,
  moves,
  type MoveWith,
  type Reason,
  type Seat,
  type ValuesIn,
  word,
} from '@nightfall/kernel';
import { fieldFor, heroesWaiting } from '../queries/deployment.ts';
import { countPlacements, drawnBy, placementAt, placements, snakesUpTo } from '../queries/placements.ts';
import { isGate, placeOf } from '../sheet/field.ts';
import { FIXED_NAMES, FIXED_SIZES, type Fixed } from '../sheet/fixed-shapes.ts';
import { has, placesOf } from '../sheet/mask.ts';
import type { TableKind } from '../sheet/tables.ts';
import type { Night } from '../moves.ts';
import type { DieName, FreeMarksFrame, Kind, NightFrame, SiegeState, Spell, TurnFrame } from '../state.ts';
import * as verbs from '../verbs/night.ts';
import * as refusals from './refusals.ts';
import { refuseFixed, refuseSnake } from './squares.ts';

const NAME = /^[A-Za-z0-9]{1,24}$/;
/** Any word: an unknown one is refused in its turn (SN-13.15). */
const DIE = word(NAME, 'A', 'B', 'C');
const SPELL = word(NAME, 'flamestrike', 'hammer', 'frost');
/** SN-14.2 One letter a–p and a number 1–16 without a leading zero. */
const CELL = word(/^[a-p]([1-9]|1[0-6])$/);
const squares = () =>
  inWords(
    list(CELL, 128, 1),
    (cells) => cells.join(' '),
    (words) => words.split(' '),
  );
/** A snake is listed from its smaller end (SN-5.8), a form in reading order (SN-5.16). */
const [SNAKE, FORM] = [squares(), squares()];
/** A wrong hour is refused as one, not as a line (SN-12.3). */
const HOUR = inWords(int(-(10 ** 15), 10 ** 15), String, (text) => (/^-?\d{1,15}$/.test(text) ? Number(text) : undefined));

const inTurn = moves<Night, TurnFrame>()({}, () => ({}));
const inBonus = moves<Night, FreeMarksFrame>()({}, () => ({}));
const inNight = moves<Night, NightFrame>()({}, () => ({}));

const DIE_NAMES: readonly DieName[] = ['A', 'B'];
const isDie = (name: string): name is DieName => name === 'A' || name === 'B';
const dieOf = (v: SiegeState, die: DieName) => v.dice![die === 'A' ? 0 : 1];
const openDice = (v: SiegeState) => DIE_NAMES.filter((die) => dieOf(v, die).status === 'open');

/** The die letter first, then whether the die is still open (SN-13.15). */
function refuseDie(v: SiegeState, die: string): Reason | undefined {
  if (!isDie(die)) return refusals.unknown(die);
  const { status } = dieOf(v, die);
  return status === 'open' ? undefined : refusals.dieSpent(die, status);
}

const inSquares = (count: number) => (count === 1 ? '1 square' : `${count} squares`);
const on = (cells: readonly string[]) => `on ${cells.join(' ')}`;

/** A shape that can be drawn: where the tables list it, and what the move says besides its squares. */
type Drawing = { readonly kind: TableKind; readonly row: object };
/** SN-17.2 The placements of some shapes that fit, as the rows of a domain and by number. */
function fromTables<const K extends string, S extends Fields>(type: K, drawings: (v: SiegeState) => readonly Drawing[]) {
  const kindsIn = (all: readonly Drawing[]) => all.map(({ kind }) => kind);
  return {
    domain: (v: SiegeState) => ({
      rows: drawings(v).flatMap(({ kind, row }) =>
        placements(v, kind).map((cells) => ({ ...row, cells }) as unknown as ValuesIn<S>),
      ),
    }),
    counted: {
      count: (v: SiegeState) => countPlacements(v, kindsIn(drawings(v))),
      at: (v: SiegeState, _f: TurnFrame, seat: Seat, i: number) => {
        const all = drawings(v);
        const { kind, cells } = placementAt(v, kindsIn(all), i);
        return { type, seat, ...all[kind]!.row, cells } as unknown as MoveWith<K, S>;
      },
    },
  };
}

/** SN-13.1 In READY it opens the turn, and nothing else can be done (SN-4.5); after doubles it is the forced re-roll (SN-9.6). The faces come as an input. */
export const roll = inTurn('roll', {
  name: 'Roll the dice',
  perform: (_s, f) => {
    f.at = 'roll';
  },
});

const VOLLEY: readonly Drawing[] = [{ kind: 'volley', row: {} }];
/** SN-13.2 */
export const volley = inTurn('volley', {
  fields: { cells: FORM },
  name: 'Fire a volley',
  label: (_v, { cells }) => `Volley ${on(cells)}`,
  ends: true,
  ...fromTables<'volley', { cells: typeof FORM }>('volley', () => VOLLEY),
  refuse: (v, _f, { cells }) => refuseForm(v, 'volley', 'SN-9.2', cells),
  perform: (s, _f, { cells }, out) => {
    verbs.draw(s, 'volley', null, cells, out);
    verbs.clearIfWon(s, out);
  },
});
function refuseForm(v: SiegeState, form: Fixed, rule: string, cells: readonly string[]): Reason | undefined {
  const size = FIXED_SIZES[form];
  return cells.length === size ? refuseFixed(v, form, cells) : refusals.wrongSize(rule, inSquares(size), cells.length);
}

/** SN-13.3 */
export const hold = inTurn('hold', {
  name: 'Hold the volley',
  ends: true,
  perform: (s, _f, _move, out) => verbs.holdVolley(s, out),
});

/** A shape drawn with a die: it alone wins free marks (SN-10.2, SN-10.3). */
function drawWithDie(s: SiegeState, kind: Kind, die: string, cells: readonly string[], out: Parameters<typeof verbs.draw>[4]) {
  const name: DieName = die === 'A' ? 'A' : 'B';
  verbs.spendDie(s, name);
  verbs.draw(s, kind, name, cells, out);
  verbs.winFreeMarks(s, cells, out);
  if (s.pendingBonus > 0) s.stack.push({ rule: 'freeMarks', at: 'settle' });
  verbs.clearIfWon(s, out);
}

/** What the open dice draw, die by die: troops, or spells. */
function withDice(v: SiegeState, isSpell: boolean): readonly Drawing[] {
  const found: Drawing[] = [];
  for (const die of DIE_NAMES)
    if (dieOf(v, die).status === 'open')
      for (const kind of drawnBy(dieOf(v, die).value))
        if ((typeof kind !== 'number') === isSpell) found.push({ kind, row: isSpell ? { die, spell: kind } : { die } });
  return found;
}

/** SN-13.4, SN-3.2 */
export const troop = inTurn('troop', {
  fields: { die: DIE, cells: SNAKE },
  name: 'Draw a troop',
  label: (_v, { die, cells }) => `Troop with die ${die} ${on(cells)}`,
  ...fromTables<'troop', { die: typeof DIE; cells: typeof SNAKE }>('troop', (v) => withDice(v, false)),
  refuse: (v, _f, { die, cells }) => {
    const no = refuseDie(v, die);
    if (no) return no;
    const [length] = drawnBy(dieOf(v, die as DieName).value);
    if (typeof length !== 'number') return refusals.SIX_CASTS;
    return cells.length === length ? refuseSnake(v, cells) : refusals.wrongSize('SN-5.12', inSquares(length), cells.length);
  },
  perform: (s, _f, { die, cells }, out) => drawWithDie(s, 'troop', die, cells, out),
});

/** SN-13.5 One a turn at most, because 6-6 is doubles (SN-8.6). */
export const spell = inTurn('spell', {
  fields: { die: DIE, spell: SPELL, cells: FORM },
  name: 'Cast a spell',
  label: (_v, { die, spell: name, cells }) => `${FIXED_NAMES[name as Spell]} with die ${die} ${on(cells)}`,
  ...fromTables<'spell', { die: typeof DIE; spell: typeof SPELL; cells: typeof FORM }>('spell', (v) => withDice(v, true)),
  refuse: (v, _f, { die, spell: name, cells }) => {
    const no = refuseDie(v, die);
    if (no) return no;
    const { value } = dieOf(v, die as DieName);
    const cast = drawnBy(value);
    if (typeof cast[0] === 'number') return refusals.onlySixCasts(value);
    return cast.includes(name as Spell) ? refuseForm(v, name as Spell, 'SN-8', cells) : refusals.unknown(name);
  },
  perform: (s, _f, { die, spell: name, cells }, out) => drawWithDie(s, name as Spell, die, cells, out),
});

/** SN-13.6 The book's `pass D`; the kernel's own `pass` means something else. */
export const passDie = inTurn('passDie', {
  fields: { die: DIE },
  name: 'Pass a die',
  word: 'pass',
  label: (_v, { die }) => `Pass die ${die}`,
  domain: () => ({ die: DIE_NAMES }),
  refuse: (v, _f, { die }) => refuseDie(v, die),
  perform: (s, _f, { die }, out) => verbs.passDie(s, die as DieName, out),
});

/** SN-7.7 */
const LONGEST = 5;
const HERO: readonly Drawing[] = ([1, 2, 3, 4, LONGEST] as const).map((kind) => ({ kind, row: {} }));
/** SN-13.7 It obeys the Deployment Rule and counts for it (SN-7.9). */
export const hero = inTurn('hero', {
  fields: { cells: SNAKE },
  name: 'Draw a hero\u2019s troop',
  label: (_v, { cells }) => `Hero ${on(cells)}`,
  bars: (v) => (heroesWaiting(v) === 0 ? refusals.noHero(v) : undefined),
  ...fromTables<'hero', { cells: typeof SNAKE }>('hero', () => HERO),
  refuse: (v, _f, { cells }) => refuseUpTo(v, LONGEST, 'SN-7.7', cells),
  perform: (s, _f, { cells }, out) => {
    verbs.useHero(s);
    verbs.draw(s, 'hero', null, cells, out);
    verbs.clearIfWon(s, out);
  },
});
function refuseUpTo(v: SiegeState, most: number, rule: string, cells: readonly string[]): Reason | undefined {
  if (cells.length >= 1 && cells.length <= most) return refuseSnake(v, cells);
  return refusals.wrongSize(rule, most === 1 ? '1 square' : `1 to ${most} squares`, cells.length);
}

/** SN-13.8 */
export const mark = inBonus('mark', {
  fields: { cell: CELL },
  name: 'Place a free mark',
  label: (_v, { cell }) => `Free mark on ${cell}`,
  domain: (v) => ({ cell: placesOf(fieldFor(v).enemies).map((place) => fieldFor(v).names[place]!) }),
  refuse: (v, _f, { cell }) => {
    const field = fieldFor(v);
    const place = placeOf(field, cell);
    if (place < 0) return refusals.offSheet(cell);
    if (has(v.marked, place)) return refusals.taken(v, cell, 'SN-10.5');
    return isGate(field, place) ? refusals.notEnemy(cell) : undefined;
  },
  perform: (s, _f, { cell }, out) => {
    verbs.placeFreeMark(s, cell, out);
    verbs.clearIfWon(s, out);
  },
});

/** SN-13.9 */
export const decline = inBonus('decline', {
  name: 'Decline the free mark',
  perform: (s, _f, _move, out) => verbs.declineFreeMark(s, out),
});

/** SN-13.10 */
export const end = inTurn('end', {
  name: 'End the turn',
  ends: true,
  bars: (v) => {
    const open = openDice(v)[0];
    return open && refusals.diceOpen(open);
  },
  perform: (s, _f, _move, out) => verbs.endTurn(s, out),
});

/** SN-12.1 */
const elsewhere = (v: SiegeState) => (v.lastCall ? undefined : refusals.NO_LAST_CALL);

const HOURS = Array.from({ length: 12 }, (_, i) => i + 1);
/** SN-13.11 Whose clock it was is not asked here (SN-12.5). */
export const hour = inNight('hour', {
  fields: { hour: HOUR },
  name: 'Sound the hour',
  label: (_v, move) => `Sound the hour ${move.hour}`,
  elsewhere,
  domain: () => ({ hour: HOURS }),
  refuse: (_v, _f, move) => (HOURS.includes(move.hour) ? undefined : refusals.WRONG_HOUR),
  perform: (s, _f, move, out) => verbs.soundHour(s, move.hour, out),
});

/** SN-13.12 The hour is the most squares the last troop may have (SN-12.7). */
export const last = inNight('last', {
  fields: { cells: SNAKE },
  name: 'Draw the last troop',
  label: (_v, { cells }) => `Last troop ${on(cells)}`,
  elsewhere,
  domain: (v) => ({ cells: snakesUpTo(v, v.hour!) }),
  refuse: (v, _f, { cells }) => refuseUpTo(v, v.hour!, 'SN-12.7', cells),
  perform: (s, _f, { cells }, out) => {
    verbs.draw(s, 'last', null, cells, out);
    verbs.clearIfWon(s, out);
  },
});

/** SN-13.13 */
export const stand = inNight('stand', {
  name: 'Stand down',
  elsewhere,
  perform: (_s, _f, _move, out) => verbs.standDown(out),
});
