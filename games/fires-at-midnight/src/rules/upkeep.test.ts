import { apply, isFaults, perform, quickRandom, throwDice, waitingFor } from '@nightfall/kernel';
import { describe, expect, test } from 'vitest';
import { game } from '../game.ts';
import { play, refused, shown, table, typesOf } from '../testing/table.ts';

describe('upkeep', () => {
  test('[FM-11.25] [FM-22.4] smoke alone never sets off a chest, in hands or not', () => {
    const s = table({ smoke: 'W2,B1', chests: { C1: 'W2,B1' }, crew: { F1: [14500, 12000] } });
    expect(typesOf(play(s, 'end F1', 'dice 6 6'))).not.toContain('chestExploded');
  });
  test('[FM-11.24] of two chests the one in the first square goes first, of two in one square the lower id', () => {
    const s = table({
      settings: { aftershock: false },
      fire: 'W2,B1 W5,B5',
      chests: { C1: 'W5,B5', C2: 'W2,B1', C3: [7300, 3300] },
    });
    const order = play(s, 'end F1', 'dice 1 6').flatMap((e) => (e.type === 'chestExploded' ? [e.id] : []));
    expect(order).toEqual(['C2', 'C3', 'C1']);
  });
  test('[FM-11.48] a second fall changes nothing', () => {
    const s = table({ fire: 'W2,B1', crew: { F1: { at: [6500, 2500], down: true, water: 2 } } });
    expect(typesOf(play(s, 'end F1', 'dice 6 6'))).not.toContain('knockedDown');
    expect(shown(s)).toMatchObject({ crew: { F1: { down: true, water: 2 } } });
  });
  test('[FM-4.4] a figure is in the square of its centre, whatever its base overlaps', () => {
    const at = (x: number) => {
      const s = table({ fire: 'W2,B1', crew: { F1: [x, 2500] } });
      play(s, 'end F1', 'dice 6 6');
      return s.crew[0]!.down;
    };
    expect([at(4000), at(3999), at(7999), at(8000)]).toEqual([true, false, true, false]);
  });
  test('[FM-11.52] [FM-11.50] [FM-13.11] a villager who comes into fire lives until the next step 6', () => {
    const s = table({ fire: 'W5,B5', villagers: { V1: [2000, 22000], V2: 'pool' } });
    play(s, 'end F1', 'dice 6 1', 'dice 5 5');
    expect(shown(s)['villagers']).toMatchObject({ V2: [18000, 18000] });
    play(s, 'start F1', 'end F1', 'dice 6 1');
    expect(shown(s)['villagers']).toMatchObject({ V2: 'dead' });
  });
  test('[FM-11.51] at most one new villager an upkeep', () => {
    const s = table({ villagers: { V1: 'pool', V2: 'pool', V3: 'pool' } });
    play(s, 'end F1', 'dice 6 1', 'dice 1 1');
    expect(shown(s)).toMatchObject({ phase: 'round.choose', villagers: { V2: 'pool' } });
  });
  test('[FM-11.31] a tree next to fire is saved if the marker is put out before the next upkeep', () => {
    const s = table({ fire: 'W2,B2', trees: { T1: 'W2,B3' }, crew: { F1: { at: [10000, 8500], water: 2 } } });
    play(s, 'end F1', 'dice 6 6');
    expect(shown(s)['fire']).toBe('W2,B2 W2,B3');
    play(s, 'start F1', 'water F1 W2,B3', 'water F1 W2,B3', 'end F1', 'dice 6 5');
    expect(shown(s)).toMatchObject({ trees: { T1: [6000, 10000] } });
  });
  test('[FM-22.3] [FM-11.30] fire first, then smoke, passed on from tree to tree', () => {
    const s = table({ smoke: 'W1,B1', fire: 'W6,B1', trees: { T1: 'W2,B1', T2: 'W3,B1', T3: 'W5,B1' } });
    play(s, 'end F1', 'dice 1 6');
    expect(shown(s)).toMatchObject({ fire: 'W5,B1 W6,B1', smoke: 'W1,B1 W1,B6 W2,B1 W3,B1' });
  });
  test('[FM-3.20] a square holds smoke or fire, never both', () => {
    const s = table({ smoke: 'W1,B1' });
    play(s, 'end F1', 'dice 1 1');
    expect(shown(s)).toMatchObject({ smoke: '', fire: 'W1,B1' });
  });
  test('[FM-5.20] [FM-5.21] markers block nothing', () => {
    play(table({ fire: 'W2,B1', explosions: 'W2,B1', crew: { F1: [5800, 2000] } }), 'move F1 5800,2000 9600,2000');
  });
  test('[FM-15.8] with two rolls the fire spreads twice, then step 4 follows', () => {
    const s = table({ settings: { spreadRolls: 2 } });
    const events = [...play(s, 'end F1', 'dice 1 1', 'dice 1 1')];
    expect(shown(s)['fire']).toBe('W1,B1');
    expect(events.filter((e) => e.type === 'step' && e.step === '4.1')).toHaveLength(1);
  });
});

