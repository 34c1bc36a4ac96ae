import { expect, test } from 'vitest';
import type { Game } from '../game.ts';
import { apply } from '../play.ts';
import { watch, type State, type Watch, type WatchMove } from '../testkit/watch.ts';
import { conform } from './index.ts';
import type { Check } from './report.ts';

const CONDITIONS = { games: 8, seed: 3 };
const checks = (game: Game<Watch>) => new Set(conform(game, CONDITIONS).findings.map((f) => f.check));
const { turn, light, posts } = watch.book.rules;
const act = turn.sentences['act']!;
if (act.by !== 'players') throw new Error('act is a choice');
/** The Watch with another `shine`. */
const withShine = (shine: object): Game<Watch> => ({
  ...watch,
  book: {
    ...watch.book,
    rules: {
      ...watch.book.rules,
      turn: {
        ...turn,
        sentences: { ...turn.sentences, act: { ...act, moves: { ...act.moves, shine: { ...act.moves.shine!, ...shine } } } },
      },
    },
  },
});

test('the Watch conforms, and its report repeats itself', () => {
  const report = conform(watch, CONDITIONS);
  expect(report.findings).toEqual([]);
  expect(report.states).toBeGreaterThan(200);
  expect(conform(watch, CONDITIONS).hashes).toEqual(report.hashes);
});

const FAULTS: Record<string, { game: Game<Watch>; caught: Check }> = {
  'a leak in the view': {
    game: {
      ...watch,
      view: (s, seat) => ({ ...watch.view(s, seat), gates: s.gates.map((g) => ({ ...g })) }),
      imagine: (v, seat, random) => ({
        ...watch.imagine(v, seat, random),
        gates: watch.imagine({ ...v, gates: v.gates.map(({ faceUp, gone }) => ({ faceUp, gone })) }, seat, random).gates,
      }),
    },
    caught: 'alike to a seat',
  },
  'a leak in a refusal': {
    game: withShine({
      refuse: (v: State, f: never, move: never) =>
        v.gates[(move as { gate: number }).gate]?.kind === 'wolf'
          ? { rule: 'WT-3.1', code: 'WOLF', text: 'Not there.' }
          : act.moves.shine!.refuse(v, f, move),
    }),
    caught: 'view and state agree',
  },
  'a missing option': {
    game: withShine({ options: (v: State, f: never, seat: number) => act.moves.shine!.options(v, f, seat).slice(1) }),
    caught: 'accepted is listed',
  },
  'accepted nonsense': {
    game: { ...watch, readMove: (data) => data as WatchMove },
    caught: 'nonsense is refused',
  },
  'a refusal that changes the state': {
    game: withShine({
      refuse: (v: State, f: never, move: never) => {
        const no = act.moves.shine!.refuse(v, f, move);
        if (no) v.wounds += 0.125;
        return no;
      },
    }),
    caught: 'a refusal changes nothing',
  },
  'a frame lost in a JSON copy': {
    game: {
      ...watch,
      setup: (setup) => {
        const s = watch.setup(setup);
        if ('stack' in s) Object.assign(s.stack[0]!, { toJSON: () => ({ rule: 'dawn', at: 'end', left: 0 }) });
        return s;
      },
    },
    caught: 'a copy goes on alike',
  },
  'a clone that shares an array': {
    game: { ...watch, clone: (s) => ({ ...watch.clone(s), gates: s.gates }) },
    caught: 'a copy goes on alike',
  },
  'a dead end': {
    game: withShine({ refuse: () => ({ rule: 'WT-3.1', code: 'GONE', text: 'No.' }) }),
    caught: 'no dead end',
  },
  'a refusal without a clause': {
    game: withShine({
      refuse: (v: State, f: never, move: never) =>
        act.moves.shine!.refuse(v, f, move) && { rule: 'because', code: 'X', text: 'x' },
    }),
    caught: 'a refusal cites a clause',
  },
  'a position text that forgets': {
    game: { ...watch, position: { ...watch.position, print: (s) => watch.position.print({ ...s, wounds: 0 }) } },
    caught: 'position text is lossless',
  },
};

test.each(Object.entries(FAULTS))('catches %s', (_name, { game, caught }) => {
  expect([...checks(game)]).toContain(caught);
});

test('rules that differ from run to run are caught', () => {
  let n = 0;
  const game: Game<Watch> = { ...watch, setup: (setup) => Object.assign(watch.setup(setup), { round: n++ }) };
  expect([...checks(game)]).toContain('replays alike');
});

test('the parts used here are real', () => {
  expect(light.ref).toBe('WT-4');
  expect(posts.ref).toBe('WT-2');
  expect(apply(watch.book, watch.setup({ players: 1, options: {} }) as State, { type: 'bell' })).toBeDefined();
});
