import { apply, legal, refusal, waitingFor } from '@nightfall/kernel';
import { describe, expect, test } from 'vitest';
import { enemiesLeft, heroesWaiting } from '../queries/deployment.ts';
import { game } from '../game.ts';
import { dialHour } from '../result.ts';
import { phaseOf, type SiegeState } from '../state.ts';
import type { SiegeEvent } from '../moves.ts';
import { idleTurns, must, night, own, play } from '../testing/table.ts';
import { allowedActions, siegeBook } from './book.ts';
import { seededRoll } from './night.ts';

const code = (s: SiegeState, line: string) => play(s, line)?.code;
const typesOf = (s: SiegeState) => [...new Set(legal(siegeBook, s, 0).map(({ type }) => type))].toSorted();

describe('dice and turn', () => {
  test('[SN-1.1] one player', () => {
    expect(game.players).toEqual({ min: 1, max: 1 });
    expect(game.setup({ players: 2, options: {} })).toHaveProperty('0.code', 'PLAYERS');
  });
  test('[SN-1.2] [SN-11.1] the end of turn 9 is the end of the night', () => {
    const s = night(idleTurns(8));
    expect([s.turn, phaseOf(s)]).toEqual([8, 'READY']);
    for (const line of idleTurns(1)) must(s, line);
    expect([s.turn, phaseOf(s)]).toEqual([9, 'OVER']);
  });
  test('[SN-3.1] [SN-13.1] a roll asks for two dice; A is the first', () => {
    const s = night();
    apply(siegeBook, s, { type: 'roll', seat: 0 });
    expect(waitingFor(siegeBook, s)).toEqual({ for: 'dice', sides: [6, 6], fixed: undefined, typed: true });
    apply(siegeBook, s, { type: 'dice', faces: [5, 2] });
    expect(s.dice!.map(({ value }) => value)).toEqual([5, 2]);
  });
  test('[SN-3.2] a face of 1 to 5 is a troop of that size, a 6 is magic', () => {
    const s = night(['roll 3 6']);
    const moves = legal(siegeBook, s, 0);
    expect(moves.every((move) => move.type !== 'troop' || (move.die === 'A' && move.cells.length === 3))).toBe(true);
    expect(moves.every((move) => move.type !== 'spell' || move.die === 'B')).toBe(true);
    expect(typesOf(s)).toEqual(['passDie', 'spell', 'troop']);
  });
  test('[SN-3.3] [SN-7.2] 1, 2 and 3 feed the altar when the roll falls', () => {
    expect([1, 2, 3, 4, 5, 6].map((face) => night([`roll ${face} ${face === 5 ? 4 : 5}`]).altar)).toEqual([1, 1, 1, 0, 0, 0]);
    expect(night(['roll 1 3']).altar).toBe(2);
  });
  test('[SN-3.4] [SN-3.5] doubles give no dice to spend', () => {
    expect(phaseOf(night(['roll 2 2']))).toBe('VOLLEY');
    expect(typesOf(night(['roll 2 2']))).toEqual(['hold', 'volley']);
    expect(phaseOf(night(['roll 2 3']))).toBe('ACT');
  });
  test('[SN-3.6] the dice are spent in any order, with a hero between them', () => {
    const s = night([
      'roll 1 2',
      'pass A',
      'pass B',
      'end',
      'roll 2 5',
      'troop B c3 c4 d4 d5 e5',
      'hero h8 h9',
      'troop A i3 i4',
      'end',
    ]);
    expect(s.shapes.map(({ kind, die }) => [kind, die])).toEqual([
      ['troop', 'B'],
      ['hero', null],
      ['troop', 'A'],
    ]);
  });
  test('[SN-3.7] the faces must be those of the seed; typed dice only need to be dice', () => {
    const s = night([], { seed: 'worked-example' });
    apply(siegeBook, s, { type: 'roll', seat: 0 });
    const no = apply(siegeBook, s, { type: 'dice', faces: [1, 2] });
    expect(no).toMatchObject({ code: 'DICE', rule: 'SN-3.7', text: 'These are not the dice of this night; it needs 3 4.' });
    expect(apply(siegeBook, s, { type: 'dice', faces: [3, 4] })).toBeUndefined();
    const typed = night();
    apply(siegeBook, typed, { type: 'roll', seat: 0 });
    expect(apply(siegeBook, typed, { type: 'dice', faces: [0, 7] })?.code).toBe('DICE');
    expect(apply(siegeBook, typed, { type: 'dice', faces: [1] })?.code).toBe('DICE');
  });
  test('[SN-3.7] a night without a seed takes the dice of the match', () => {
    const s = night([], { seed: '' });
    apply(siegeBook, s, { type: 'roll', seat: 0 });
    expect(waitingFor(siegeBook, s)).toMatchObject({ for: 'dice', fixed: undefined, typed: false });
  });
  test('[SN-3.8] the n-th roll of a seed does not depend on the play', () => {
    const rollsOf = (act: string[]) => {
      const s = night([], { seed: 'x' });
      const seen: (readonly number[])[] = [];
      for (let n = 0; n < 8; n++) {
        apply(siegeBook, s, { type: 'roll', seat: 0 });
        const asked = waitingFor(siegeBook, s);
        if (asked.for !== 'dice') throw new Error('no dice asked for');
        seen.push(asked.fixed!);
        apply(siegeBook, s, { type: 'dice', faces: asked.fixed! });
        for (const line of phaseOf(s) === 'VOLLEY' ? ['hold'] : [...act, 'pass A', 'pass B', 'end']) play(s, line);
      }
      return seen;
    };
    expect(rollsOf([])).toEqual(rollsOf(['troop A c3 d3 d4', 'troop B h8']));
    expect(rollsOf([])).toEqual(Array.from({ length: 8 }, (_, n) => seededRoll('x', n)));
  });
  test('[SN-4.2] a new night', () => {
    const { turn, dice, shapes, free, altar, rolls } = night();
    expect({ turn, dice, shapes, free, altar, rolls }).toEqual({ turn: 0, dice: null, shapes: [], free: [], altar: 0, rolls: 0 });
    expect(phaseOf(night())).toBe('READY');
  });
  test('[SN-4.3] every phase takes its own actions and refuses the others', () => {
    const positions: Record<string, SiegeState> = {
      READY: night(),
      VOLLEY: night(['roll 2 2']),
      REROLL: night(['roll 2 2', 'hold']),
      ACT: night(['roll 2 3']),
      HOUR: night(idleTurns(9), { lastCall: true }),
      LAST: night([...idleTurns(9), 'hour 3'], { lastCall: true }),
    };
    const lines = [
      'roll 1 2',
      'volley c3',
      'hold',
      'troop A c3',
      'spell A hammer c3',
      'pass A',
      'hero c3',
      'mark c3',
      'decline',
      'end',
      'hour 0',
      'last c3',
    ];
    for (const [phase, s] of Object.entries(positions)) {
      expect(phaseOf(s)).toBe(phase);
      const words = new Set(allowedActions(s));
      for (const line of lines) {
        const answer = code(game.clone(s), line);
        const isVariant = !s.lastCall && (line.startsWith('hour') || line.startsWith('last'));
        const isWrongMoment = answer === 'PHASE' || answer === 'VARIANT';
        expect([phase, line, isWrongMoment]).toEqual([phase, line, !words.has(line.split(' ')[0]!)]);
        expect([phase, line, answer === 'VARIANT']).toEqual([phase, line, isVariant]);
      }
    }
  });
  test('[SN-4.4] the roll crosses the moon', () => {
    const events: SiegeEvent[] = [];
    must(night(), 'roll 2 3', events);
    expect(events.map(({ type }) => type)).toEqual(['openedTurn', 'rolled', 'crossedCircles']);
  });
  test('[SN-4.5] nothing is drawn between two turns', () => {
    const s = night(['roll 1 2', 'pass A', 'pass B', 'end', 'roll 3 4', 'pass A', 'pass B', 'end']);
    expect(heroesWaiting(s)).toBe(1);
    expect(code(s, 'hero c3')).toBe('PHASE');
  });
  test('[SN-4.6] [SN-13.10] a turn ends when the player says so, and not with an open die', () => {
    const s = night(['roll 1 2', 'troop A c3']);
    expect(play(s, 'end')).toMatchObject({ code: 'DICE_OPEN', rule: 'SN-4.6', text: 'Die B is still open: use it or pass it.' });
    must(s, 'pass B');
    expect(phaseOf(s)).toBe('ACT');
    must(s, 'end');
    expect([phaseOf(s), s.dice]).toEqual(['READY', null]);
  });
  test('[SN-4.7] [SN-4.8] [SN-13.6] a usable die may be passed; its circle stays', () => {
    const s = night(['roll 1 5', 'pass A']);
    expect([s.dice![0].status, s.altar]).toEqual(['passed', 1]);
    expect(play(s, 'pass A')).toMatchObject({ code: 'DIE_SPENT', text: 'Die A is already passed.' });
  });
  test('[SN-4.9] two volleys, two dice and a hero in one turn', () => {
    const s = night([
      'roll 1 2',
      'pass A',
      'pass B',
      'end',
      'roll 4 4',
      'volley e3 d4 e4 f4 e5 e6',
      'roll 6 6',
      'volley h6 g7 h7 i7 h8 h9',
    ]);
    for (const line of ['roll 3 1', 'troop A b7 c7 c8', 'troop B i4', 'hero d10 e10']) must(s, line);
    expect(s.shapes.map(({ turn, kind }) => `${turn} ${kind}`)).toEqual(['2 volley', '2 volley', '2 troop', '2 troop', '2 hero']);
  });
});

