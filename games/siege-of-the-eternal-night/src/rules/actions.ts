import { END, type Move, type Refusal } from '@nightfall/kernel';
import { fieldFor, heroesWaiting, unmarkedEnemies } from '../queries/deployment.ts';
import { isGate, placeOf } from '../sheet/field.ts';
import { has, placesOf } from '../sheet/mask.ts';
import type { TableKind } from '../sheet/tables.ts';
import type * as M from '../moves.ts';
import type { Siege } from '../moves.ts';
import type { DieName, FreeMarksFrame, Kind, NightFrame, SiegeState, Spell, TurnFrame } from '../state.ts';
import * as verbs from '../verbs/night.ts';
import { countPlacements, placementAt, placements, snakesUpTo } from '../queries/placements.ts';
import * as refusals from './refusals.ts';
import { refuseFixed, refuseSnake } from './squares.ts';

const DIE_NAMES: readonly DieName[] = ['A', 'B'];
const SPELLS: readonly Spell[] = ['flamestrike', 'hammer'];
const isDie = (word: string): word is DieName => word === 'A' || word === 'B';
const isSpell = (word: string): word is Spell => word === 'flamestrike' || word === 'hammer';
const dieOf = (v: SiegeState, die: DieName) => v.dice![die === 'A' ? 0 : 1];
const openDice = (v: SiegeState) => DIE_NAMES.filter((die) => dieOf(v, die).status === 'open');

/** The die letter first, then whether the die is still open (SN-13.15). */
function refuseDie(v: SiegeState, die: string): Refusal | undefined {
  if (!isDie(die)) return refusals.unknown(die);
  const { status } = dieOf(v, die);
  return status === 'open' ? undefined : refusals.dieSpent(die, status);
}

const inSquares = (count: number) => (count === 1 ? '1 square' : `${count} squares`);

/** SN-13.1 In READY it opens the turn; after doubles it is the forced re-roll (SN-9.6). The faces come as an input. */
export const roll: Move<Siege, TurnFrame, M.RollMove> = {
  options: (_v, _f, seat) => [{ type: 'roll', seat }],
  refuse: () => undefined,
  perform: (_s, f) => {
    f.at = 'roll';
  },
};

/** SN-13.2 */
export const volley: Move<Siege, TurnFrame, M.VolleyMove> = {
  options: (v, _f, seat) => placements(v, 'volley').map((cells) => ({ type: 'volley', seat, cells })),
  counted: {
    count: (v) => countPlacements(v, ['volley']),
    at: (v, _f, seat, i) => ({ type: 'volley', seat, cells: placementAt(v, ['volley'], i).cells }),
  },
  refuse: (v, _f, { cells }) =>
    cells.length === 6 ? refuseFixed(v, 'volley', cells) : refusals.wrongSize('SN-9.2', '6 squares', cells.length),
  perform: (s, f, { cells }, out) => {
    f.at = 'reroll';
    verbs.draw(s, 'volley', null, cells, out);
    verbs.clearIfWon(s, out);
  },
};

/** SN-13.3 */
export const hold: Move<Siege, TurnFrame, M.HoldMove> = {
  options: (_v, _f, seat) => [{ type: 'hold', seat }],
  refuse: () => undefined,
  perform: (s, f, _move, out) => {
    f.at = 'reroll';
    verbs.holdVolley(s, out);
  },
};

/** A shape drawn with a die: it alone wins free marks (SN-10.2, SN-10.3). */
function drawWithDie(s: SiegeState, kind: Kind, die: string, cells: readonly string[], out: Parameters<typeof verbs.draw>[4]) {
  const name: DieName = die === 'A' ? 'A' : 'B';
  verbs.spendDie(s, name);
  verbs.draw(s, kind, name, cells, out);
  verbs.winFreeMarks(s, cells, out);
  if (s.pendingBonus > 0) s.stack.push({ rule: 'freeMarks', at: 'settle' });
  verbs.clearIfWon(s, out);
}

/** The open dice that draw troops, and the lengths of these. */
const troopDice = (v: SiegeState) => openDice(v).filter((die) => dieOf(v, die).value !== 6);
const lengthsOf = (v: SiegeState) => troopDice(v).map((die) => dieOf(v, die).value as TableKind);
/** The open dice that cast spells, once for each spell, and these spells. */
const castings = (v: SiegeState) =>
  openDice(v).flatMap((die) => (dieOf(v, die).value === 6 ? SPELLS.map((name) => ({ die, name })) : []));

/** SN-13.4, SN-3.2 */
export const troop: Move<Siege, TurnFrame, M.TroopMove> = {
  options: (v, _f, seat) =>
    openDice(v).flatMap((die) => {
      const { value } = dieOf(v, die);
      if (value === 6) return [];
      return placements(v, value as TableKind).map((cells): M.TroopMove => ({ type: 'troop', seat, die, cells }));
    }),
  counted: {
    count: (v) => countPlacements(v, lengthsOf(v)),
    at: (v, _f, seat, i) => {
      const { kind, cells } = placementAt(v, lengthsOf(v), i);
      return { type: 'troop', seat, die: troopDice(v)[kind]!, cells };
    },
  },
  refuse: (v, _f, { die, cells }) => {
    const no = refuseDie(v, die);
    if (no) return no;
    const { value } = dieOf(v, die as DieName);
    if (value === 6) return refusals.SIX_CASTS;
    return cells.length === value ? refuseSnake(v, cells) : refusals.wrongSize('SN-5.12', inSquares(value), cells.length);
  },
  perform: (s, _f, { die, cells }, out) => drawWithDie(s, 'troop', die, cells, out),
};

