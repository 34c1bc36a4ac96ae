import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonical } from '../canonical.ts';
import type { Game } from '../game.ts';
import { apply, legal } from '../play.ts';
import { headOf, playedMatch, SEED } from '../testkit/start.ts';
import { watch } from '../testkit/watch.ts';
import { Match } from './match.ts';
import { takeBack } from './take-back.ts';

const ready = () => {
  const match = Match.begin(watch, headOf(watch, 2), SEED);
  if (!(match instanceof Match)) throw new Error('faults');
  match.settle();
  match.play({ type: 'takePost', seat: 0, post: 0 });
  match.play({ type: 'takePost', seat: 1, post: 3 });
  return match;
};

test('settings that cannot be are refused with every fault', () => {
  expect(Match.begin(watch, headOf(watch, 2, { gates: 99 }))).toEqual([
    { where: 'options.gates', code: 'VALUE', rule: 'WT-1', text: 'Gates must be a whole number from 1 to 12.' },
  ]);
});

test('a free undo takes back the own last input, and nothing before it that somebody else did', () => {
  const match = ready();
  expect(match.refuseUndo(1)).toBeUndefined();
  match.undo(1);
  expect(match.waiting).toMatchObject({ for: 'seats', seats: [1] });
  expect(match.refuseUndo(1)).toMatchObject({ code: 'ACTED', facts: { seat: 0 } });
});

test('what was revealed cannot be taken back, and the refusal says what was learned', () => {
  const match = ready();
  match.play({ type: 'show', seat: 0 });
  expect(match.refuseUndo(0)).toMatchObject({ code: 'LEARNED', text: "You can't take that back: a sign has been shown." });
});

test('dice that fell cannot be taken back', () => {
  const match = ready();
  match.play({ type: 'shine', seat: 0, gate: 0 });
  match.settle();
  expect(match.refuseUndo(0)).toMatchObject({ code: 'DICE_FELL' });
});

test('a finished game takes nothing back', () => {
  expect(playedMatch(watch, 2, 5000).refuseUndo(0)).toMatchObject({ code: 'OVER' });
});

test('undo is an entry in the log, and redo plays the same again', () => {
  const match = ready();
  const before = canonical(match.state);
  match.undo(1);
  expect(match.log.at(-1)).toMatchObject({ type: 'undo', seat: 1, to: 3 });
  expect(match.redo()).toBeUndefined();
  expect(canonical(match.state)).toBe(before);
  expect(match.redo()).toMatchObject({ code: 'NOTHING' });
});

test('taking back past the dice and playing the same again meets the same dice; another move meets new ones', () => {
  const match = ready();
  match.settle();
  match.play({ type: 'shine', seat: 0, gate: 0 });
  match.settle();
  const [end, n] = [canonical(match.inputs), match.inputs.length];
  match.undo(0, n - 2);
  match.play({ type: 'shine', seat: 0, gate: 0 });
  expect(match.isThrow).toBe(false);
  match.settle();
  expect(canonical(match.inputs.slice(0, n))).toBe(end);
  match.undo(0, n - 2);
  match.play({ type: 'shine', seat: 0, gate: 1 });
  expect(match.isThrow).toBe(true);
});

test('reset goes back to where the own free inputs begin', () => {
  const match = ready();
  expect(match.turnStart(1)).toBe(3);
  expect(match.turnStart(0)).toBe(4);
});

test('seeking any input gives the state that was there', () => {
  const match = playedMatch(watch, 3, 200, { gates: 12 });
  const state = watch.setup(match.head.setup) as Parameters<typeof watch.clone>[0];
  match.inputs.forEach((input, n) => {
    expect(canonical(match.seek(n))).toBe(canonical(state));
    apply(watch.book, state, input);
  });
});

test('going back anywhere and on again ends alike', () => {
  const played = playedMatch(watch, 2, 60, { gates: 12 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: played.inputs.length - 1 }), (to) => {
      const match = Match.begin(watch, played.head) as typeof played;
      for (const entry of played.log) match.append(entry);
      const end = canonical(match.state);
      match.undo(0, to);
      while (match.undone.length > 0) expect(match.redo()).toBeUndefined();
      expect(canonical(match.state)).toBe(end);
    }),
    { numRuns: 25 },
  );
});

test('a bell is refused where no clock runs, and ends the shouting where one does', () => {
  const match = ready();
  expect(match.play({ type: 'bell' })).toMatchObject({ code: 'NOT_NOW' });
  const late = playedMatch(watch, 1, 5000);
  expect(late.log.some((entry) => entry.type === 'input' && entry.input.type === 'bell')).toBe(true);
});

test('the clock of a stretch of time begins when the stretch begins', () => {
  const match = Match.begin(watch, headOf(watch, 1, { gates: 1 }), SEED);
  if (!(match instanceof Match)) throw new Error('faults');
  match.settle();
  match.play({ type: 'takePost', seat: 0, post: 0 }, 100);
  for (let at = 200; match.clock === undefined && at < 4000; at += 100) {
    match.play(legal(watch.book, match.state, 0)[0]!, at);
    match.settle();
  }
  const since = match.clock?.since;
  match.play({ type: 'shout', seat: 0, loud: true }, 9000);
  expect(match.clock).toEqual({ id: 'dawn', since, lasts: 10_000 });
});

test('a seat is handed over in the log', () => {
  const match = ready();
  match.hand(1, 'bot:random');
  expect(match.holders).toEqual(['person', 'bot:random']);
  match.play({ type: 'shine', seat: 0, gate: 0 });
  match.settle();
  expect(takeBack(match, 0)).toEqual({ to: 4, voices: [] });
});

test('a rule that never ends leaves the record that leads to it', () => {
  const { light } = watch.book.rules;
  const turnUp = { ...light.sentences['turnUp']!, until: () => false };
  const endless = {
    ...watch,
    book: { rules: { ...watch.book.rules, light: { ...light, sentences: { ...light.sentences, turnUp } } } },
  } as typeof watch;
  const match = Match.begin(endless, headOf(endless, 2), SEED) as Match<typeof watch extends Game<infer T> ? T : never>;
  match.settle();
  match.play({ type: 'takePost', seat: 0, post: 0 });
  match.play({ type: 'takePost', seat: 1, post: 3 });
  expect(() => match.play({ type: 'shine', seat: 0, gate: 0 })).toThrow(
    /Rule WT-4 goes on .*\n\nnightfall record 1\n(.*\n)+.*shine 0/,
  );
});