describe('explosions', () => {
  test('[FM-12.9] [FM-22.6] houses, the well and smoke do not stop a line', () => {
    const s = table({ fire: 'W1,B3', smoke: 'W2,B3 W3,B3', houses: { H1: 'W2,B3' } });
    play(s, 'end F1', 'dice 1 3');
    expect(shown(s)['fire']).toBe('W1,B2 W1,B3 W1,B4 W2,B3 W3,B3 W4,B3');
  });
  test('[FM-22.5] the square of a later explosion is not changed', () => {
    const s = table({ fire: 'W3,B1', explosions: 'W3,B1' });
    play(s, 'end F1', 'dice 3 1', 'dice 1 6');
    expect(shown(s)).toMatchObject({ explosions: 'W1,B6 W3,B1', fire: 'W1,B5 W2,B1 W2,B6 W3,B1 W3,B2 W4,B1' });
  });
  test('[FM-12.4] [FM-12.5] a house on a marked square takes the damage, and the follow-up still comes', () => {
    const s = table({ fire: 'W2,B2', explosions: 'W2,B2', houses: { H1: 'W2,B2' } });
    play(s, 'end F1', 'dice 2 2');
    expect(s.houses[0]!.integrity).toBe(5);
    expect(waitingFor(game.book, s)).toMatchObject({ for: 'dice' });
  });
  test('[FM-15.4] without aftershocks no follow-up is rolled', () => {
    const s = table({ settings: { aftershock: false }, fire: 'W2,B3', explosions: 'W2,B3' });
    play(s, 'end F1', 'dice 2 3');
    expect(shown(s)).toMatchObject({ phase: 'round.choose', explosions: 'W2,B3' });
  });
  test('[FM-15.5] [FM-22.8] the supply of markers decides which explosion is the last', () => {
    const explosions = 'W1,B1 W1,B2 W1,B3 W1,B4 W1,B5 W1,B6';
    const s = table({ settings: { explosionMarkers: 7 }, explosions, fire: 'W5,B5' });
    play(s, 'end F1', 'dice 5 5');
    expect(s.result).toBeNull();
    const lost = table({ explosions, fire: 'W5,B5' });
    play(lost, 'end F1', 'dice 5 5');
    expect(lost.result).toEqual({ win: false, reason: 'explosions' });
    expect(shown(lost)['fire']).toBe('W5,B5');
  });
  test('[FM-12.11] follow-ups may lead to further follow-ups', () => {
    const s = table({ fire: 'W2,B3', explosions: 'W2,B3 W5,B5' });
    play(s, 'end F1', 'dice 2 3', 'dice 5 5', 'dice 2 3', 'dice 6 6');
    expect(shown(s)['explosions']).toBe('W2,B3 W5,B5 W6,B6');
  });
});

