import { expect, test } from 'vitest';
import { call } from './book.ts';
import { quickRandom } from './chance/random.ts';
import { anyLegal, apply, choices, isInBook, legal, refusal, waitingFor } from './play.ts';
import { watch, type State } from './testkit/watch.ts';

const table = (players = 2): State => watch.setup({ players, options: {} }) as State;
const dealt = (players = 2): State => {
  const s = table(players);
  apply(watch.book, s, { type: 'dice', faces: Array.from({ length: players }, () => 3) });
  apply(watch.book, s, { type: 'dice', faces: [1, 2, 3, 1, 2, 3] });
  return s;
};
const posted = (): State => {
  const s = dealt();
  apply(watch.book, s, { type: 'takePost', seat: 1, post: 0 });
  apply(watch.book, s, { type: 'takePost', seat: 0, post: 0 });
  return s;
};

test('a new game waits for its dice and says how many sides they have', () => {
  expect(waitingFor(watch.book, table(3))).toMatchObject({ for: 'dice', sides: [6, 6, 6], typed: false });
});

test.each([[[]], [[1]], [[0, 1]], [[7, 1]], [[1.5, 1]], [[1, 1, 1]]])('faces %j do not fit two dice', (faces) => {
  const s = table();
  expect(apply(watch.book, s, { type: 'dice', faces })).toMatchObject({ code: 'DICE', facts: { sides: [6, 6] } });
  expect(s).toEqual(table());
});

test('those asked answer once, in any order, and the game goes on after the last', () => {
  const s = dealt();
  expect(waitingFor(watch.book, s)).toMatchObject({ seats: [0, 1] });
  apply(watch.book, s, { type: 'takePost', seat: 1, post: 2 });
  expect(waitingFor(watch.book, s)).toMatchObject({ seats: [0] });
  expect(apply(watch.book, s, { type: 'takePost', seat: 1, post: 3 })).toMatchObject({ code: 'NOT_YOUR_DECISION' });
  apply(watch.book, s, { type: 'takePost', seat: 0, post: 0 });
  expect(s.guards.map((g) => g.post)).toEqual([0, 2]);
});

test('a `may` that nobody can use is passed over', () => {
  const s = posted();
  s.guards[0]!.oil = 0;
  apply(watch.book, s, { type: 'shine', seat: 0, gate: 1 });
  apply(watch.book, s, { type: 'dice', faces: [1, 1] });
  expect(s.wounds).toBe(1);
});

test('a `may` can be declined; a `must` cannot', () => {
  const s = posted();
  expect(apply(watch.book, s, { type: 'pass', seat: 0 })).toMatchObject({ code: 'NO_PASS' });
  apply(watch.book, s, { type: 'shine', seat: 0, gate: 1 });
  apply(watch.book, s, { type: 'dice', faces: [1, 1] });
  expect(legal(watch.book, s, 0)).toContainEqual({ type: 'pass', seat: 0 });
  expect(apply(watch.book, s, { type: 'pass', seat: 0 })).toBeUndefined();
  expect(s.wounds).toBe(1);
});

test('a sentence can be repeated: one die is thrown again', () => {
  const s = posted();
  apply(watch.book, s, { type: 'shine', seat: 0, gate: 1 });
  apply(watch.book, s, { type: 'dice', faces: [1, 5] });
  apply(watch.book, s, { type: 'relight', seat: 0, die: 0 });
  expect(waitingFor(watch.book, s)).toMatchObject({ for: 'dice', sides: [6] });
  apply(watch.book, s, { type: 'dice', faces: [2] });
  expect(s.gates[1]).toEqual({ faceUp: true, gone: true, kind: 'thief' });
});

test('a move that belongs to another sentence, a foreign seat, dice out of turn: each is told why', () => {
  const s = posted();
  expect(apply(watch.book, s, { type: 'relight', seat: 0, die: 0 })).toMatchObject({ code: 'NOT_A_CHOICE', rule: 'WT-3' });
  expect(apply(watch.book, s, { type: 'show', seat: 1 })).toMatchObject({ code: 'NOT_YOUR_DECISION' });
  expect(apply(watch.book, s, { type: 'dice', faces: [1] })).toMatchObject({ code: 'NOT_YOUR_DECISION' });
});

test('a screen learns of every choice and why some are closed', () => {
  const s = posted();
  s.gates[1]!.gone = true;
  expect(
    choices(watch.book, watch.view(s, 0), 0).flatMap(({ options }) => options.filter(({ no }) => no?.code === 'GONE')),
  ).toHaveLength(1);
  expect(refusal(watch.book, watch.view(s, 0), { type: 'shine', seat: 0, gate: 3 })).toMatchObject({ code: 'TOO_FAR' });
});

test('a state that stands at a sentence of another book is told apart', () => {
  const s = posted();
  expect(isInBook(watch.book, [s, undefined, null])).toBe(true);
  for (const f of [
    { rule: s.stack[0]!.rule, at: 'gone' },
    { rule: 'gone', at: 'x' },
  ])
    expect(isInBook(watch.book, [s, { ...s, stack: [f as never] }])).toBe(false);
});

test('called rules are carried out in the order in which they are named', () => {
  const s = { stack: [{ rule: 'a', at: 'x' }] };
  call(s, { rule: 'b', at: 'x' }, { rule: 'c', at: 'x' });
  expect(s.stack.map((f) => f.rule)).toEqual(['a', 'c', 'b']);
});

/** How often each move of a seat is drawn in 2000 draws. */
function drawn(s: State, seat: number): Map<string, number> {
  const random = quickRandom(1);
  const counts = new Map<string, number>();
  for (let n = 0; n < 2000; n++) {
    const move = JSON.stringify(anyLegal(watch.book, s, seat, random));
    counts.set(move, (counts.get(move) ?? 0) + 1);
  }
  return counts;
}

test('any legal move is drawn as often as any other, a pass too, and nothing else is', () => {
  const [must, may] = [posted(), posted()];
  apply(watch.book, may, { type: 'shine', seat: 0, gate: 1 });
  apply(watch.book, may, { type: 'dice', faces: [1, 1] });
  expect(choices(watch.book, must, 0).some(({ options }) => options.some(({ no }) => no))).toBe(true);
  for (const s of [must, may]) {
    const moves = legal(watch.book, s, 0).map((move) => JSON.stringify(move));
    const counts = drawn(s, 0);
    expect([...counts.keys()].toSorted()).toEqual(moves.toSorted());
    for (const count of counts.values()) expect(Math.abs((count * moves.length) / 2000 - 1)).toBeLessThan(0.2);
  }
});

test('where nothing is legal nothing is drawn', () => {
  expect(anyLegal(watch.book, table(), 0, quickRandom(1))).toBeUndefined();
});
