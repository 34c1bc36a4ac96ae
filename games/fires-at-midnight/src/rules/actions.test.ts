import { describe, expect, test } from 'vitest';
import { play, refused, shown, table, typesOf } from '../testing/table.ts';

describe('refusals', () => {
  test('[FM-10.6] carry the clause, the sentence with its numbers, and facts for the board', () => {
    const s = table({ fire: 'W3,B2', smoke: 'W4,B2', crew: { F1: [14000, 8500] } });
    expect(refused(s, 'move F1 14000,8500 12800,8000')).toEqual({
      rule: 'FM-10.24',
      code: 'E_TOO_HOT',
      text:
        'Only 2.9″ from the fire on W3,B2; the base must end at least 3″ away.\n' +
        'Only 1.8″ from the smoke on W4,B2; the base must end at least 3″ away.',
      facts: {
        f: 'F1',
        heat: [
          { square: 'W3,B2', sq: 13, mark: 2, distance: 2940 },
          { square: 'W4,B2', sq: 19, mark: 1, distance: 1832 },
        ],
      },
    });
    expect(refused(s, 'move F1 14000,8500 18001,8500')).toEqual({
      rule: 'FM-10.22',
      code: 'E_TOO_FAR',
      text: 'The path is 4.001″ long; the limit is 4″.',
      facts: { f: 'F1', length: 4001000, limit: 4000000 },
    });
  });
  test('[FM-10.20] [FM-6.1] a path must be one: two positions or more, from where he is, none twice', () => {
    const s = table({ crew: { F1: [6000, 3000] } });
    for (const path of ['6000,3000', '6001,3000 6000,4000', '6000,3000 6000,3500 6000,3500'])
      expect(refused(s, `move F1 ${path}`)).toMatchObject({ code: 'E_PATH', rule: 'FM-10.20' });
    const long = Array.from({ length: 65 }, (_, i) => `${6000 + (i % 2)},3000`).join(' ');
    expect(refused(s, `move F1 ${long}`)).toMatchObject({ code: 'E_PATH' });
  });
  test('[FM-10.21] a move that ends where it began is refused', () => {
    expect(refused(table({ crew: { F1: [6000, 3000] } }), 'move F1 6000,3000 6000,3500 6000,3000')).toMatchObject({
      code: 'E_NO_MOVE',
    });
  });
  test('[FM-10.5] an unknown firefighter is nobody’s', () => {
    expect(refused(table({}), 'end F5')).toMatchObject({ code: 'E_NOT_ACTIVE' });
  });
});

