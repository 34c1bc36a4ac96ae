import { apply, canonical, legal, perform, quickRandom, type Random, throwDice, waitingFor } from '@nightfall/kernel';
import { assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import type { Difficulty, Mode } from '../content/settings.ts';
import { game } from '../game.ts';
import type { MadnessEvent } from '../moves.ts';
import type { State } from '../state.ts';

const DIFFICULTIES: readonly Difficulty[] = ['gentle', 'normal', 'challenging', 'uber'];

function newGame(random: Random): State {
  const players = 1 + random.int(6);
  const mode: Mode = random.int(2) === 0 ? 'standard' : 'coop';
  return game.setup({ players, options: { mode, difficulty: DIFFICULTIES[random.int(4)]! } }) as State;
}

/** One random input, an offer that is open being answered rather than withdrawn. */
function step(s: State, random: Random, out?: (event: MadnessEvent) => void): boolean {
  const waiting = waitingFor(game.book, s);
  if (waiting.for === 'nobody') return false;
  if (waiting.for === 'dice') perform(game.book, s, { type: 'dice', faces: throwDice(waiting.sides, random) }, out);
  else {
    const moves = legal(game.book, s, waiting.seats[0]!);
    perform(game.book, s, moves[random.int(moves.length)]!, out);
  }
  return true;
}

function playOut(seed: number, look: (s: State, events: readonly MadnessEvent[]) => void): State {
  const random = quickRandom(seed);
  const s = newGame(random);
  for (let n = 0; ; n++) {
    if (n > 5000) throw new Error(`game ${seed} does not end`);
    const events: MadnessEvent[] = [];
    if (!step(s, random, (event) => events.push(event))) return s;
    look(s, events);
  }
}
const anyGame = (look: (seed: number) => void) =>
  assert(
    property(integer({ min: 0, max: 1_000_000 }), (seed) => look(seed)),
    { numRuns: 60, seed: 5 },
  );

test('[MM-26.9] [MM-5.14] [MM-11.13] [MM-18.6] the invariants hold after every input, and towers never come back', () => {
  anyGame((seed) => {
    let towers = 6;
    playOut(seed, (s) => {
      expect(game.invariants!(s)).toEqual([]);
      const left = s.towers.filter(Boolean).length;
      expect(left).toBeLessThanOrEqual(towers);
      towers = left;
    });
  });
});

test('[MM-26.4] every flip leaves one hidden token less on the board than there were, arrivals apart', () => {
  anyGame((seed) => {
    const hidden = (s: State) => s.tokens.filter(({ kind }) => kind === null).length;
    let before = 0;
    playOut(seed, (s, events) => {
      const count = (type: MadnessEvent['type']) => events.filter((event) => event.type === type).length;
      const crushed = events.filter((event) => event.type === 'destroyed' && event.wasHidden).length;
      expect(hidden(s)).toBe(before + count('tokenArrived') - count('flipped') - crushed);
      before = hidden(s);
    });
  });
});

test('[MM-26.5] the same seed gives the same game, event for event', () => {
  anyGame((seed) => {
    const tell = (): string => {
      const all: MadnessEvent[] = [];
      const s = playOut(seed, (_s, events) => all.push(...events));
      return canonical([s, all]);
    };
    expect(tell()).toBe(tell());
  });
});

test('[MM-5.5] [MM-5.7] [MM-26.7] two games that differ only in what is hidden look alike until it is turned up', () => {
  // A hidden token has no kind: chance gives it one at the flip, so any kind that is unseen can come up for it.
  const random = quickRandom(11);
  for (let i = 0; i < 40; i++) {
    const s = newGame(random);
    while (s.stack.at(-1)?.rule !== 'flip' && step(s, random));
    if (s.outcome !== 'open') continue;
    const waiting = waitingFor(game.book, s);
    const sides = waiting.for === 'dice' ? waiting.sides[0]! : 0;
    const seen = new Set(
      Array.from({ length: sides }, (_, face) => {
        const copy = game.clone(s);
        const kinds: string[] = [];
        expect(
          apply(
            game.book,
            copy,
            { type: 'dice', faces: [face + 1] },
            (event) => event.type === 'flipped' && kinds.push(event.kind),
          ),
        ).toBeUndefined();
        return kinds[0]!;
      }),
    );
    const f = s.stack.at(-1);
    const isStart = f?.rule === 'flip' && s.tokens.find(({ id }) => id === f.token)!.isStart;
    expect([...seen].toSorted()).toEqual([...new Set(isStart ? s.unseenStart : s.unseenSupply)].toSorted());
  }
});

test('[MM-26.1] a clone shares nothing that is written later', () => {
  anyGame((seed) => {
    const random = quickRandom(seed);
    const s = newGame(random);
    for (let n = 0; n < 60; n++) step(s, random);
    const copy = game.clone(s);
    const before = canonical(copy);
    while (step(s, random));
    expect(canonical(copy)).toBe(before);
  });
});

test('a sample of random games over all modes, difficulties and players ends', () => {
  for (let seed = 1; seed <= 600; seed++) expect(playOut(seed, () => undefined).outcome).not.toBe('open');
});
