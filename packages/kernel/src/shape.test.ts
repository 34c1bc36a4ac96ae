import { expect, test } from 'vitest';
import { apply } from './play.ts';
import { quickRandom } from './chance/random.ts';
import { isFaults, isRefusal } from './game.ts';
import { plainBoard } from './derived.ts';
import { playedMatch } from './testkit/start.ts';
import { watch, type State } from './testkit/watch.ts';
import { readPosition } from './position.ts';
import { readSetup } from './setup.ts';
import * as shape from './shape.ts';
import type { Fault, Json } from './types.ts';

const faults = (of: shape.Shape, data: unknown): string[] => {
  const found: Fault[] = [];
  of.read(data, '', found);
  return found.map(({ where, code }) => `${where} ${code}`);
};

const TOKEN = shape.record({ ring: shape.int(0, 4), kind: shape.nullable(shape.oneOf('orc', 'troll')) });
const TABLE = shape.record({ tokens: shape.list(TOKEN, 9), open: shape.optional(shape.flag, false) });

test('every fault is noted, with its place', () => {
  expect(faults(TABLE, { tokens: [{ ring: 9, kind: 'orc' }, { ring: 1, kind: 'elf', hp: 3 }, 7, {}], moon: 1 })).toEqual([
    'moon UNKNOWN',
    'tokens[0].ring NUMBER',
    'tokens[1].hp UNKNOWN',
    'tokens[1].kind WORD',
    'tokens[2] OBJECT',
    'tokens[3].ring MISSING',
    'tokens[3].kind MISSING',
  ]);
  expect(faults(TABLE, [])).toEqual([' OBJECT']);
});

test('what is left out has its default, and what comes out is a clean copy', () => {
  const data = { tokens: [{ ring: 1, kind: null }] };
  const table = shape.readAs(TABLE, data) as { tokens: object[]; open: boolean };
  expect(table).toEqual({ ...data, open: false });
  expect(table.tokens[0]).not.toBe(data.tokens[0]);
});

test('entries, tuples, tags, alternatives and written values', () => {
  const byName = shape.entries(/^t\d$/, shape.int(1, 6), 2);
  expect(faults(byName, { t1: 3, x: 9 })).toEqual(['x UNKNOWN', 'x NUMBER']);
  expect(faults(byName, { t1: 1, t2: 1, t3: 1 })).toEqual([' OBJECT']);
  expect(faults(shape.tuple(shape.int(0, 9), shape.flag), [1, 2])).toEqual(['[1] FLAG']);
  expect(faults(shape.tuple(shape.int(0, 9), shape.flag), [1])).toEqual([' LIST']);
  const frame = shape.tagged('rule', { turn: shape.record({ rule: shape.word(/./), seat: shape.int(0, 3) }) });
  expect(faults(frame, { rule: 'turn', seat: 4 })).toEqual(['seat NUMBER']);
  expect(faults(frame, { rule: 'toString' })).toEqual([' OBJECT']);
  const place = shape.either(shape.word(/^W\d$/), shape.tuple(shape.int(0, 9), shape.int(0, 9)));
  expect(faults(place, [1, 99])).toEqual(['[1] NUMBER']);
  expect(faults(place, 'X1')).toEqual([' TEXT']);
  const hp = shape.written(
    'hit points like 1/3',
    (text) => (/^\d\/\d$/.test(text) ? { hp: Number(text[0]) } : `"${text}" is not like 1/3.`),
    ({ hp: left }) => `${left}/3`,
  );
  expect(shape.readAs(hp, '2/3')).toEqual({ hp: 2 });
  expect(shape.readAs(hp, 'many')).toEqual([{ where: '', code: 'TEXT', text: '"many" is not like 1/3.' }]);
});

test('keys that a document brings along are kept where that is the rule', () => {
  const doc = shape.record({ id: shape.word(/^[a-z]+$/) }, 'kept');
  expect(shape.readAs(doc, { id: 'gate', note: ['mine'] })).toEqual({ id: 'gate', note: ['mine'] });
  expect(faults(doc, { note: 1 })).toEqual(['id MISSING']);
});

test('settings: defaults for what is left out, every fault with its place and clause', () => {
  expect(readSetup(watch, { players: 2 })).toEqual({ players: 2, options: { gates: 6, cargo: 0 } });
  expect(readSetup(watch, { players: 9, options: { gates: 99, weather: 'rain' }, moon: 1 })).toMatchObject([
    { where: 'moon', code: 'UNKNOWN' },
    { where: 'players', code: 'PLAYERS' },
    { where: 'options.gates', code: 'VALUE', rule: 'WT-1' },
    { where: 'options.weather', code: 'UNKNOWN' },
  ]);
});

const some = (): State => structuredClone(playedMatch(watch, 3, 20).state) as State;
test('a position made from the shape of the state comes back, and unknown keys are refused at every depth', () => {
  const s = some();
  expect(readPosition(watch, watch.position.print(s))).toEqual(s);
  const spoilt = watch.position.print(s) as { guards: object[]; stack: object[] };
  const bad = { ...spoilt, guards: [{ ...spoilt.guards[0], hat: 1 }], stack: [...spoilt.stack, { rule: 'deal', at: 'noon' }] };
  expect((readPosition(watch, bad as unknown as Json) as Fault[]).map(({ where }) => where)).toEqual([
    `stack[${spoilt.stack.length}].at`,
    'guards[0].hat',
  ]);
});

test('a position must be true to the rules: the clause is named', () => {
  const s = some();
  s.guards[1]!.post = 11;
  s.gates.splice(6);
  expect(readPosition(watch, watch.position.print(s))).toMatchObject([{ rule: 'WT-2.2', where: 'guards[1].post' }]);
});

test('notation and attempts made from shapes', () => {
  const { notation } = watch;
  expect(notation!.print({ type: 'shout', seat: 1, loud: true })).toBe('shout yes');
  expect(notation!.read('shout no', 1)).toEqual({ type: 'shout', seat: 1, loud: false });
  expect(notation!.read('takePost 4', 2)).toEqual({ type: 'takePost', seat: 2, post: 4 });
  expect(['takePost', 'takePost x', 'takePost 1 2', 'dance'].every((text) => isRefusal(notation!.read(text, 0)))).toBe(true);
});

test('a view as plain text', () => {
  const s = watch.setup({ players: 1, options: { gates: 1 } });
  if (isFaults(s)) throw new Error('refused');
  apply(watch.book, s, { type: 'dice', faces: [3] });
  const rows = plainBoard(watch.view(s, 0)).split('\n');
  expect(rows.slice(0, 3)).toEqual(['guards:', '  1:', '    post: 0']);
  expect(rows).toContain('wounds: 0');
  expect(shape.int(2, 5).any(quickRandom(1))).toBeGreaterThanOrEqual(2);
});

test('a text that others will read has nothing invisible in it, and nothing that reverses the line', () => {
  for (const hidden of ['\u202eevil', 'a\u200bb', 'two\nlines', '\u2066x']) expect(shape.text(60).is(hidden), hidden).toBe(false);
  for (const seen of ['Market Day', 'می‌خواهم', '👩‍🚒']) expect(shape.text(60).is(seen), seen).toBe(true);
});