describe('loads', () => {
  test('[FM-10.32] [FM-10.90] one thing at a time', () => {
    const s = table({ villagers: { V1: [6000, 4000], V2: [6000, 2000] }, crew: { F1: [6000, 3000] } });
    play(s, 'pickUp F1 V1');
    expect(refused(s, 'pickUp F1 V2')).toMatchObject({ code: 'E_HANDS_FULL', text: 'F1 already carries V1.', rule: 'FM-10.90' });
  });
  test('[FM-10.91] a standing tree is chopped first; what somebody carries is not on the floor', () => {
    const s = table({
      trees: { T1: [7250, 3000] },
      villagers: { V1: 'F2', V2: 'saved' },
      crew: { F1: [6000, 3000], F2: [6000, 4000] },
    });
    expect(refused(s, 'pickUp F1 T1')?.text).toBe('T1 cannot be picked up: chop it first.');
    expect(refused(s, 'pickUp F1 V1')?.text).toBe('V1 cannot be picked up: somebody carries it.');
    expect(refused(s, 'pickUp F1 V2')?.text).toBe('V2 cannot be picked up: it is gone.');
    expect(refused(s, 'pickUp F1 C3')?.code).toBe('E_NOT_LIFTABLE');
  });
  test('[FM-10.92] contact, measured', () => {
    const s = table({ villagers: { V1: [6000, 4021] }, crew: { F1: [6000, 3000] } });
    expect(refused(s, 'pickUp F1 V1')).toMatchObject({ code: 'E_NO_CONTACT', text: 'F1 must touch V1: 0.02″ to go.' });
    play(table({ villagers: { V1: [6000, 4020] }, crew: { F1: [6000, 3000] } }), 'pickUp F1 V1');
  });
  test('[FM-10.95] [FM-7.13] picking up is possible in the heat', () => {
    play(table({ fire: 'W2,B1', villagers: { V1: [6000, 4000] }, crew: { F1: [6000, 3000] } }), 'pickUp F1 V1');
  });
  test('[FM-10.93] [FM-5.7] [FM-5.31] what is carried blocks nobody', () => {
    const s = table({ villagers: { V1: [6000, 4000] }, crew: { F1: [6000, 3000] } });
    play(s, 'pickUp F1 V1', 'move F1 6000,3000 6000,4000');
    expect(shown(s)['ap']).toBe(1);
  });
  test('[FM-10.4] [FM-10.94] a loaded firefighter may take and use water, open doors and chop; he has no way to put the load down', () => {
    const s = table({ fire: 'W5,B4', crew: { F1: { at: [14500, 12000], load: 'V1' } } });
    play(s, 'take1 F1', 'water F1 W5,B4');
    expect(refused(s, 'putDown F1 15500,12000')).toMatchObject({ code: 'E_OPTION' });
    play(table({ houses: { H1: 'W2,B2' }, crew: { F1: { at: [7900, 6000], load: 'V1' } } }), 'openDoor F1 H1');
    play(table({ trees: { T1: 'W2,B3' }, crew: { F1: { at: [7250, 10000], load: 'V1' } } }), 'chop F1 T1');
  });
  test('[FM-10.130] nobody runs with a load', () => {
    expect(refused(table({ crew: { F1: { at: [6000, 3000], load: 'V1' } } }), 'run F1 12000,3000')).toMatchObject({
      code: 'E_RUN_LOAD',
    });
  });
  test('[FM-10.131] [FM-10.133] a run goes somewhere, on the table', () => {
    const s = table({ crew: { F1: [6000, 3000] } });
    expect(refused(s, 'run F1 6000,3000')).toMatchObject({ code: 'E_NO_MOVE' });
    expect(refused(s, 'run F1 6000,400')).toMatchObject({ code: 'E_EDGE', rule: 'FM-10.133' });
  });
  test('[FM-5.4] [FM-5.5] a chopped tree and a chest block like standing ones', () => {
    const s = table({ trees: { T1: { chopped: [6000, 6000] } }, chests: { C1: 'W3,B1' }, crew: { F1: [6000, 4700] } });
    expect(refused(s, 'move F1 6000,4700 6000,4800')).toMatchObject({ code: 'E_BLOCKED', facts: { id: 'T1', leg: 1 } });
    expect(refused(table({ chests: { C1: 'W2,B2' }, crew: { F1: [6000, 4900] } }), 'move F1 6000,4900 6000,5001')).toMatchObject({
      code: 'E_BLOCKED',
    });
  });
  test('[FM-10.120] only standing trees are chopped', () => {
    const s = table({ trees: { T1: { chopped: [6000, 10000] } }, crew: { F1: [7250, 10000] } });
    expect(refused(s, 'chop F1 T1')).toMatchObject({ code: 'E_NOT_STANDING', text: 'T1 is not a standing tree.' });
  });
});

describe('water', () => {
  test('[FM-10.80] [FM-10.81] water is needed, and a marker', () => {
    expect(refused(table({ fire: 'W3,B3', crew: { F1: [10000, 6000] } }), 'water F1 W3,B3')).toMatchObject({
      code: 'E_WATER_NONE',
    });
    expect(refused(table({ crew: { F1: { at: [10000, 6000], water: 1 } } }), 'water F1 W3,B3')).toMatchObject({
      code: 'E_NO_MARKER',
      text: 'Nothing burns or smokes on W3,B3.',
    });
  });
  test('[FM-10.82] out of reach is told in inches', () => {
    const s = table({ fire: 'W3,B3', crew: { F1: { at: [16501, 10000], water: 1 } } });
    expect(refused(s, 'water F1 W3,B3')?.text).toBe('The marker on W3,B3 is 6.001″ away; water reaches 6″.');
  });
  test('[FM-10.84] [FM-3.21] an explosion marker stays', () => {
    const s = table({ smoke: 'W3,B3', explosions: 'W3,B3', crew: { F1: { at: [10000, 6000], water: 1 } } });
    play(s, 'water F1 W3,B3');
    expect(shown(s)).toMatchObject({ smoke: '', fire: '', explosions: 'W3,B3' });
  });
  test('[FM-7.21] [FM-7.22] walls do not stop water, and there is no least distance', () => {
    play(table({ fire: 'W2,B2', houses: { H1: 'W2,B2' }, crew: { F1: { at: [7900, 6000], water: 1 } } }), 'water F1 W2,B2');
  });
  test('[FM-15.10] the reach may be four inches, or any', () => {
    const at = { F1: { at: [14501, 6000], water: 1 } };
    expect(refused(table({ settings: { waterReach: 4 }, fire: 'W3,B2', crew: at }), 'water F1 W3,B2')?.text).toContain(
      'water reaches 4″',
    );
    play(table({ settings: { waterReach: 'any' }, fire: 'W1,B6', crew: at }), 'water F1 W1,B6');
  });
});

