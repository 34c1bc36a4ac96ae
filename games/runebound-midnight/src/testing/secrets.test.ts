import { type Game, type Json, quickRandom } from '@nightfall/kernel';
import { type Check, conform } from '@nightfall/kernel/conformance';
import { expect, test } from 'vitest';
import { game } from '../game.ts';
import { disguise, eventFor } from '../knowledge/secrets.ts';
import type { Rune, RuneEvent } from '../moves.ts';
import { heroOf, KING, type State, type View, view } from '../state.ts';
import { play, table } from './table.ts';

const GOODS = { heroes: [{ goods: ['D17', 'D44', 'D44'], items: [{ card: 'M28', upgrades: [{ good: 'D38' }] }] }, {}] };

test('[RM-30.1] [RM-30.5] [RM-7.11] EX-36: goods and face-down upgrades are their owner’s, everybody else sees backs', () => {
  const s = table(GOODS);
  expect(heroOf(view(s, 1), 1).goods).toEqual(['D17', 'D44', 'D44']);
  for (const seat of [KING, 2, null]) {
    const v = view(s, seat);
    expect(heroOf(v, 1).goods).toEqual([null, null, null]);
    expect(heroOf(v, 1).items[0]!.upgrades).toEqual([{ good: null, faceUp: false, activated: false }]);
    expect(v.stack).toEqual(s.stack);
    expect(v.decks.goods.fresh.every((card) => card === null)).toBe(true);
  }
});

test.each([
  { type: 'drewGoods', seat: 1, goods: ['D17', 'D44'] },
  { type: 'goodsPaid', seat: 1, goods: ['D17', 'D44'] },
  { type: 'goodsLost', seat: 1, goods: ['D17', 'D44'] },
] as const)('[RM-30.2] EX-36: the log names the cards of $type to their owner only', (event) => {
  expect(eventFor(event as RuneEvent, 1)).toEqual(event);
  for (const seat of [KING, 2, null]) expect(eventFor(event as RuneEvent, seat)).toEqual({ ...event, goods: [null, null] });
});

const PATROL: Json = {
  turn: 0,
  at: 'muster',
  heroes: [{ space: 'E9', goods: ['D17', 'D44', 'D01'] }, { goods: ['D06', 'D45'] }],
  patrols: [{ number: 1, space: 'E9' }],
};
/** The Night King has drawn three cards and keeps one. */
function drawn(): State {
  const s = table(PATROL);
  play(s, '0 patrolStay', '0 patrolAttack 1', 'dice G01 G05 G09');
  return s;
}
test('[RM-22.2] [RM-30.1] the three patrol cards are the Night King’s alone', () => {
  const s = drawn();
  expect(view(s, KING).drawn).toEqual(['G01', 'G05', 'G09']);
  for (const seat of [1, 2, null]) expect(view(s, seat).drawn).toEqual([null, null, null]);
});

function trading(): State {
  const s = table({ heroes: [{ goods: ['D17', 'D44'] }, { goods: ['D06', 'D45'] }, {}] });
  play(s, '1 proposeTrade 2 () D17 () 1');
  return s;
}
test('[RM-19.7] the goods of an open trade are seen by the two; the goods that change hands too', () => {
  const s = trading();
  for (const [seat, seen] of [
    [1, ['D17']],
    [2, ['D17']],
    [3, [null]],
    [KING, [null]],
  ] as const)
    expect(view(s, seat).trade!.give.goods).toEqual(seen);
  const [answered] = play(s, '2 answerTrade yes D06');
  expect(eventFor(answered!, 1)).toMatchObject({ gave: ['D17'], took: ['D06'] });
  expect(eventFor(answered!, 3)).toMatchObject({ gave: [null], took: [null] });
});

test('[RM-10.4] picks are seen by their side until the reveal', () => {
  const s = game.setup({ players: 3, options: { chooseCharacters: true } }) as State;
  play(s, '1 pickHero H5', '0 pickKing jahzir');
  expect([view(s, 2).picks, view(s, KING).picks, view(s, null).picks]).toEqual([
    [null, 'H5', ''],
    ['jahzir', null, ''],
    [null, null, ''],
  ]);
});

