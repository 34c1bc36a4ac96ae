import { expect, test } from 'vitest';
import { copy } from '../copy.ts';
import type { Game } from '../game.ts';
import { apply } from '../play.ts';
import type { Json } from '../types.ts';
import { watch, type State, type Watch, type WatchMove } from '../testkit/watch.ts';
import { whoSees, conform, probe } from './index.ts';
import type { Check } from './report.ts';

const CONDITIONS = { games: 4, seed: 3 };
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

const without = (game: Game<Watch>, key: 'eventFor' | 'disguise'): Game<Watch> => {
  const { [key]: _left, ...rest } = game;
  return rest as Game<Watch>;
};

/** The Watch with the chosen posts in the frame, where everybody can read them; its disguise knows that they are secret. */
const { choose } = posts.sentences;
if (choose?.by !== 'players') throw new Error('choose is a choice');
const withPostsInTheFrame: Game<Watch> = {
  ...watch,
  clone: copy,
  position: {
    read: (data) => (isStrange(data) ? [STRANGE] : (copy(data) as unknown as State)),
    print: (s) => copy(s) as unknown as Json,
  },
  view: (s, seat) => ({ ...watch.view(s, seat), stack: copy(s.stack) }),
  disguise: (s, _seat, random) => {
    const other = copy(s);
    for (const f of other.stack)
      if ('posts' in f) f.posts = (f.posts as Chosen[]).map((chosen) => ({ ...chosen, post: random.int(6) }));
    return other;
  },
  book: {
    ...watch.book,
    rules: {
      ...watch.book.rules,
      posts: {
        ...posts,
        sentences: {
          choose: {
            ...choose,
            moves: {
              takePost: {
                ...choose.moves.takePost!,
                perform: (s, f, move, out) => {
                  Object.assign(f, { posts: [...(('posts' in f ? f.posts : []) as Chosen[]), { post: move.post }] });
                  choose.moves.takePost!.perform(s, f, move, out);
                },
              },
            },
          },
        },
      },
    },
  },
};
type Chosen = { post: number };

const STRANGE = { where: '', code: 'UNKNOWN', text: 'A strange key.' };
const isStrange = (data: Json) => JSON.stringify(data).includes('strange');
/** The data without the keys called strange. */
const withoutStrange = (data: Json): Json =>
  JSON.parse(JSON.stringify(data, (key, value: Json) => (key === 'strange' ? undefined : value))) as Json;

/** Views that carry more than JSON shows, and a board that reads it. */
function withLooseWords(): Game<Watch> {
  const behind = new WeakMap<object, State>();
  return {
    ...watch,
    view: (s, seat) => {
      const v = watch.view(s, seat);
      behind.set(v, s);
      return v;
    },
    words: {
      ...watch.words,
      board: (v) =>
        `${watch.words.board(v)} ${
          behind
            .get(v)
            ?.gates.map((g) => g.kind)
            .join() ?? ''
        }`,
    },
  };
}

test('the Watch conforms, and its report repeats itself', () => {
  const report = conform(watch, CONDITIONS);
  expect(report.findings).toEqual([]);
  expect(report.states).toBeGreaterThan(100);
  expect(conform(watch, CONDITIONS).hashes).toEqual(report.hashes);
});