describe('collapse', () => {
  const falling = { fire: 'W2,B2', houses: { H1: { square: 'W2,B2', integrity: 1, open: true } } };
  /** An explosion that follows another one strikes a house which does not burn. */
  const struck = { fire: 'W5,B5', explosions: 'W5,B5', houses: falling.houses };
  test('[FM-13.3] a chest stays with its carrier', () => {
    const s = table({ ...struck, active: 'F2', crew: { F1: { at: [7000, 6000], load: 'C1' }, F2: [14500, 12000] } });
    play(s, 'end F2', 'dice 5 5', 'dice 2 2');
    expect(shown(s)).toMatchObject({ crew: { F1: { at: [7900, 6000], load: 'C1', down: true } }, chests: { C1: 'F1' } });
  });
  test('[FM-13.4] [FM-22.7] a ruin is solid but no house', () => {
    const s = table({ ...falling, crew: { F1: [14500, 12000] } });
    play(s, 'end F1', 'dice 6 6', 'start F1', 'end F1', 'dice 2 2');
    expect(s.houses[0]!.integrity).toBe(0);
    expect(shown(s)['fire']).toBe('W1,B2 W2,B1 W2,B2 W2,B3 W3,B2');
  });
  test('[FM-13.6] with no place outside he stays, and his next move must take him clear of the ruin', () => {
    const ruin = { houses: { H1: { square: 'W2,B2', integrity: 0 } }, crew: { F1: [7000, 6000] } };
    expect(refused(table(ruin), 'move F1 7000,6000 7500,6000')).toMatchObject({ code: 'E_BLOCKED', facts: { id: 'H1' } });
    expect(refused(table(ruin), 'run F1 9000,6000')).toMatchObject({ code: 'E_BLOCKED' });
    play(table(ruin), 'move F1 7000,6000 7900,6000');
  });
  test('[FM-13.5] the places in their order: straight from the door’s side clockwise, then slanting, then farther', () => {
    const crowd: [string, [number, number]][] = [
      ['F2', [7900, 6000]],
      ['F3', [6000, 4100]],
      ['F4', [4100, 6000]],
      ['F5', [6000, 7900]],
    ];
    const s = table({ ...falling, active: 'F2', villagers: {}, crew: { F1: [6900, 6000], ...Object.fromEntries(crowd) } });
    play(s, 'end F2', 'dice 6 6');
    expect(shown(s)).toMatchObject({ crew: { F1: { at: [7900, 4100] } } });
  });
  test('[FM-13.8] what was put down in the doorway is buried, and a buried chest does not explode', () => {
    const s = table({
      ...struck,
      settings: { putDown: true },
      chests: { C1: [7800, 6000] },
      trees: { T1: { chopped: [6000, 6000] } },
    });
    const events = play(s, 'end F1', 'dice 5 5', 'dice 2 2');
    expect(events.flatMap((e) => (e.type === 'buried' ? [e.id] : []))).toEqual(['C1', 'T1']);
    expect(typesOf(events)).not.toContain('chestExploded');
    expect(shown(s)).toMatchObject({ chests: { C1: 'buried' }, trees: { T1: 'buried' } });
  });
  test('[FM-13.1] five hits are borne, the sixth brings it down', () => {
    const s = table({ fire: 'W2,B2', houses: { H1: 'W2,B2' } });
    const left = ['6 6', '6 4', '6 2', '4 1', '4 4', '1 1'].map((faces, i) => {
      play(s, ...(i > 0 ? ['start F1'] : []), 'end F1', `dice ${faces}`);
      return s.houses[0]!.integrity;
    });
    expect(left).toEqual([5, 4, 3, 2, 1, 0]);
  });
});

