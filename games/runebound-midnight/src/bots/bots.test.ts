import { playOut } from '@nightfall/bots';
import { quickRandom, refusal } from '@nightfall/kernel';
import { expect, test } from 'vitest';
import { game } from '../game.ts';
import { heroOf, type State } from '../state.ts';
import { play, table } from '../testing/table.ts';
import { assaultChance } from './assault-odds.ts';
import { decide, decideAll } from './good.ts';
import { hint } from './hint.ts';
import { meetingGoal } from './meeting.ts';
import { oddsByColour } from './odds.ts';

const random = () => quickRandom(5);

test.each(['casual', 'good'] as const)('%s plays a whole game on both sides, and what it plays is legal', (level) => {
  const s = game.setup({ players: 3, options: { chooseCharacters: true, variants: true } }) as State;
  const { bot } = game.bots[level]!;
  const played = playOut(game, s, [bot, bot, bot], quickRandom(3));
  expect(played.result).toBeDefined();
  expect(game.invariants!(s)).toEqual([]);
});

test('good plays as well from its view as from the state: it reads no secret', () => {
  const s = table({
    heroes: [
      { card: 'H1', goods: ['D17', 'D44'] },
      { card: 'H5', goods: ['D01', 'D02'] },
    ],
  });
  const other = game.disguise!(s, 1, random());
  expect(decide(game.view(other, 1), 1, random())).toEqual(decide(game.view(s, 1), 1, random()));
});

test('odds grow with the Hero and fall with the colour', () => {
  const s = table({ heroes: [{ card: 'H1' }, { card: 'H1', counters: ['body', 'body', 'body', 'life'], items: ['M06'] }] });
  const win = (seat: number, colour: 'green' | 'yellow' | 'blue') => oddsByColour(s, seat, colour).win;
  expect(win(1, 'green')).toBeGreaterThan(win(1, 'yellow'));
  expect(win(2, 'yellow')).toBeGreaterThan(win(1, 'yellow'));
  const strong = { card: 'H6', counters: ['body', 'body', 'life', 'life', 'life'], items: ['M07', 'M20'] };
  const party = table({ heroes: [strong, { ...strong, card: 'H8', items: ['M15', 'M22'] }] });
  expect(assaultChance(party, { inside: [1, 2], coming: [] }, 1)).toBeGreaterThan(
    assaultChance(party, { inside: [1], coming: [] }, 1),
  );
  expect(assaultChance(party, { inside: [1, 2], coming: [] }, 1)).toBeGreaterThan(
    assaultChance(party, { inside: [1, 2], coming: [] }, 3),
  );
});

test('the Night King keeps the card that falls last, takes every test, and uses the Hand after a knock-out', () => {
  const s = table({
    turn: 0,
    at: 'muster',
    heroes: [{ space: 'E9', wounds: 3 }, {}],
    patrols: [{ number: 1, space: 'E9', wounds: 2 }],
  });
  play(s, '0 patrolStay', '0 patrolAttack 1', 'dice G01 G05 G09');
  expect(decide(game.view(s, 0), 0, random())).toEqual({ type: 'keepCard', seat: 0, card: 'G05' });
  const fallen = table({
    heroes: [{ space: 'E9' }, {}],
    stack: [
      { rule: 'round', at: 'heroes' },
      { rule: 'night', at: 'patrols' },
      { rule: 'knockOut', at: 'lose', seat: 1 },
    ],
  });
  expect(decide(game.view(fallen, 0), 0, random())).toEqual({ type: 'usePower', seat: 0, dice: [] });
});

test('a hurt Hero heals in town before he goes on; a hint says why', () => {
  const s = table({ heroes: [{ card: 'H1', wounds: 4 }, {}] });
  const told = hint(game.view(s, 1), 1, random())!;
  expect(told.moves).toEqual([{ type: 'heal', seat: 1, bonus: false }]);
  expect(told.text).toBe('Heal: wounds cost a die every turn.');
  expect(refusal(game.book, s, told.moves[0]!)).toBeUndefined();
  expect(heroOf(s, 1).wounds).toBe(4);
});

test('a hint goes from where to look over what to think of to the move; it never ends a step for the player', () => {
  const s = table({ heroes: [{ card: 'H1', dice: 5 }, {}], at: 'move' });
  const told = hint(game.view(s, 1), 1, random())!;
  expect(told.nudge).toBe('Where could you be at the end of this turn, and who could follow you there?');
  expect(told.candidates).toHaveLength(3);
  expect(told.moves[0]).toMatchObject({ type: 'journey', seat: 1 });
  const tired = table({ heroes: [{ card: 'H1', dice: 0, diceSpent: 5 }, {}], at: 'move' });
  expect(hint(game.view(tired, 1), 1, random())).toEqual({
    moves: [],
    text: 'There is nothing more to gain on the road: end your movement when you are ready.',
    rules: ['RM-17.16'],
  });
});

test('a hint at a jewel says that its adventure waits', () => {
  const s = table({ heroes: [{ card: 'H1', space: 'M11', dice: 0, diceSpent: 5 }, {}], at: 'move' });
  expect(hint(game.view(s, 1), 1, random())!.text).toBe(
    'You are at the green jewel at M11: end your movement, and you may take on its adventure.',
  );
});

