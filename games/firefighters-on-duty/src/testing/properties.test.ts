import { canonical, isFaults, legal, perform, quickRandom, type Random, throwDice, waitingFor } from '@nightfall/kernel';
import { randomSetup } from '@nightfall/kernel/conformance';
import { assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { UNREACHED } from '../city/city.ts';
import { cityOf } from '../city/cities.ts';
import { game } from '../game.ts';
import type { FdEvent } from '../moves.ts';
import { negativePoints } from '../queries/phase.ts';
import type { State } from '../state.ts';

/** A new game of any scenario, crew, level and mode. */
function anyGame(random: Random): State {
  for (;;) {
    const s = game.setup(randomSetup(game, random));
    if (!isFaults(s)) return s;
  }
}
/** One random input; a clock rings now and then. */
function step(s: State, random: Random, out?: (event: FdEvent) => void): boolean {
  const waiting = waitingFor(game.book, s);
  if (waiting.for === 'nobody') return false;
  if (waiting.for === 'dice') perform(game.book, s, { type: 'dice', faces: throwDice(waiting.sides, random) }, out);
  else {
    const moves = waiting.seats.flatMap((seat) => legal(game.book, s, seat));
    const rings = waiting.clock && (moves.length === 0 || random.int(40) === 0);
    perform(game.book, s, rings ? { type: 'bell' } : moves[random.int(moves.length)]!, out);
  }
  return true;
}
function playOut(seed: number, look: (s: State, events: readonly FdEvent[]) => void): State {
  const random = quickRandom(seed);
  const s = anyGame(random);
  for (let n = 0; ; n++) {
    if (n > 30_000) throw new Error(`game ${seed} does not end`);
    const events: FdEvent[] = [];
    if (!step(s, random, (event) => events.push(event))) return s;
    look(s, events);
  }
}
const games = (count: number, look: (seed: number) => void) =>
  assert(property(integer({ min: 0, max: 1_000_000 }), look), { numRuns: count, seed: 5 });

test('[FD-21.9] [FD-6.22] [FD-18.2] tokens add up after every input, and what is counted never falls', () => {
  games(6, (seed) => {
    let before = [0, 0, 0, 0, 0, 0];
    playOut(seed, (s) => {
      expect(game.invariants!(s)).toEqual([]);
      const now = [negativePoints(s), s.evacuated, s.delivered, s.fast, s.onTime, s.late];
      expect(now.every((n, i) => n >= before[i]!)).toBe(true);
      before = now;
    });
  });
});

test('[FD-20.10] [FD-21.1] [FD-21.3] [FD-11.7] the same inputs give the same game, event for event', () => {
  games(4, (seed) => {
    const tell = (): string => {
      const all: FdEvent[] = [];
      const s = playOut(seed, (_s, events) => all.push(...events));
      return canonical([s, all]);
    };
    expect(tell()).toBe(tell());
  });
});

test('[FD-21.8] [FD-21.12] every event has words and a clause, apart from the change of beats', () => {
  const silent = new Set<string>();
  games(6, (seed) => {
    playOut(seed, (_s, events) => {
      for (const event of events) {
        const line = game.words.event(event, (seat) => `Seat ${seat}`);
        if (!line) silent.add(event.type);
        else expect(line.rule).toMatch(/^FD-\d+\.\d+$/);
      }
    });
  });
  expect([...silent]).toEqual(silent.size > 0 ? ['beat'] : []);
});

test('[FD-21.7] a clone shares nothing that is written later', () => {
  games(6, (seed) => {
    const random = quickRandom(seed);
    const s = anyGame(random);
    for (let n = 0; n < 80; n++) step(s, random);
    const copy = game.clone(s);
    const before = canonical(copy);
    for (let n = 0; n < 200 && step(s, random); n++);
    expect(canonical(copy)).toBe(before);
  });
});

test('[FD-4.18] [FD-4.19] [FD-21.6] walking is never longer than driving; hydrants and the gathering point are roads', () => {
  const random = quickRandom(1);
  for (let i = 0; i < 20; i++) {
    const city = cityOf(anyGame(random));
    for (const [a, row] of city.driving.entries())
      for (const [b, drive] of row.entries()) if (drive < UNREACHED) expect(city.walking[a]![b]!).toBeLessThanOrEqual(drive);
    for (const at of [...city.hydrants, city.evac]) expect(city.places[at]!.kind).toBe('road');
  }
});

test('a sample of random games over all scenarios, crews and levels comes to an end', () => {
  for (let seed = 1; seed <= 20; seed++) expect(playOut(seed, () => undefined).result).not.toBeNull();
});