describe('doors', () => {
  test('[FM-10.100] [FM-5.16] an open door stays open; a ruin has none', () => {
    const crew = { F1: [7900, 6000] };
    expect(refused(table({ houses: { H1: { square: 'W2,B2', open: true } }, crew }), 'openDoor F1 H1')).toMatchObject({
      code: 'E_DOOR_OPEN',
    });
    expect(refused(table({ houses: { H1: { square: 'W2,B2', integrity: 0 } }, crew }), 'openDoor F1 H1')).toMatchObject({
      code: 'E_RUIN',
      text: 'H1 has collapsed.',
    });
    expect(refused(table({ crew }), 'openDoor F1 H1')).toMatchObject({ code: 'E_RUIN' });
  });
  test('[FM-10.103] opening changes the door and nothing else', () => {
    const s = table({ houses: { H1: 'W2,B2' }, crew: { F1: [7900, 6000] } });
    expect(typesOf(play(s, 'openDoor F1 H1'))).toEqual(['doorOpened']);
  });
});

describe('off the table', () => {
  test('[FM-10.58] one outside blocks nothing and cannot be knocked down', () => {
    const s = table({ fire: 'W1,B3', crew: { F1: [14500, 12000], F2: { exit: [0, 10000] } } });
    play(s, 'end F1', 'dice 6 6');
    expect(shown(s)).toMatchObject({ crew: { F2: { down: false, exit: [0, 10000] } } });
  });
  test('[FM-10.60] [FM-10.71] who is inside neither enters nor walks round', () => {
    const s = table({ crew: { F1: [500, 10000] } });
    expect(refused(s, 'enter F1 0,10000 500,10000')).toMatchObject({ code: 'E_ON', rule: 'FM-10.60' });
    expect(refused(s, 'walkRound F1 0,11000')).toMatchObject({ code: 'E_ON', rule: 'FM-10.71' });
  });
  test('[FM-10.66] entering costs 1 AP, also after leaving with a tree', () => {
    const s = table({ crew: { F1: { at: [2000, 10000], load: 'T1' } } });
    play(s, 'leave F1 2000,10000 0,10000');
    expect(shown(s)).toMatchObject({ ap: 2, trees: { T1: 'saved' }, counts: { saved: 0 } }); // 1.6
    play(s, 'enter F1 0,10000 2000,10000');
    expect(s.ap).toBe(1);
  });
  test('[FM-10.61] [FM-10.62] an entry begins at the exit point and ends on the table', () => {
    const s = table({ crew: { F1: { exit: [0, 10000] } } });
    expect(refused(s, 'enter F1 0,10001 500,10000')).toMatchObject({ code: 'E_PATH' });
    expect(refused(s, 'enter F1 0,10000 499,10000')).toMatchObject({ code: 'E_EDGE' });
    expect(refused(s, 'enter F1 0,10000 4001,10000')).toMatchObject({ code: 'E_TOO_FAR' });
  });
  test('[FM-10.63] who stands in the way of the entry is passed, but not stood upon', () => {
    const s = table({ crew: { F1: { exit: [0, 10000] }, F2: [500, 10000] } });
    expect(refused(s, 'enter F1 0,10000 1400,10000')).toMatchObject({ code: 'E_BLOCKED', facts: { id: 'F2' } });
    play(s, 'enter F1 0,10000 1500,10000');
  });
  test('[FM-10.73] round corners too, at most four inches', () => {
    const s = table({ fire: 'W1,B1', crew: { F1: { exit: [0, 1500] } } });
    expect(refused(s, 'walkRound F1 2501,0')).toMatchObject({ code: 'E_TOO_FAR' });
    expect(refused(s, 'walkRound F1 100,100')).toMatchObject({ code: 'E_NOT_EDGE' });
    expect(refused(s, 'walkRound F1 0,1500')).toMatchObject({ code: 'E_NO_MOVE' });
    play(s, 'walkRound F1 2500,0');
  });
  test('[FM-10.53] leaving goes round what is in the way', () => {
    const s = table({ crew: { F1: { at: [2600, 10000], load: 'V1' }, F2: [1000, 10000] } });
    expect(refused(s, 'leave F1 2600,10000 0,10000')).toMatchObject({ code: 'E_BLOCKED', rule: 'FM-10.53' });
    play(s, 'leave F1 2600,10000 1600,11100 0,11100');
  });
});

