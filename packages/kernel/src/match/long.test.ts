import fc from 'fast-check';
import { expect, test } from 'vitest';
import { book } from '../book.ts';
import type { Game } from '../game.ts';
import { advance } from '../play.ts';
import { moveReader } from '../moves.ts';
import { int } from '../shape.ts';
import type { Seat } from '../types.ts';
import { Match } from './match.ts';

/** A game without end: whoever is asked adds a number to the sum. */
type Turn = { rule: 'turn'; at: 'add' | 'again' };
type State = { stack: Turn[]; sum: number };
type Add = { type: 'add'; seat: Seat; by: number };
type Tally = { view: State; state: State; move: Add; event: never };
const { rule, must, always } = book<Tally>();
let performed = 0;
const turn = rule<Turn>('T-1', {
  add: must(() => [0], {
    add: {
      options: () => [{ type: 'add', seat: 0, by: 1 }],
      refuse: () => undefined,
      perform: (s, _f, { by }) => {
        performed += 1;
        s.sum = (s.sum * 31 + by) % 1_000_003;
      },
    },
  }),
  again: always((_s, f) => void (f.at = 'add')),
});
const clone = ({ stack, sum }: State): State => ({ stack: stack.map((f) => ({ ...f })), sum });
const tally = {
  id: 'tally',
  version: 1,
  options: [],
  book: { rules: { turn } },
  clone,
  view: (s: State) => s,
  setup: () => {
    const s: State = { stack: [{ rule: 'turn', at: 'add' }], sum: 0 };
    advance(tally.book, s);
    return s;
  },
  readMove: moveReader<Add>({ add: { by: int(0, 999) } }),
} as unknown as Game<Tally>;

const head = { game: 'tally', version: 1, setup: { players: 1, options: {} }, names: ['A'], holders: ['person'], promise: null };
const sumOf = (values: readonly number[]) => values.reduce((sum, by) => (sum * 31 + by) % 1_000_003, 0);

/** What somebody does with a long match: plays many, takes many back, looks at the past. */
const deed = fc.oneof(
  fc.record({ play: fc.integer({ min: 1, max: 400 }) }),
  fc.record({ back: fc.integer({ min: 1, max: 300 }) }),
  fc.record({ look: fc.double({ min: 0, max: 1, noNaN: true }) }),
);

test('however long a match is, what was before any input is found again', () => {
  fc.assert(
    fc.property(fc.array(deed, { minLength: 4, maxLength: 25 }), (deeds) => {
      let match = Match.begin(tally, head) as Match<Tally>;
      const values: number[] = [];
      let played = 0;
      for (const one of deeds) {
        if ('play' in one)
          for (let i = 0; i < one.play; i++) {
            values.push((played++ * 7) % 1000);
            match.play({ type: 'add', seat: 0, by: values.at(-1)! });
          }
        else if ('back' in one && values.length > 0) {
          values.length = Math.max(0, values.length - one.back);
          match.undo(0, values.length);
          // Half of the time as if it had been opened anew.
          if (one.back % 2 === 0) match = Match.thaw(tally, head, match.log, match.freeze()) as Match<Tally>;
        } else if ('look' in one) {
          const n = Math.floor(one.look * values.length);
          expect(match.seek(n).sum).toBe(sumOf(values.slice(0, n)));
        }
        expect(match.state.sum).toBe(sumOf(values));
      }
    }),
    { numRuns: 60 },
  );
});

test('[10.8] after a reload seeking starts at the nearest snapshot, and the whole is never played again', () => {
  const match = Match.begin(tally, head) as Match<Tally>;
  const values = Array.from({ length: 5000 }, (_, i) => (i * 7) % 1000);
  for (const by of values) match.play({ type: 'add', seat: 0, by });
  const kept = structuredClone({ log: match.log, frozen: match.freeze(), snapshots: match.snapshots });
  performed = 0;
  const again = Match.thaw(tally, head, kept.log, kept.frozen, undefined, kept.snapshots) as Match<Tally>;
  expect([again.state.sum, performed]).toEqual([sumOf(values), 0]);
  for (const n of [4999, 2500, 3, 4100, 1]) {
    performed = 0;
    expect(again.seek(n).sum).toBe(sumOf(values.slice(0, n)));
    expect(performed).toBeLessThan(2048);
  }
  expect(again.seek(4999).sum).toBe(sumOf(values.slice(0, 4999)));
});

test('a match keeps no state before its first input, since its setup gives it again; one from a position keeps it', () => {
  const match = Match.begin(tally, head) as Match<Tally>;
  match.play({ type: 'add', seat: 0, by: 5 });
  expect(match.snapshots).toEqual([]);
  expect(match.seek(0).sum).toBe(0);
  const later = Match.from(tally, head, match.state);
  later.play({ type: 'add', seat: 0, by: 2 });
  expect(later.seek(0).sum).toBe(5);
});
