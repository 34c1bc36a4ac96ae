import { isFaults, legal, quickRandom, throwDice, waitingFor } from '@nightfall/kernel';
import { expect, test } from 'vitest';
import * as refusals from '../rules/refusals.ts';
import { HERO_IDS } from '../content/heroes.ts';
import { game } from '../game.ts';
import type { RuneEvent } from '../moves.ts';
import type { State } from '../state.ts';
import { play, refusalOf, table } from '../testing/table.ts';
import { print, read } from './position.ts';

const name = (seat: number) => ['Ann', 'Ben', 'Cid'][seat]!;
const lines = (events: readonly RuneEvent[]) => events.flatMap((event) => game.words.event(event, name) ?? []);

test('[RM-32.3] every line of the log names its rule, and dice are told whole', () => {
  const s = table({ heroes: [{ card: 'H1', space: 'F4', counters: ['body', 'life'] }, {}], at: 'adventure' });
  const told = lines(
    play(s, '1 attempt', 'dice Y17', 'dice 4 4', '0 influence 1', 'dice 5 6 1', '1 stand', '1 attack ()', 'dice 3 4'),
  );
  expect(told.map(({ rule, text }) => `${rule} ${text}`)).toEqual([
    'RM-20.2 An adventure at F4: Ben.',
    'RM-21.1 The Challenge is Jaran the Reaver.',
    'RM-21.2 Ben tests Climb: 4 + 4 + 8 = 16 against 14: passed.',
    'RM-21.6 The Night King rolls for Melee: aquatic/swamp/forest, aquatic/mountains, plains/hills/mountains.',
    'RM-21.7 1 match: Melee is 17.',
    'RM-21.10 Combat round 1.',
    'RM-21.16 Ben attacks in Ranged: 3 + 4 + 4 = 11 against 14: a miss.',
  ]);
});

test('[RM-31.5] every refusal has a code in capitals, a clause and a sentence', () => {
  const all = Object.values(refusals).filter((one) => typeof one !== 'function');
  expect(all.length).toBeGreaterThan(30);
  for (const { code, text } of all) {
    expect(code).toMatch(/^[A-Z_]+$/);
    expect(text).toMatch(/\.$/);
  }
});

test('[RM-7.1] [RM-6.7] what is always on says so, instead of naming a moment', () => {
  const asked = (hero: object, what: string) =>
    refusalOf(table({ heroes: [{ card: 'H1', space: 'E12', ...hero }, {}] }), `1 ${what}`)?.text;
  const abilities = HERO_IDS.map((card) => asked({ card }, 'useAbility -'));
  for (const text of abilities) expect(text).not.toMatch(/only (never|always)/);
  expect(abilities[0]).toBe("Sure Throw is always on; you don't need to use it.");
  expect(asked({ items: ['M04'] }, 'useItem 0')).toBe("Hunting Bow is always on; you don't need to use it.");
});

test('[RM-21.16] [RM-15.1] a word has one meaning: a hit is the Hero’s, and counters are called as on the sheet', () => {
  const roll = { dice: [6, 6], total: 13, need: 15, success: false };
  const [blow] = lines([{ type: 'blowRolled', seat: 1, phase: 1, isAttack: false, ...roll }]);
  expect(blow!.text).toBe('Ben defends in Melee: 6 + 6 + 1 = 13 against 15: the defence fails.');
  const [bought] = lines([{ type: 'counterBought', kind: 'mind', price: 0, gold: 3 }]);
  expect(bought!.text).toBe('The Night King buys a Ranged counter for 0 gold; 3 left.');
  expect(game.words.move(table({}), { type: 'buyCounter', seat: 0, kind: 'spirit' })).toBe('Buy a Magic counter');
});

test('[RM-0.6] what lies on the map is a jewel, what experience buys an experience counter', () => {
  const [taken] = lines([{ type: 'adventureTaken', seat: 1, space: 'C6', colour: 'green' }]);
  expect(taken!.text).toBe('Ben takes the green jewel at C6.');
  const [price] = game.dials!;
  expect(price!.words).toBe('an experience counter costs {n} XP');
});

test('[RM-32.5] a position is read as it was printed, at every question of a whole game', () => {
  const random = quickRandom(11);
  const s = game.setup({ players: 4, options: { variants: true, chooseCharacters: true } }) as State;
  for (let n = 0; s.stack.length > 0; n++) {
    const asked = waitingFor(game.book, s);
    if (asked.for === 'dice') play(s, `dice ${throwDice(asked.sides, random).join(' ')}`);
    if (asked.for !== 'seats') continue;
    const moves = asked.seats.flatMap((seat) => legal(game.book, s, seat));
    const move = moves[random.int(moves.length)]!;
    play(s, move.type === 'pass' ? `${move.seat} pass` : `${move.seat} ${game.notation!.print(move)}`);
    if (n % 7 > 0) continue;
    const again = read(print(s));
    expect(isFaults(again) ? again : print(again)).toEqual(print(s));
    expect(game.invariants!(s)).toEqual([]);
    expect(game.words.prompt(game.view(s, 1), 1, name).text).not.toBe('');
  }
  expect(game.result(s)).toBeDefined();
});

test('[RM-10.4] while characters are picked, each reads what to do, or who is awaited', () => {
  const s = game.setup({ players: 3, options: { chooseCharacters: 'true' } }) as State;
  const said = (seat: number | null) => game.words.prompt(game.view(s, seat), seat, name).text;
  const you = said(0);
  expect([said(1), said(2)]).toEqual([you, `${name(0)} and ${name(1)} pick their characters in secret.`]);
  play(s, '0 pickKing jahzir');
  expect([said(0), said(1), said(null)]).toEqual([`${name(1)} picks a character in secret.`, you, said(0)]);
});

test('the board as text: the map, the Heroes, the Night King, a combat', () => {
  const s = table({
    heroes: [{ card: 'H1', space: 'E12', goods: ['D01'] }, {}],
    patrols: [{ number: 1, space: 'J9', wounds: 1 }],
  });
  const text = game.words.board(game.view(s, 2));
  expect(text).toContain('Harthan, Axecaster, dwarf thrower, level 1, at E12');
  expect(text).toContain('goods: 1 good');
  expect(text).toContain('1 at Erenhead with 1 wound');
  expect(text.split('\n').filter((row) => /^ ?\d+ /.test(row)).length).toBeGreaterThanOrEqual(13);
});