describe('the end', () => {
  test('[FM-14.3] [FM-11.3] the loss that comes first is the reason, and nothing follows it', () => {
    const s = table({
      fire: 'W2,B2',
      villagers: { V1: [6000, 6000], V2: 'dead', V3: 'dead', V4: 'dead', V5: 'dead' },
      houses: {
        H1: { square: 'W2,B2', integrity: 1 },
        H2: { square: 'W6,B6', integrity: 0 },
        H3: { square: 'W1,B1', integrity: 0 },
        H4: { square: 'W5,B1', integrity: 0 },
      },
    });
    const events = play(s, 'end F1', 'dice 6 1');
    expect(s.result).toEqual({ win: false, reason: 'dead' });
    expect(events.at(-1)).toMatchObject({ type: 'gameOver', reason: 'dead' });
  });
  test('[FM-14.5] the report counts everything', () => {
    const s = table({
      villagers: { V1: 'F1', ...Object.fromEntries([2, 3, 4, 5, 6, 7].map((n) => [`V${n}`, 'saved'])), V8: 'dead' },
      round: 4,
      turn: 9,
      explosions: 'W1,B1',
      crew: { F1: [2000, 10000] },
    });
    expect(play(s, 'leave F1 2000,10000 0,10000').at(-1)).toMatchObject({
      tally: { saved: 7, dead: 1, explosions: 1, ruins: 0, rounds: 4, turns: 9 },
    });
    expect(game.result(s)?.text).toContain('7 saved, 1 dead, 1 explosion, 0 ruins, 4 rounds, 9 turns');
  });
  test('[FM-15.7] fewer deaths may lose', () => {
    const s = table({ settings: { deadLimit: 3 }, fire: 'W1,B6', villagers: { V1: [2000, 22000], V2: 'dead', V3: 'dead' } });
    play(s, 'end F1', 'dice 6 1');
    expect(s.result).toEqual({ win: false, reason: 'dead' });
  });
  test('[FM-18.2] [FM-18.3] every event names its clause and has a line in the log', () => {
    const random = quickRandom(3);
    const s = game.setup({ players: 1, options: { firefighters: 2 } });
    if (isFaults(s)) throw new Error('no setup');
    for (let asked = waitingFor(game.book, s); asked.for !== 'nobody'; asked = waitingFor(game.book, s)) {
      const move = s.active ? ({ type: 'end', seat: 0, f: s.active } as const) : undefined;
      const input = asked.for === 'dice' ? ({ type: 'dice', faces: throwDice(asked.sides, random) } as const) : move;
      const chosen = input ?? game.bots['random']!.bot(s, 0, random)[0]!;
      apply(game.book, s, chosen, (event) => {
        expect(event.clause).toMatch(/^FM-\d+\.\d+$/);
        expect(game.words.event(event, String)?.text).toMatch(/[.:]/);
      });
    }
  });
});

describe('balance', () => {
  test('[FM-20.30] if nobody acts the game is lost after 9.5 upkeeps, 62 of 100 times by the explosions', () => {
    const random = quickRandom(99);
    const games = 4000;
    let turns = 0;
    const reasons = { saved: 0, houses: 0, dead: 0, explosions: 0 };
    for (let i = 0; i < games; i++) {
      const s = game.setup({ players: 1, options: {} });
      if (isFaults(s)) throw new Error('no setup');
      for (let asked = waitingFor(game.book, s); asked.for !== 'nobody'; asked = waitingFor(game.book, s))
        if (asked.for === 'dice') perform(game.book, s, { type: 'dice', faces: throwDice(asked.sides, random) });
        else if (s.active) perform(game.book, s, { type: 'end', seat: 0, f: s.active });
        else if (s.crew[0]!.at) perform(game.book, s, { type: 'start', seat: 0, f: 'F1' });
        else perform(game.book, s, game.bots['random']!.bot(s, 0, random)[0]!);
      turns += s.turn;
      reasons[s.result!.reason] += 1;
    }
    expect(Math.abs(turns / games - 9.5)).toBeLessThan(0.3);
    expect(Math.abs(reasons.explosions / games - 0.62)).toBeLessThan(0.03);
    expect(Math.abs(reasons.dead / games - 0.37)).toBeLessThan(0.03);
    expect(reasons.houses / games).toBeLessThan(0.03);
  });
});
