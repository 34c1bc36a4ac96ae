import { attemptsOf } from '@nightfall/kernel/conformance';
import {
  type Input,
  type Options,
  type Random,
  apply,
  canonical,
  isFaults,
  legal,
  quickRandom,
  throwDice,
  waitingFor,
} from '@nightfall/kernel';
import { describe, expect, test } from 'vitest';
import { game } from '../game.ts';
import type { State } from '../state.ts';
import type { Fires } from '../moves.ts';

function start(players: number, options: Options): State {
  const s = game.setup({ players, options });
  if (isFaults(s)) throw new Error(JSON.stringify(s));
  return s;
}

/** Plays to the end, telling each state; throws at a dead end and at a refused input. */
function playOut(s: State, seed: number, each: (s: State) => void): void {
  const random = quickRandom(seed);
  for (let asked = waitingFor(game.book, s); asked.for !== 'nobody'; asked = waitingFor(game.book, s)) {
    each(s);
    const no = apply(game.book, s, anyInput(s, asked, random));
    if (no) throw new Error(`refused what was listed: ${no.code}`);
  }
  each(s);
}
function anyInput(s: State, asked: ReturnType<typeof waitingFor>, random: Random): Input<Fires> {
  if (asked.for === 'dice') return { type: 'dice', faces: throwDice(asked.sides, random) };
  const seat = asked.for === 'seats' ? asked.seats[random.int(asked.seats.length)]! : 0;
  const moves = legal(game.book, s, seat);
  if (moves.length === 0) throw new Error(`dead end ${canonical(game.position.print(s))}`);
  return moves[random.int(moves.length)]!;
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
      const tries = attemptsOf(game, now, random.int(2), random).map((move) => {
        const tried = game.clone(now);
        return { no: apply(game.book, tried, move), tried };
      });
      for (const { no, tried } of tries.filter((one) => one.no)) {
        expect(no!.rule).toMatch(/^(FM-\d+(\.\d+)?|kernel)$/);
        expect(canonical(tried)).toBe(canonical(now));
      }
      for (const { tried } of tries.filter((one) => !one.no)) expect(game.invariants!(tried)).toEqual([]);
    });
  });

  test('[FM-18.1] moves are printed and read back', () => {
    const s = start(2, { firefighters: 3, putDown: true, handOver: true });
    const random = quickRandom(2);
    playOut(s, 8, (now) => {
      for (const move of attemptsOf(game, now, 0, random)) {
        expect(canonical(game.notation!.read(game.notation!.print(move), 0))).toBe(canonical(move));
        expect(canonical(game.readMove(JSON.parse(JSON.stringify(move))))).toBe(canonical(move));
        expect(game.words.move(now, move)).not.toBe('');
      }
      expect(game.words.prompt(now, 0, String).text).not.toBe('');
      expect(game.words.board(now)).toContain('Saved');
    });
  });
});