describe('shapes and contact', () => {
  test('[SN-5.1] [SN-5.14] a shape has a turn, a kind and its squares; a free mark is none', () => {
    const s = night(['roll 4 2', 'troop A f2 f3 f4 g4', 'mark c3']);
    expect(s.shapes).toEqual([{ turn: 1, kind: 'troop', die: 'A', cells: ['f2', 'f3', 'f4', 'g4'] }]);
    expect(s.free).toEqual([{ turn: 1, cell: 'c3' }]);
  });
  test('[SN-5.11] a refused shape leaves no mark at all', () => {
    const s = night(['roll 3 2']);
    const before = JSON.stringify(s);
    expect(code(s, 'troop A c3 c4 b2')).toBe('OFF_SHEET');
    expect(JSON.stringify(s)).toBe(before);
  });
  test('[SN-5.12] [SN-13.4] a troop is exactly as long as its die', () => {
    expect(play(night(['roll 3 2']), 'troop A c3 c4')).toMatchObject({
      code: 'SIZE',
      rule: 'SN-5.12',
      text: 'This needs 3 squares; you drew 2.',
    });
  });
  test('[SN-5.13] a shape of gates only', () => {
    const s = night(['roll 2 1', 'troop A a4 a5'], { sheet: 'causeway' });
    expect(enemiesLeft(s)).toBe(80);
  });
  test('[SN-5.8] from either end, but in order', () => {
    for (const path of ['c3 d3 d4', 'd4 d3 c3']) expect(code(night(['roll 3 2']), `troop A ${path}`)).toBeUndefined();
    expect(code(night(['roll 3 2']), 'troop A d3 c3 d4')).toBe('BROKEN');
  });
  test('[SN-6.4] the rule binds every kind against every kind', () => {
    const s = night([
      'roll 1 2',
      'pass A',
      'pass B',
      'end',
      'roll 3 5',
      'pass A',
      'pass B',
      'end',
      'roll 4 4',
      'volley f3 e4 f4 g4 f5 f6',
    ]);
    expect(code(s, 'hero f2')).toBe('TOUCH_NOW');
    must(s, 'roll 6 5');
    expect(code(s, 'spell A hammer g5 h5 i5 h6 h7')).toBe('TOUCH_NOW');
    must(s, 'hero h8 h9');
    expect(code(s, 'troop B g8 g7 g6 h6 h5')).toBe('TOUCH_NOW');
  });
  test('[SN-6.7] the gate of a shape forbids its neighbours', () => {
    const s = night(['roll 1 2', 'troop A d1']);
    expect(play(s, 'troop B d2 e2')).toMatchObject({
      code: 'TOUCH_NOW',
      text: 'd2 touches d1, drawn this turn. Only corners may meet.',
      facts: { squares: ['d2', 'd1'] },
    });
  });
  test('[SN-6.8] an empty turn breaks the chain', () => {
    const s = night(['roll 4 1', 'troop A c3 c4 d4 d5', 'pass B', 'end', 'roll 4 1', 'pass A', 'pass B', 'end', 'roll 4 1']);
    expect(code(s, 'troop B c5')).toBeUndefined();
  });
  test('[SN-6.9] volley, re-roll and dice are one turn', () => {
    const s = night(['roll 4 4', 'volley f3 e4 f4 g4 f5 f6', 'roll 1 2']);
    expect(s.turn).toBe(1);
    expect(play(s, 'troop A f7')).toMatchObject({ code: 'TOUCH_NOW', rule: 'SN-6.1' });
  });
});

