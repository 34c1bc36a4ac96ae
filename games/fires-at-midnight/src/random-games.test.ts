import { type Options, apply, canonical, isFaults, legal, quickRandom, throwDice, waitingFor } from '@nightfall/kernel';
import { describe, expect, test } from 'vitest';
import { game } from './index.ts';
import type { State } from './state.ts';

function start(players: number, options: Options): State {
  const s = game.setup({ players, options });
  if (isFaults(s)) throw new Error(JSON.stringify(s));
  return s;
}

/** Plays to the end, telling each state; returns the number of inputs. */
function playOut(s: State, seed: number, each: (s: State) => void): number {
  const random = quickRandom(seed);
  for (let inputs = 0; ; inputs++) {
    each(s);
    const asked = waitingFor(game.book, s);
    if (asked.for === 'nobody') return inputs;
    if (asked.for === 'dice') {
      expect(apply(game.book, s, { type: 'dice', faces: throwDice(asked.sides, random) })).toBeUndefined();
      continue;
    }
    const seat = asked.seats[random.int(asked.seats.length)]!;
    const moves = legal(game.book, s, seat);
    expect(moves.length, `dead end ${canonical(game.position.print(s))}`).toBeGreaterThan(0);
    expect(apply(game.book, s, moves[random.int(moves.length)]!)).toBeUndefined();
  }
}

const TABLES: readonly [number, Options][] = [
  [1, {}],
  [1, { firefighters: 2, preset: 'watch' }],
  [2, { firefighters: 5, preset: 'drill', putDown: true, handOver: true, scramble: true }],
  [4, { preset: 'inferno', doorSide: 'random', waterReach: 'any' }],
  [6, { needSaved: 5, deadLimit: 3, explosionMarkers: 9, waterReach: 4 }],
];

describe('random games', () => {
  test('[FM-14.4] end without a dead end and keep every invariant, whatever the settings', () => {
    for (const [players, options] of TABLES)
      for (let seed = 0; seed < 12; seed++) {
        const s = start(players, options);
        playOut(s, seed, (now) => expect(game.invariants!(now)).toEqual([]));
        expect(game.result(s)).toBeDefined();
      }
  });

  test('[FM-18.5] a position is printed and read back without loss, in the middle of any rule', () => {
    for (const [players, options] of TABLES) {
      const s = start(players, options);
      playOut(s, 5, (now) => {
        const printed = game.position.print(now);
        const back = game.position.read(JSON.parse(JSON.stringify(printed)));
        expect(canonical(back)).toBe(canonical(now));
      });
    }
  });

  test('[FM-10.1] what is refused changes nothing and names a clause; what is accepted keeps the invariants', () => {
    const random = quickRandom(11);
    const s = start(2, { firefighters: 3, putDown: true, handOver: true });
    playOut(s, 3, (now) => {
      for (const move of game.attempts(now, random.int(2), random)) {
        const tried = game.clone(now);
        const no = apply(game.book, tried, move);
        if (no) {
          expect(no.rule).toMatch(/^(FM-\d+(\.\d+)?|kernel)$/);
          expect(canonical(tried)).toBe(canonical(now));
        } else expect(game.invariants!(tried)).toEqual([]);
      }
    });
  });

  test('[FM-18.1] moves are printed and read back', () => {
    const s = start(2, { firefighters: 3, putDown: true, handOver: true });
    const random = quickRandom(2);
    playOut(s, 8, (now) => {
      for (const move of game.attempts(now, 0, random)) {
        expect(canonical(game.notation!.read(game.notation!.print(move), 0))).toBe(canonical(move));
        expect(canonical(game.readMove(JSON.parse(JSON.stringify(move))))).toBe(canonical(move));
        expect(game.words.move(now, move)).not.toBe('');
      }
      expect(game.words.prompt(now, 0, String).text).not.toBe('');
      expect(game.words.board(now)).toContain('Saved');
    });
  });
});
