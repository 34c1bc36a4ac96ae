import { expect, test } from 'vitest';
import { book } from './book.ts';
import { moves } from './declare.ts';
import { advance, apply, legal, waitingFor } from './play.ts';
import { int } from './shape.ts';
import type { Book, Input } from './types.ts';

/** A rehearsal: a bell is rung some times, each singer sings or is passed over, and coins are put in until the hat is full. */
type Frame = { rule: 'rehearsal'; at: 'ring' | 'sing' | 'toss' | 'pay' | 'end'; bells: number; singers: readonly number[] };
type Table = { stack: Frame[]; hat: number; ill: number; tossed: number[] };
type World = { view: Table; state: Table; event: { type: 'rang' | 'asked' | 'missed'; seat?: number } };
type Sing = { type: 'sing'; seat: number };
type Rehearsal = World & { move: Sing | { type: 'pay'; seat: number; coins: number } | { type: 'leave'; seat: number } };

const { rule, always, may, must, choose, dice, until, each } = book<Rehearsal>();
const declare = moves<World, Frame>()({}, () => ({}));
const sing = declare('sing', { name: 'Sing', perform: () => undefined });
const pay = declare('pay', {
  fields: { coins: int(1, 3) },
  name: 'Pay',
  domain: () => ({ coins: [1, 2, 3] }),
  perform: (s, _f, { coins }) => void (s.hat += coins),
});
const leave = declare('leave', { name: 'Leave', ends: true, perform: () => undefined });
const first = (_v: Table, f: Frame) => [f.singers[0]!];

const rehearsal = (sentence: 'choose' | 'may'): Book<Rehearsal> => ({
  rules: {
    rehearsal: rule<Frame>('RE-1', {
      ring: until(
        (_v, f) => f.bells === 0,
        always((_s, f, out) => {
          f.bells -= 1;
          out?.({ type: 'rang' });
        }),
      ),
      sing: each(
        'singers',
        sentence === 'may'
          ? may(first, { sing })
          : choose(
              first,
              { sing },
              (v, f) => f.singers[0] !== v.ill,
              (_s, f, out) => out?.({ type: 'asked', seat: f.singers[0]! }),
              (_s, f, out) => out?.({ type: 'missed', seat: f.singers[0]! }),
            ),
      ),
      toss: until(
        (v) => v.tossed.includes(1),
        dice(
          (v) => (v.tossed.length < 3 ? [2] : []),
          (s, _f, faces) => void s.tossed.push(...faces),
        ),
      ),
      pay: until(
        (v) => v.hat >= 5,
        must(() => [0], { pay, leave }),
      ),
    }),
  },
});
function begin(sentence: 'choose' | 'may' = 'choose') {
  const s: Table = {
    stack: [{ rule: 'rehearsal', at: 'ring', bells: 2, singers: [0, 1, 2] }],
    hat: 0,
    ill: 1,
    tossed: [],
  };
  const told: string[] = [];
  const out = ({ type, seat }: World['event']) => void told.push(seat === undefined ? type : `${type} ${seat}`);
  const rules = rehearsal(sentence);
  advance(rules, s, out);
  return { s, told, rules, play: (input: Input<Rehearsal>) => expect(apply(rules, s, input, out)).toBeUndefined() };
}
const at = (s: Table) => s.stack[0]?.at;

test('until: the rules repeat a sentence until it is done', () => {
  expect(begin().told).toEqual(['rang', 'rang', 'asked 0']);
});

test('each: once for each item, whether a player is asked or the rules go on', () => {
  const { s, told, play } = begin();
  play({ type: 'sing', seat: 0 });
  expect(told.slice(2)).toEqual(['asked 0', 'missed 1', 'asked 2']);
  expect(s.stack[0]!.singers).toEqual([2]);
  play({ type: 'sing', seat: 2 });
  expect(at(s)).toBe('toss');
});

test('each: who passes is passed over, and the next is asked', () => {
  const { s, rules, play } = begin('may');
  play({ type: 'pass', seat: 0 });
  expect(waitingFor(rules, s)).toMatchObject({ for: 'seats', seats: [1] });
});

const sung = () => {
  const table = begin();
  for (const seat of [0, 2]) table.play({ type: 'sing', seat });
  return table;
};

test('until: dice are thrown again until it is done, or there is nothing to throw', () => {
  const done = sung();
  for (const face of [2, 1]) done.play({ type: 'dice', faces: [face] });
  expect([at(done.s), done.s.tossed]).toEqual(['pay', [2, 1]]);
  const spent = sung();
  for (let n = 0; n < 3; n++) spent.play({ type: 'dice', faces: [2] });
  expect(at(spent.s)).toBe('pay');
});

test('until: a player is asked again until it is done, or a move ends it', () => {
  const paying = () => {
    const table = sung();
    table.play({ type: 'dice', faces: [1] });
    table.play({ type: 'pay', seat: 0, coins: 3 });
    return table;
  };
  const { s, rules, play } = paying();
  expect(legal(rules, s, 0)).toHaveLength(4);
  play({ type: 'pay', seat: 0, coins: 2 });
  expect(s.stack).toEqual([]);
  const early = paying();
  early.play({ type: 'leave', seat: 0 });
  expect([early.s.stack, early.s.hat]).toEqual([[], 3]);
});

test('a rule that goes round and asks nobody is named instead of hanging', () => {
  const sentences = { sing: may(first, { sing }), pay: must(() => [0], { pay }), toss: always(() => undefined) };
  const ring = always((_s, f: Frame) => void (f.at = 'ring'));
  const round: Book<Rehearsal> = { ...rehearsal('may'), rules: { rehearsal: rule<Frame>('RE-1', { ring, ...sentences }) } };
  const s: Table = { stack: [{ rule: 'rehearsal', at: 'ring', bells: 0, singers: [] }], hat: 0, ill: 0, tossed: [] };
  expect(() => advance(round, s)).toThrow('Rule RE-1 goes on without asking anybody: "rehearsal" at "ring"');
});