describe('options', () => {
  test('[FM-15.11] a load is put down beside its carrier and can be lifted again', () => {
    const s = table({ settings: { putDown: true }, crew: { F1: { at: [6000, 3000], load: 'V1' } } });
    expect(refused(s, 'putDown F1 6000,100')).toMatchObject({ code: 'E_EDGE' });
    expect(refused(s, 'putDown F1 6000,3900')).toMatchObject({ code: 'E_BLOCKED', facts: { id: 'F1' } });
    expect(refused(s, 'putDown F1 6000,4021')).toMatchObject({ code: 'E_NO_CONTACT' });
    play(s, 'putDown F1 6000,4020', 'pickUp F1 V1');
    expect(refused(table({ settings: { putDown: true } }), 'putDown F1 6000,4000')).toMatchObject({ code: 'E_NO_LOAD' });
    const tree = table({ settings: { putDown: true }, crew: { F1: { at: [6000, 3000], load: 'T1' } } });
    play(tree, 'putDown F1 6000,4250');
    expect(shown(tree)['trees']).toEqual({ T1: { chopped: [6000, 4250] } });
  });
  test('[FM-15.12] a load is handed to one who stands by', () => {
    const given = (f2: object) =>
      table({ settings: { handOver: true }, crew: { F1: { at: [6000, 3000], load: 'C1' }, F2: { at: [6000, 4020], ...f2 } } });
    const s = given({});
    play(s, 'handOver F1 F2');
    expect(shown(s)).toMatchObject({ ap: 3, chests: { C1: 'F2' }, crew: { F1: { load: null }, F2: { load: 'C1' } } });
    expect(refused(s, 'handOver F1 F2')).toMatchObject({ code: 'E_NO_LOAD' });
    expect(refused(given({ at: null, exit: [0, 0] }), 'handOver F1 F2')).toMatchObject({ code: 'E_OFF' });
    expect(refused(given({ down: true }), 'handOver F1 F2')).toMatchObject({ code: 'E_DOWN' });
    expect(refused(given({ load: 'V1' }), 'handOver F1 F2')).toMatchObject({
      code: 'E_HANDS_FULL',
      text: 'F2 already carries V1.',
    });
    expect(refused(given({ at: [6000, 4021] }), 'handOver F1 F2')).toMatchObject({ code: 'E_NO_CONTACT' });
  });
  test('[FM-15.13] scrambling: out of the heat step by step', () => {
    const s = (scramble: boolean) => table({ settings: { scramble }, fire: 'W2,B2', crew: { F1: [8200, 6000] } });
    expect(refused(s(false), 'move F1 8200,6000 8900,6000')).toMatchObject({ code: 'E_TOO_HOT' });
    expect(refused(s(true), 'move F1 8200,6000 8100,6000')).toMatchObject({ code: 'E_TOO_HOT' });
    play(s(true), 'move F1 8200,6000 8900,6000');
  });
  test('[FM-15.14] what is switched off is refused before the action points are looked at', () => {
    const s = table({ ap: 0, crew: { F1: { at: [6000, 3000], load: 'V1' }, F2: [6000, 4000] } });
    expect(refused(s, 'putDown F1 6000,2000')).toMatchObject({
      code: 'E_OPTION',
      text: 'This game is played without putting loads down.',
    });
    expect(refused(s, 'handOver F1 F2')).toMatchObject({ code: 'E_OPTION' });
  });
  test('[FM-15.6] [FM-1.7] the win takes as many villagers as the settings say, and nothing else wins', () => {
    const s = table({
      settings: { needSaved: 5 },
      villagers: { V1: 'F1', V2: 'saved', V3: 'saved', V4: 'saved', V5: 'saved' },
      crew: { F1: [2000, 10000] },
    });
    expect(s.result).toBeNull();
    expect(play(s, 'leave F1 2000,10000 0,10000').at(-1)).toMatchObject({ type: 'gameOver', win: true });
  });
});