const FAULTS: Record<string, { game: Game<Watch>; caught: Check }> = {
  'secret posts in a frame': { game: withPostsInTheFrame, caught: 'the stack is public' },
  'secret posts in a frame that views blot out': {
    game: {
      ...withPostsInTheFrame,
      view: (s, seat) => {
        const v = withPostsInTheFrame.view(s, seat);
        for (const f of v.stack) if ('posts' in f) f.posts = [];
        return v;
      },
    },
    caught: 'the stack is public',
  },
  'secret events told to all': { game: without(watch, 'eventFor'), caught: 'events keep secrets' },
  'a view that shows every sign': {
    game: {
      ...watch,
      view: (s, seat) => ({ ...watch.view(s, seat), guards: s.guards.map((guard) => ({ ...guard, choice: null })) }),
    },
    caught: 'views keep secrets',
  },
  'a view that shows all intruders': {
    game: { ...watch, view: (s, seat) => ({ ...watch.view(s, seat), gates: s.gates.map((gate) => ({ ...gate })) }) },
    caught: 'views keep secrets',
  },
  'an event without words': {
    game: {
      ...watch,
      words: { ...watch.words, event: (e, name) => (e.type === 'threw' ? undefined : watch.words.event(e, name)) },
    },
    caught: 'words for everything',
  },
  'words that know more than the view': { game: withLooseWords(), caught: 'words keep secrets' },
  'a view that shares a list': {
    game: { ...watch, view: (s, seat) => ({ ...watch.view(s, seat), stack: s.stack }) },
    caught: 'a view shares nothing',
  },
  'secrets that are denied': { game: { ...watch, secrets: false }, caught: 'secrecy is declared' },
  'secrets without a disguise': { game: without(watch, 'disguise'), caught: 'secrecy is declared' },
  'a disguise that leaves the signs alone, so that nobody would notice who shows them': {
    game: {
      ...watch,
      disguise: (s, seat, random) => {
        const other = watch.disguise!(watch.clone(s), seat, random);
        for (const [i, guard] of other.guards.entries()) guard.sign = s.guards[i]!.sign;
        return other;
      },
    },
    caught: 'secrecy is declared',
  },
  'signs that everybody sees, with a disguise that changes only who lies at the gates': {
    game: {
      ...watch,
      view: (s, seat) => ({ ...watch.view(s, seat), guards: watch.clone(s).guards }),
      disguise: (s, seat, random) => ({ ...watch.disguise!(watch.clone(s), seat, random), guards: watch.clone(s).guards }),
    },
    caught: 'views keep secrets',
  },
  'secrets that do not exist': {
    game: { ...watch, view: (s) => watch.clone(s), eventFor: (event) => event, disguise: (s) => s },
    caught: 'secrecy is declared',
  },
  'a position reader that overlooks strange keys': {
    game: {
      ...watch,
      position: { ...watch.position, read: (data) => watch.position.read(withoutStrange(data)) },
    },
    caught: 'positions are read strictly',
  },
  'a notation that does not come back': {
    game: {
      ...watch,
      notation: {
        print: (move) => (move.type === 'shine' ? 'shine' : JSON.stringify(move)),
        read: (text, seat) =>
          text === 'shine' ? { type: 'shine', seat, gate: 0 } : ({ ...(JSON.parse(text) as object), seat } as WatchMove),
      },
    },
    caught: 'notation comes back',
  },
  'a leak in a refusal': {
    game: withShine({
      refuse: (v: State, f: never, move: never) =>
        v.gates[(move as { gate: number }).gate]?.kind === 'wolf'
          ? { rule: 'WT-3.1', code: 'WOLF', text: 'Not there.' }
          : act.moves.shine!.refuse(v, f, move),
    }),
    caught: 'questions keep secrets',
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
    caught: 'a clone stands alone',
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
  'a code in a form of its own': {
    game: withShine({
      refuse: (v: State, f: never, move: never) => {
        const no = act.moves.shine!.refuse(v, f, move);
        return no && { ...no, code: 'E-Gone' };
      },
    }),
    caught: 'a refusal cites a clause',
  },
  'a position text that forgets': {
    game: { ...watch, position: { ...watch.position, print: (s) => watch.position.print({ ...s, wounds: 0 }) } },
    caught: 'position text is lossless',
  },
};

test.each(Object.entries(FAULTS))('catches %s', (_name, { game, caught }) => {
  expect([...checks(game)][0]).toBe(caught);
});

test('rules that differ from run to run are caught', () => {
  let n = 0;
  const game: Game<Watch> = { ...watch, setup: (setup) => Object.assign(watch.setup(setup), { round: n++ }) };
  expect([...checks(game)]).toContain('replays alike');
});

test('a probe plays to the end over all settings, counts its disguises, and finds a leak', () => {
  const found = probe(watch, { games: 5, disguised: 200, seed: 1 });
  expect([found.findings, found.games >= 5, found.disguised >= 200]).toEqual([[], true, true]);
  const leaky: Game<Watch> = {
    ...watch,
    view: (s, seat) => ({ ...watch.view(s, seat), gates: s.gates.map((gate) => ({ ...gate })) }),
  };
  const [finding] = probe(leaky, { games: 1, disguised: 200, seed: 1 }).findings;
  expect(finding?.check).toBe('views keep secrets');
  expect(finding?.text).toMatch(
    /^seat \d can tell by its view: gates\[\d\]\.kind: "\w+" against "\w+" \(--seed 1 --games 1, input \d+\)$/,
  );
});

test('a probe ends where nothing is ever hidden', () => {
  const open: Game<Watch> = { ...watch, view: (s) => watch.clone(s), eventFor: (event) => event, disguise: (s) => s };
  expect(probe(open, { games: 1, disguised: 200, seed: 1 }).findings[0]?.text).toContain('nothing was ever hidden');
});

test('the parts used here are real', () => {
  expect(light.ref).toBe('WT-4');
  expect(posts.ref).toBe('WT-2');
  expect(apply(watch.book, watch.setup({ players: 1, options: {} }) as State, { type: 'bell' })).toBeDefined();
});

test('a probe sees what must hold always and does not', () => {
  const game: Game<Watch> = { ...watch, invariants: () => [{ where: 'gates', code: 'GATES', text: 'One is missing.' }] };
  const { findings } = probe(game, { games: 2, disguised: 0, seed: 1 });
  expect(findings[0]?.check).toBe('invariants hold');
});

test('a page says who sees what, and a leak changes it', () => {
  const rowOf = (game: Game<Watch>, wanted: string) => whoSees(game, { games: 6, seed: 1 }).find(({ path }) => path === wanted);
  expect(rowOf(watch, 'guards[].sign')).toMatchObject({ seats: ['one seat', 'every seat'] });
  expect(rowOf(watch, 'wounds')).toEqual({ path: 'wounds', seats: ['every seat'], watcher: [true] });
  const open: Game<Watch> = { ...watch, view: (s) => watch.clone(s) };
  expect(whoSees(open, { games: 6, seed: 1 }).filter(({ seats }) => `${seats}` !== 'every seat')).toEqual([]);
});