describe('heroes, magic, crossbow, wallbreakers', () => {
  const rich = [
    'roll 1 2',
    'pass A',
    'pass B',
    'end',
    'roll 3 2',
    'pass A',
    'pass B',
    'end',
    'roll 1 3',
    'pass A',
    'pass B',
    'end',
  ];
  test('[SN-7.1] [SN-7.4] nine circles; the tenth is lost', () => {
    const s = night([...rich, 'roll 1 2', 'pass A', 'pass B', 'end', 'roll 2 3', 'pass A', 'pass B', 'end', 'roll 2 3']);
    expect([s.altar, heroesWaiting(s)]).toEqual([9, 3]);
  });
  test('[SN-7.6] [SN-13.7] no hero waits, or all have fought', () => {
    expect(play(night(['roll 1 5']), 'hero c3')).toMatchObject({
      code: 'NO_HERO',
      text: 'No hero is waiting: 2 more circles bring the next one.',
    });
    expect(play(night(['roll 1 2']), 'hero c3')).toMatchObject({
      text: 'No hero is waiting: 1 more circle brings the next one.',
    });
    const s = night([...rich, 'roll 1 2', 'pass A', 'pass B', 'end', 'roll 1 2', 'hero c3', 'hero e3', 'hero g3']);
    expect(play(s, 'hero i3')).toMatchObject({ code: 'NO_HERO', text: 'All three heroes have already fought.' });
  });
  test('[SN-7.7] a hero has 1 to 5 squares', () => {
    const s = night([...rich, 'roll 4 5']);
    expect(code(s, 'hero c3 d3 d4 e4 e5 f5')).toBe('SIZE');
    expect(code(s, 'hero c3 d3 d4 e4 e5')).toBeUndefined();
  });
  test('[SN-7.8] a hero in VOLLEY, in REROLL and in the turn that earned it', () => {
    const s = night([...rich, 'roll 4 4', 'hero c3', 'hold', 'hero e3']);
    expect([phaseOf(s), s.heroesUsed]).toEqual(['REROLL', 2]);
    const now = night(['roll 1 2', 'pass A', 'pass B', 'end', 'roll 3 4']);
    expect(code(now, 'hero c3')).toBeUndefined();
  });
  test('[SN-7.9] [SN-7.10] a hero is used up and forbids like any shape', () => {
    const s = night([...rich, 'roll 4 1', 'hero c3']);
    expect(heroesWaiting(s)).toBe(1);
    expect(code(s, 'troop B c4')).toBe('TOUCH_NOW');
  });
  test('[SN-8.1] [SN-13.5] either spell, again and again', () => {
    const s = night(['roll 6 1', 'spell A hammer c3 d3 e3 d4 d5', 'pass B', 'end', 'roll 1 6', 'spell B hammer g7 h7 i7 h8 h9']);
    expect(s.shapes.map(({ kind }) => kind)).toEqual(['hammer', 'hammer']);
    expect(code(night(['roll 6 1']), 'spell A frost c3 d3 e3 d4 d5')).toBe('UNKNOWN');
  });
  test('[SN-8.4] a spell covers a block, which no snake does, but keeps apart', () => {
    const s = night(['roll 6 1', 'troop B c2']);
    expect(code(s, 'spell A flamestrike c3 d3 c4 d4 c5')).toBe('TOUCH_NOW');
    expect(code(s, 'spell A flamestrike d4 e4 d5 e5 d6')).toBeUndefined();
  });
  test('[SN-8.5] a 6 deploys no troop and nothing else casts', () => {
    const s = night(['roll 6 3']);
    expect(play(s, 'troop A c3')).toMatchObject({ code: 'DIE_FACE', text: 'A 6 casts a spell; it cannot send a troop.' });
    expect(play(s, 'spell B hammer c3')).toMatchObject({ code: 'DIE_FACE', text: 'Only a 6 casts a spell; this die shows 3.' });
  });
  test('[SN-8.6] 6-6 is doubles, so a turn has one spell at most', () => {
    expect(phaseOf(night(['roll 6 6']))).toBe('VOLLEY');
    const s = night(['roll 6 6', 'hold', 'roll 6 5', 'spell A hammer c3 d3 e3 d4 d5']);
    expect(typesOf(s)).not.toContain('spell');
  });
  test('[SN-9.3] [SN-13.2] the volley stays on the sheet and off marks', () => {
    const s = night(['roll 1 2', 'troop A d4', 'pass B', 'end', 'roll 2 2']);
    expect(code(s, 'volley b2 a3 b3 c3 b4 b5')).toBe('OFF_SHEET');
    expect(code(s, 'volley d3 c4 d4 e4 d5 d6')).toBe('TAKEN');
    expect(code(s, 'volley d5 c6 d6 e6 d7 d8')).toBe('TOUCH_LAST');
  });
  test('[SN-9.4] [SN-13.3] the volley comes before the new roll, or is held', () => {
    const s = night(['roll 2 2']);
    expect(code(s, 'roll 1 2')).toBe('PHASE');
    must(s, 'hold');
    expect(code(s, 'volley e4 d5 e5 f5 e6 e7')).toBe('PHASE');
  });
  test('[SN-9.5] [SN-9.6] doubles are spent and the dice are rolled again', () => {
    const s = night(['roll 2 2', 'hold']);
    expect([s.altar, s.turn]).toEqual([0, 1]);
    expect(typesOf(s)).toEqual(['roll']);
  });
  test('[SN-10.1] a wallbreaker is an enemy', () => {
    expect(enemiesLeft(night(['roll 1 2', 'troop A f4']))).toBe(76);
  });
  test('[SN-10.4] [SN-13.8] [SN-13.9] free marks come first', () => {
    const s = night(['roll 1 2', 'troop A f4']);
    expect(play(s, 'pass B')).toMatchObject({ code: 'BONUS_OPEN', rule: 'SN-10.4' });
    expect(typesOf(s)).toEqual(['decline', 'mark']);
    expect(play(s, 'mark d1')).toMatchObject({ code: 'NOT_ENEMY', text: 'd1 is a gate; a free mark must strike an enemy.' });
    must(s, 'decline');
    expect([phaseOf(s), s.free.length]).toEqual(['ACT', 0]);
  });
  test('[SN-18.9] while a free mark waits, exactly the unmarked enemies may be struck', () => {
    const s = night(['roll 1 2', 'troop A f4']);
    const struck = legal(siegeBook, s, 0).flatMap((move) => (move.type === 'mark' ? [move.cell] : []));
    expect(struck).toEqual(game.queries!['unmarkedEnemies']!(s));
    expect(struck).toHaveLength(76);
  });
  test('[SN-10.8] a free mark is kept with its turn', () => {
    expect(night(['roll 4 5', 'pass A', 'pass B', 'end', 'roll 1 2', 'troop A f4', 'mark c3']).free).toEqual([
      { turn: 2, cell: 'c3' },
    ]);
  });
});