/** SN-13.5 One a turn at most, because 6-6 is doubles (SN-8.6). */
export const spell: Move<Siege, TurnFrame, M.SpellMove> = {
  options: (v, _f, seat) =>
    openDice(v)
      .filter((die) => dieOf(v, die).value === 6)
      .flatMap((die) =>
        SPELLS.flatMap((name) =>
          placements(v, name).map((cells): M.SpellMove => ({ type: 'spell', seat, die, spell: name, cells })),
        ),
      ),
  counted: {
    count: (v) =>
      countPlacements(
        v,
        castings(v).map(({ name }) => name),
      ),
    at: (v, _f, seat, i) => {
      const { kind, cells } = placementAt(
        v,
        castings(v).map(({ name }) => name),
        i,
      );
      const { die, name } = castings(v)[kind]!;
      return { type: 'spell', seat, die, spell: name, cells };
    },
  },
  refuse: (v, _f, { die, spell: name, cells }) => {
    const no = refuseDie(v, die);
    if (no) return no;
    const { value } = dieOf(v, die as DieName);
    if (value !== 6) return refusals.onlySixCasts(value);
    if (!isSpell(name)) return refusals.unknown(name);
    return cells.length === 5 ? refuseFixed(v, name, cells) : refusals.wrongSize('SN-8', '5 squares', cells.length);
  },
  perform: (s, _f, { die, spell: name, cells }, out) => drawWithDie(s, name as Spell, die, cells, out),
};

/** SN-13.6 */
export const passDie: Move<Siege, TurnFrame, M.PassDieMove> = {
  options: (_v, _f, seat) => DIE_NAMES.map((die) => ({ type: 'passDie', seat, die })),
  refuse: (v, _f, { die }) => refuseDie(v, die),
  perform: (s, _f, { die }, out) => verbs.passDie(s, die as DieName, out),
};

/** SN-7.7 */
const HERO_LENGTHS: readonly TableKind[] = [1, 2, 3, 4, 5];
/** SN-13.7 It obeys the Deployment Rule and counts for it (SN-7.9). */
export const hero: Move<Siege, TurnFrame, M.HeroMove> = {
  options: (v, _f, seat) => (heroesWaiting(v) > 0 ? snakesUpTo(v, 5).map((cells) => ({ type: 'hero', seat, cells })) : []),
  counted: {
    count: (v) => (heroesWaiting(v) > 0 ? countPlacements(v, HERO_LENGTHS) : 0),
    at: (v, _f, seat, i) => ({ type: 'hero', seat, cells: placementAt(v, HERO_LENGTHS, i).cells }),
  },
  refuse: (v, _f, { cells }) => {
    if (heroesWaiting(v) === 0) return refusals.noHero(v);
    const fits = cells.length >= 1 && cells.length <= 5;
    return fits ? refuseSnake(v, cells) : refusals.wrongSize('SN-7.7', '1 to 5 squares', cells.length);
  },
  perform: (s, _f, { cells }, out) => {
    verbs.useHero(s);
    verbs.draw(s, 'hero', null, cells, out);
    verbs.clearIfWon(s, out);
  },
};

/** SN-13.8 */
export const mark: Move<Siege, FreeMarksFrame, M.MarkMove> = {
  options: (v, _f, seat) =>
    placesOf(unmarkedEnemies(v)).map((place) => ({ type: 'mark', seat, cell: fieldFor(v).names[place]! })),
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
};

/** SN-13.9 */
export const decline: Move<Siege, FreeMarksFrame, M.DeclineMove> = {
  options: (_v, _f, seat) => [{ type: 'decline', seat }],
  refuse: () => undefined,
  perform: (s, _f, _move, out) => verbs.declineFreeMark(s, out),
};

/** SN-13.10 */
export const end: Move<Siege, TurnFrame, M.EndMove> = {
  options: (_v, _f, seat) => [{ type: 'end', seat }],
  refuse: (v) => {
    const open = openDice(v)[0];
    return open && refusals.diceOpen(open);
  },
  perform: (s, f, _move, out) => {
    f.at = END;
    verbs.endTurn(s, out);
  },
};

/** SN-13.11 Whose clock it was is not asked here (SN-12.5). */
export const hour: Move<Siege, NightFrame, M.HourMove> = {
  options: (_v, _f, seat) => Array.from({ length: 12 }, (_, i) => ({ type: 'hour', seat, hour: i + 1 })),
  refuse: (_v, _f, move) => (Number.isInteger(move.hour) && move.hour >= 1 && move.hour <= 12 ? undefined : refusals.WRONG_HOUR),
  perform: (s, _f, move, out) => verbs.soundHour(s, move.hour, out),
};

/** SN-13.12 The hour is the most squares the last troop may have (SN-12.7). */
export const last: Move<Siege, NightFrame, M.LastMove> = {
  options: (v, _f, seat) => snakesUpTo(v, v.hour!).map((cells) => ({ type: 'last', seat, cells })),
  refuse: (v, _f, { cells }) => {
    const most = v.hour!;
    const fits = cells.length >= 1 && cells.length <= most;
    return fits
      ? refuseSnake(v, cells)
      : refusals.wrongSize('SN-12.7', most === 1 ? '1 square' : `1 to ${most} squares`, cells.length);
  },
  perform: (s, _f, { cells }, out) => {
    verbs.draw(s, 'last', null, cells, out);
    verbs.clearIfWon(s, out);
  },
};

/** SN-13.13 */
export const stand: Move<Siege, NightFrame, M.StandMove> = {
  options: (_v, _f, seat) => [{ type: 'stand', seat }],
  refuse: () => undefined,
  perform: (_s, _f, _move, out) => out?.({ type: 'stood' }),
};