test('[RM-30.4] [RM-27.18] a disguised state asks the same seat, whatever the cards are', () => {
  const random = quickRandom(4);
  for (let i = 0; i < 200; i++)
    for (const [s, seats] of [
      [drawn(), [1, 2, null]],
      [trading(), [3, KING, null]],
    ] as const)
      for (const seat of seats) {
        const other = disguise(s, seat, random);
        expect(view(other, seat)).toEqual(view(s, seat));
        expect(game.invariants!(other)).toEqual([]);
      }
});

/** What the suite finds within a few inputs from one position on. */
function findings(faulty: Game<Rune>, start: () => State): readonly Check[] {
  const short: Game<Rune> = { ...faulty, setup: start };
  const { findings: found } = conform(short, { games: 1, seed: 2, every: 1, limit: 4, setups: [{ players: 3, options: {} }] });
  return found.map(({ check }) => check).filter((check) => check !== 'the game ends');
}
const { trade, patrol } = game.book.rules;
const hero = game.book.rules.hero.sentences['move']!;
if (hero.by !== 'players') throw new Error('a Hero moves by choice');
const propose = hero.moves.proposeTrade!;

/** Options that know what the partner holds. */
const leakyOptions: Game<Rune> = {
  ...game,
  book: {
    ...game.book,
    rules: {
      ...game.book.rules,
      hero: {
        ...game.book.rules.hero,
        sentences: {
          ...game.book.rules.hero.sentences,
          move: {
            ...hero,
            moves: {
              ...hero.moves,
              proposeTrade: {
                ...propose,
                lists: (v: View, f: never, seat: number) =>
                  v.heroes[1]!.goods.some((good) => good !== null && good < 'D20') ? propose.lists!(v, f, seat) : [[]],
              },
            },
          },
        },
      },
    },
  },
};
/** A refusal that tells a Hero what the Night King has drawn. */
const leakyRefusal: Game<Rune> = {
  ...game,
  book: {
    ...game.book,
    waiting: (v, seats) =>
      v.drawn.includes('G01')
        ? { rule: 'RM-22.2', code: 'ROAD_WATCH', text: 'The Road Watch is near.' }
        : game.book.waiting!(v, seats),
  },
};
/** The drawn cards in the frame, where everybody can read them. */
const leakyFrame = (): State => {
  const s = drawn();
  Object.assign(s.stack.at(-1)!, { cards: s.drawn });
  return s;
};
const leakyDisguise: Game<Rune> = {
  ...game,
  disguise: (s, seat, random) => {
    const other = disguise(s, seat, random);
    const f = other.stack.at(-1);
    if (f && 'cards' in f) Object.assign(f, { cards: other.drawn });
    return other;
  },
};

const LEAKS: Record<string, { game: Game<Rune>; start: () => State; caught: Check }> = {
  'goods in every view': {
    game: { ...game, view: (s, seat) => ({ ...view(s, seat), heroes: view(s, 1).heroes }) },
    start: () => table(GOODS),
    caught: 'views keep secrets',
  },
  'drawn patrol cards in every view': {
    game: { ...game, view: (s, seat) => ({ ...view(s, seat), drawn: s.drawn.slice() }) },
    start: drawn,
    caught: 'views keep secrets',
  },
  'the faces of draws in the log of all': {
    game: { ...game, eventFor: (event) => event },
    start: () => {
      const s = table(PATROL);
      play(s, '0 patrolStay', '0 patrolAttack 1');
      return s;
    },
    caught: 'events keep secrets',
  },
  'options that know the partner’s goods': {
    game: leakyOptions,
    start: () => table({ heroes: [{ goods: ['D17'] }, { goods: ['D45', 'D46'] }, {}] }),
    caught: 'questions keep secrets',
  },
  'a refusal that tells what was drawn': { game: leakyRefusal, start: drawn, caught: 'view and state agree' },
  'secret cards in a frame': { game: leakyDisguise, start: leakyFrame, caught: 'the stack is public' },
};
test('[RM-30.1] [RM-30.5] [RM-31.3] without a leak the suite finds nothing at these moments', () => {
  expect([trade.ref, patrol.ref]).toEqual(['RM-19.3', 'RM-14.5']);
  for (const start of [() => table(GOODS), drawn, trading]) expect(findings(game, start)).toEqual([]);
});
test.each(Object.entries(LEAKS))('[RM-30.1] [RM-30.4] the suite catches %s', (_name, { game: faulty, start, caught }) => {
  expect(findings(faulty, start)).toContain(caught);
});