describe('the end', () => {
  test('[SN-11.3] clearing ends the night in any phase', () => {
    const byMark = night(['roll 1 2', 'troop A a1', 'mark b1'], own('we'));
    expect([phaseOf(byMark), byMark.clearedOn]).toEqual(['OVER', 1]);
    const byVolley = night(['roll 2 2', 'volley b1 a2 b2 c2 b3 b4'], own('-e-', 'eee', '-e-', '-e-'));
    expect([phaseOf(byVolley), byVolley.clearedOn]).toEqual(['OVER', 1]);
    expect(refusal(siegeBook, byVolley, { type: 'roll', seat: 0 })).toMatchObject({ code: 'OVER', rule: 'SN-11' });
  });
  test('[SN-11.2] the last event tells the score', () => {
    const events: SiegeEvent[] = [];
    const s = night([...idleTurns(8), 'roll 4 5', 'pass A', 'pass B']);
    must(s, 'end', events);
    expect(events.at(-1)).toEqual({ type: 'nightEnded', score: 77, clearedOn: null });
  });
  test('[SN-12.1] without Last Call its actions do not exist', () => {
    const s = night();
    for (const line of ['hour 3', 'last c3', 'stand']) expect(play(s, line)).toMatchObject({ code: 'VARIANT', rule: 'SN-12.1' });
  });
  test('[SN-12.2] [SN-12.3] [SN-12.6] [SN-13.11] after turn 9 the hour is recorded, once', () => {
    const s = night(idleTurns(9), { lastCall: true });
    expect(phaseOf(s)).toBe('HOUR');
    expect(play(s, 'hour 13')).toMatchObject({ code: 'HOUR', rule: 'SN-12.3' });
    must(s, 'hour 12');
    expect(code(s, 'hour 3')).toBe('PHASE');
    expect(game.keeps!({ type: 'hour', seat: 0, hour: 3 }, night(idleTurns(9), { lastCall: true }))?.rule).toBe('SN-12.6');
  });
  test('[SN-12.5] any hour of the dial is taken as it is submitted', () => {
    for (let hour = 1; hour <= 12; hour++) {
      const s = night([...idleTurns(9), `hour ${hour}`], { lastCall: true });
      expect(s.hour).toBe(hour);
    }
    expect(Array.from({ length: 24 }, (_, clock) => dialHour(clock)).every((hour) => hour >= 1 && hour <= 12)).toBe(true);
  });
  test('[SN-12.7] [SN-12.9] [SN-13.12] the last troop has 1 to the hour squares and is a snake', () => {
    const s = night([...idleTurns(9), 'hour 7'], { lastCall: true });
    expect(play(s, 'last c3 d3 d4 e4 e5 f5 f6 g6')).toMatchObject({
      code: 'SIZE',
      text: 'This needs 1 to 7 squares; you drew 8.',
    });
    expect(code(s, 'last c3 d3 e3 e4 e5 d5 c5')).toBeUndefined();
    expect([phaseOf(s), enemiesLeft(s)]).toEqual(['OVER', 70]);
  });
  test('[SN-12.8] the last troop keeps apart from turns 8 and 9', () => {
    const s = night(
      [...idleTurns(7), 'roll 1 5', 'troop A c3', 'pass B', 'end', 'roll 1 5', 'troop A h7', 'pass B', 'end', 'hour 1'],
      { lastCall: true },
    );
    expect(code(s, 'last c4')).toBe('TOUCH_LAST');
    expect(code(s, 'last h6')).toBe('TOUCH_NOW');
    expect(code(s, 'last f5')).toBeUndefined();
  });
  test('[SN-13.13] the last troop may stand down', () => {
    const s = night([...idleTurns(9), 'hour 1', 'stand'], { lastCall: true });
    expect([phaseOf(s), s.shapes.length]).toEqual(['OVER', 0]);
  });
  test('[SN-12.10] the daily siege has no Last Call', () => {
    const options = { sheet: 'daily', seed: 'daily-2026-01-01', lastCall: true };
    expect(game.setup({ players: 1, options })).toHaveProperty('0.code', 'VARIANT');
    expect(game.setup({ players: 1, options: { ...options, seed: 'practice' } })).toHaveProperty('stack');
  });
});