test('a hint names what it is after: a jewel, a town, a mirror for a Hero; a Hero or a place to wait for a patrol', () => {
  const s = table({ heroes: [{ card: 'H1', dice: 5 }, {}], at: 'move' });
  expect(hint(game.view(s, 1), 1, random())!.text).toMatch(
    /: (it is on the way to|it brings you nearer to|the .+ jewel is there)/,
  );
  const hunt = table({
    turn: 0,
    at: 'muster',
    heroes: [{ card: 'H1', space: 'E9', wounds: 3 }, {}],
    patrols: [{ number: 1, space: 'H9' }],
  });
  play(hunt, '0 patrolRoll', 'dice 1 1 1 1 1');
  expect(hint(game.view(hunt, 0), 0, random())!.text).toMatch(/: (it leads towards|no die leads nearer to) \w+/);
});

test('[12.10] a hint does not throw the dice of a patrol for the player', () => {
  const s = table({ players: 3, turn: 0, at: 'muster', patrols: [{ number: 2, space: 'E2' }] });
  expect(decide(game.view(s, 0), 0, random())).toEqual({ type: 'patrolRoll', seat: 0 });
  expect(hint(game.view(s, 0), 0, random())).toMatchObject({ moves: [], rules: ['RM-14.5'] });
});

test('two strong Heroes beside a stronghold strike; one weak Hero stays away from it', () => {
  const strong = { space: 'F12', dice: 5, counters: ['body', 'body', 'body', 'body', 'life', 'life'], items: ['M07', 'M20'] };
  const mirrors = { E2: 3, M4: 2, G12: 2, F7: 1, J9: 1, R5: 1, R10: 1, O12: 1 };
  const archer = { card: 'H5', counters: ['mind', 'mind', 'mind', 'mind', 'life', 'life'], items: ['M03', 'M18'] };
  const party = table({
    at: 'move',
    mirrors,
    heroes: [
      { ...strong, card: 'H6' },
      { ...strong, ...archer },
    ],
  });
  expect(decide(game.view(party, 1), 1, random())).toMatchObject({ type: 'infiltrate', space: 'G12' });
  const alone = table({ at: 'move', mirrors, heroes: [{ card: 'H4', space: 'F12', dice: 5 }] });
  expect(decide(game.view(alone, 1), 1, random())).not.toMatchObject({ space: 'G12' });
});

test('a Hero does not end his turn where a patrol is sure to find him if a town is as near', () => {
  const s = table({
    at: 'move',
    heroes: [{ card: 'H4', space: 'E12', dice: 5, wounds: 4, goods: ['D44', 'D45', 'D46'] }, {}],
    patrols: [{ number: 1, space: 'F12' }],
  });
  expect(decide(game.view(s, 1), 1, random())).toMatchObject({ type: 'infiltrate', space: 'E11' });
});

test('Zardrix sends a patrol on wings where its dice do not lead to a Hero', () => {
  const s = table({
    turn: 0,
    at: 'muster',
    king: { tile: 'zardrix', powerLevel: 2 },
    heroes: [{ card: 'H4', space: 'C9', wounds: 4 }, { space: 'P8' }],
    patrols: [{ number: 1, space: 'E9' }],
  });
  play(s, '0 patrolRoll', 'dice 6 6 6 6 6');
  expect(decide(game.view(s, 0), 0, random())).toMatchObject({ type: 'patrolMove', space: 'D9', asAny: true });
});

test('a Hero who is all but lost runs with full hands and stands with empty ones', () => {
  const fight = (goods: string[]) =>
    table({
      king: { tile: 'zardrix' },
      patrols: [{ number: 1, space: 'F5' }],
      heroes: [{ card: 'H3', space: 'F4', wounds: 1, goods }, {}],
      combat: { kind: 'adventure', card: 'B10', space: 'F4', round: 1, fighters: [{ seat: 1 }] },
      stack: [
        { rule: 'round', at: 'heroes', seat: 1 },
        { rule: 'hero', at: 'market', seat: 1 },
        { rule: 'combat', at: 'escape' },
      ],
    });
  const rich = fight(['D01', 'D02', 'D03', 'D04', 'D05', 'D06', 'D07', 'D08']);
  expect(decide(game.view(rich, 1), 1, random())).toMatchObject({ type: 'escape' });
  const poor = fight([]);
  expect(decide(game.view(poor, 1), 1, random())).toEqual({ type: 'stand', seat: 1 });
});
test('[RM-16.8] a Hero who is called comes to the gate, and in once the one who called is inside', () => {
  const road = (caller: string, at: string, wounds = 0) => {
    const heroes = [
      { card: 'H6', space: caller },
      { card: 'H1', space: at, wounds, dice: 5 },
    ];
    const s = table({ turn: 2, at: 'move', heroes, meeting: { space: 'O12', by: 1, round: 1 } });
    return decideAll(game.view(s, 2), 2, random()).at(-1);
  };
  expect(road('L12', 'K9')).toMatchObject({ type: 'journey', space: expect.stringMatching(/^(N12|N11|N13|O11|O13|P\d+)$/) });
  expect(road('O12', 'N12')).toMatchObject({ type: 'infiltrate', space: 'O12' });
  expect(road('L12', 'N12')).not.toMatchObject({ type: 'infiltrate' });
  expect(
    meetingGoal(table({ heroes: [{ card: 'H6' }, { card: 'H1', wounds: 4 }], meeting: { space: 'O12', by: 1, round: 1 } }), 2),
  ).toBeUndefined();
});
