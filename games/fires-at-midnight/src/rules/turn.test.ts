import { refusal } from '@nightfall/kernel';
import { describe, expect, test } from 'vitest';
import { game } from '../game.ts';
import { isWinningLeave, keeps } from '../result.ts';
import { play, refused, shown, table, typesOf } from '../testing/table.ts';

const two = () => table({ phase: 'round.choose', crew: { F1: [6000, 3000], F2: { at: [9000, 3000], owner: 1 } } });

describe('rounds and turns', () => {
  test('[FM-9.1] [FM-9.2] everybody once a round, in any order', () => {
    const s = two();
    play(s, '1: start F2', '1: end F2', 'dice 1 1');
    expect(refused(s, '1: start F2')).toMatchObject({
      code: 'E_NOT_ACTIVE',
      text: 'F2 has already acted this round.',
      rule: 'FM-9.1',
    });
    play(s, '0: start F1', '0: end F1', 'dice 1 2');
    expect(shown(s)).toMatchObject({ phase: 'round.choose', round: 2, crew: { F1: { acted: false }, F2: { acted: false } } });
    play(s, '0: start F1');
  });
  test('[FM-9.3] the first start wins', () => {
    const s = two();
    play(s, '0: start F1');
    expect(refused(s, '1: start F2')).toMatchObject({ code: 'E_PHASE' });
  });
  test('[FM-9.5] [FM-15.1] a turn has four action points, or what the settings say', () => {
    const s = two();
    play(s, '0: start F1');
    expect(s.ap).toBe(4);
    const easy = table({ settings: { preset: 'drill' }, phase: 'round.choose', crew: { F1: [6000, 3000] } });
    play(easy, 'start F1');
    expect(easy.ap).toBe(6);
  });
  test('[FM-9.7] [FM-9.8] action points left are lost; nothing ends by itself', () => {
    const s = table({ ap: 1, crew: { F1: [6000, 3000] } });
    play(s, 'move F1 6000,3000 6000,4000');
    expect(shown(s)).toMatchObject({ phase: 'turn.act', ap: 0 });
    const rest = table({ crew: { F1: [6000, 3000] } });
    expect(play(rest, 'end F1')[0]).toMatchObject({ type: 'turnEnded', left: 4 });
    expect(rest.ap).toBe(0);
  });
  test('[FM-9.10] [FM-9.11] one who is down or outside takes his turn like any other', () => {
    play(table({ crew: { F1: { at: [6000, 3000], down: true } } }), 'end F1', 'dice 1 1');
    play(table({ crew: { F1: { exit: [0, 10000] } } }), 'end F1', 'dice 1 1');
  });
  test('[FM-2.5] only the owner commands; [FM-10.5] the order of refusals', () => {
    const s = two();
    expect(refused(s, '0: move F1 6000,3000 6000,4000')).toMatchObject({ code: 'E_PHASE' });
    play(s, '0: start F1');
    expect(refused(s, '1: move F1 6000,3000 6000,4000')).toMatchObject({ code: 'E_OWNER', text: 'F1 belongs to player 1.' });
    expect(refused(s, '1: move F2 9000,3000 9000,4000')).toMatchObject({ code: 'E_NOT_ACTIVE', text: 'It is F1’s turn.' });
    const down = table({ ap: 0, crew: { F1: { at: [6000, 3000], down: true } } });
    expect(refused(down, 'take1 F1')).toMatchObject({ code: 'E_DOWN' });
    const off = table({ ap: 0, crew: { F1: { exit: [0, 3000] } } });
    expect(refused(off, 'take1 F1')).toMatchObject({ code: 'E_OFF' });
    expect(refused(off, 'enter F1 0,3000 500,3000')).toMatchObject({ code: 'E_AP' });
  });
  test('[FM-2.4] firefighters of one player keep their own turns, water and loads', () => {
    const s = table({ phase: 'round.choose', crew: { F1: [14500, 12000], F2: [9500, 12000] } });
    play(s, 'start F1', 'take1 F1', 'end F1', 'dice 1 1', 'start F2', 'end F2', 'dice 1 2');
    expect(s.crew.map((f) => f.water)).toEqual([1, 0]);
  });
  test('[FM-10.3] an action may be repeated as often as it can be paid', () => {
    const s = table({ crew: { F1: [6000, 3000] } });
    play(
      s,
      'move F1 6000,3000 7000,3000',
      'move F1 7000,3000 6000,3000',
      'move F1 6000,3000 7000,3000',
      'move F1 7000,3000 6000,3000',
    );
    expect(refused(s, 'move F1 6000,3000 7000,3000')).toMatchObject({ code: 'E_AP', text: 'This costs 1 AP; F1 has 0 left.' });
  });
  test('[FM-1.1] [FM-14.1] nothing is accepted when the game is over', () => {
    const s = table({ phase: 'over', result: { reason: 'dead' } });
    expect(refused(s, 'end F1')).toMatchObject({ code: 'E_PHASE' });
    expect(game.result(s)).toMatchObject({ outcome: 'lost', winners: [] });
  });
  test('[FM-18.4] [FM-11.2] [FM-11.1] every step of the upkeep is announced in order, even if nothing happens', () => {
    const s = table({});
    const events = [...play(s, 'end F1'), ...play(s, 'dice 1 1')];
    expect(events.flatMap((e) => (e.type === 'step' ? [e.step] : []))).toEqual([
      '0',
      '1-3',
      '4.1',
      '4.2',
      '4.3',
      '4.4',
      '4.5',
      '5',
      '6',
      '7',
      '8',
    ]);
  });
  test('[FM-11.4] the dice are asked for only when their step comes', () => {
    const s = table({});
    expect(typesOf(play(s, 'end F1'))).toEqual(['turnEnded', 'step', 'step']);
    expect(refusal(game.book, s, { type: 'dice', faces: [7, 1] })).toMatchObject({ code: 'DICE' });
  });
});

describe('undo', () => {
  test('[FM-9.9] [FM-18.30] actions may be taken back, the start of the turn may not', () => {
    const s = table({});
    expect(keeps({ type: 'take1', seat: 0, f: 'F1' }, s)).toBeUndefined();
    expect(keeps({ type: 'start', seat: 0, f: 'F1' }, s)).toMatchObject({ rule: 'FM-18.30' });
  });
  test('[FM-18.31] the end of a turn is final', () => {
    expect(keeps({ type: 'end', seat: 0, f: 'F1' }, table({}))).toMatchObject({ rule: 'FM-18.31', code: 'E_FINAL' });
  });
  test('[FM-18.33] the winning leave is final, any other is not', () => {
    const crew = { F1: { at: [2000, 10000], load: 'V1' } };
    const path = [
      [2000, 10000],
      [0, 10000],
    ] as const;
    const leave = { type: 'leave', seat: 0, f: 'F1', path } as const;
    const won = table({
      villagers: { V1: 'F1', V2: 'saved', V3: 'saved', V4: 'saved', V5: 'saved', V6: 'saved', V7: 'saved' },
      crew,
    });
    expect(isWinningLeave(won, leave)).toBe(true);
    expect(keeps(leave, won)).toMatchObject({ rule: 'FM-18.33' });
    expect(keeps(leave, table({ crew }))).toBeUndefined();
  });
});
