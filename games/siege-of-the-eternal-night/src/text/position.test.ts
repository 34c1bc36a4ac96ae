import { apply, legal, quickRandom, throwDice, waitingFor, readPosition, type Json } from '@nightfall/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boardRows } from './board.ts';
import { attempts } from '../testing/attempts.ts';
import { game } from '../game.ts';
import { phaseOf, type SiegeState } from '../state.ts';
import { must, night, own } from '../testing/table.ts';

const read = (data: Json): SiegeState => {
  const s = readPosition(game, data);
  if (!('stack' in s)) throw new Error(JSON.stringify(s));
  return s;
};
const faults = (data: Json) => {
  const s = readPosition(game, data);
  return 'stack' in s ? [] : s.map(({ where }) => where);
};

/** A random night up to some moment. */
function somewhere(seed: number, steps: number, options: object): SiegeState {
  const random = quickRandom(seed);
  const s = night([], options);
  for (let n = 0; n < steps && s.stack.length > 0; n++) {
    const asked = waitingFor(game.book, s);
    const moves = legal(game.book, s, 0);
    apply(
      game.book,
      s,
      asked.for === 'dice' ? { type: 'dice', faces: throwDice(asked.sides, random) } : moves[random.int(moves.length)]!,
    );
  }
  return s;
}
const moments = fc.record({ seed: fc.nat(), steps: fc.nat(70) });

test('[SN-14.5] position text is read and printed without loss, at any moment', () => {
  fc.assert(
    fc.property(moments, ({ seed, steps }) => {
      const s = somewhere(seed, steps, { sheet: 'postern-yard', lastCall: true });
      expect(read(game.position.print(s))).toEqual(s);
    }),
    { numRuns: 30 },
  );
});

test('[SN-14.5] the board text alone gives the shapes back, because shapes of a turn never touch', () => {
  fc.assert(
    fc.property(moments, ({ seed, steps }) => {
      const s = somewhere(seed, steps, {});
      const again = read({ board: boardRows(s), turn: s.turn, phase: s.turn === 9 ? 'OVER' : 'READY' });
      expect(boardRows(again)).toEqual(boardRows(s));
      expect([again.besideNow, again.besideLast]).toEqual([s.besideNow, s.besideLast]);
      expect(again.shapes.length).toBe(s.shapes.length);
    }),
    { numRuns: 30 },
  );
});

test('[SN-13.14] a refusal never changes the state', () => {
  fc.assert(
    fc.property(moments, ({ seed, steps }) => {
      const s = somewhere(seed, steps, { lastCall: true });
      const before = JSON.stringify(s);
      for (const move of attempts(s, 0, quickRandom(seed + 1))) {
        const copy = game.clone(s);
        const no = apply(game.book, copy, move);
        expect(no === undefined || JSON.stringify(copy) === before).toBe(true);
      }
      expect(JSON.stringify(s)).toBe(before);
    }),
    { numRuns: 30 },
  );
});

test('[SN-4.1] a copy through JSON goes on alike', () => {
  fc.assert(
    fc.property(moments, ({ seed, steps }) => {
      const s = somewhere(seed, steps, { sheet: 'outer-bailey' });
      const copy = JSON.parse(JSON.stringify(s)) as SiegeState;
      expect(legal(game.book, copy, 0)).toEqual(legal(game.book, s, 0));
    }),
    { numRuns: 15 },
  );
});

test('a position that cannot be is refused, and says where', () => {
  expect(faults([])).toEqual(['']);
  expect(faults({ colour: 'red' })).toEqual(['colour']);
  expect(faults({ sheet: 'nowhere' })).toEqual(['sheet']);
  expect(faults({ seed: 'no seed' })).toEqual(['seed']);
  expect(faults({ turn: 3, phase: 'ACT' })).toEqual(['dice']);
  expect(faults({ turn: 3, phase: 'ACT', dice: ['2', '2'] })).toEqual(['dice']);
  expect(faults({ turn: 1, phase: 'BONUS', dice: ['2', '3'] })).toEqual(['pendingBonus']);
  expect(faults({ turn: 10 })).toEqual(['turn']);
  expect(faults({ turn: 9 })).toEqual(['phase']);
  expect(faults({ heroesUsed: 1 })).toEqual(['heroesUsed']);
  expect(faults({ shapes: ['1 troop A c3', '1 hero c3'], turn: 1 })).toEqual(['board']);
  expect(faults({ shapes: ['1 dragon c3'], turn: 1 })).toEqual(['shapes[0]']);
  expect(faults({ shapes: ['1 troop b2'], turn: 1 })).toEqual(['board']);
  expect(faults({ shapes: ['2 troop c3'], turn: 1 })).toEqual(['turn']);
  expect(faults({ free: ['c3'], turn: 1 })).toEqual(['free[0]']);
  expect(faults({ enemiesLeft: 3 })).toEqual(['enemiesLeft']);
  expect(faults({ shapes: ['1 troop A c3', '2 troop A c4'], turn: 2 })).toEqual(['shapes']);
  expect(faults({ board: ['e'] })).toEqual(['board']);
  expect(faults({ sheet: ['e'], shapes: ['1 troop a1'], turn: 1 })).toEqual(['phase']);
  expect(faults({ sheet: ['e'], board: ['e'], shapes: ['1 troop a1'], turn: 1, phase: 'OVER' })).toEqual(['board']);
  expect(faults({ phase: 'NOON' })).toEqual(['phase']);
  expect(faults({ phase: 'LAST', lastCall: true, turn: 9 })).toEqual(['hour']);
});

test('[SN-16.2] a position with a seed goes on with the right roll', () => {
  const s = read({ seed: 'worked-example', turn: 2 });
  apply(game.book, s, { type: 'roll', seat: 0 });
  expect(waitingFor(game.book, s)).toMatchObject({ fixed: [3, 1] });
});

test('invariants tell what is broken', () => {
  const s = night(['roll 3 2', 'troop A c3 c4 d4'], own('eeee', 'eeee', 'eeee', 'eeee'));
  expect(game.invariants!(s)).toEqual([]);
  expect(phaseOf(s)).toBe('ACT');
  s.shapes.push({ turn: 1, kind: 'troop', die: 'B', cells: ['c2', 'a1'] });
  expect(game.invariants!(s).length).toBeGreaterThan(2);
  must(night(), 'roll 1 2');
});
