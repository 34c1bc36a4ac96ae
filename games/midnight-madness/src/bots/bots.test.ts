import { apply, perform, quickRandom, throwDice, waitingFor } from '@nightfall/kernel';
import { expect, test } from 'vitest';
import { game } from '../game.ts';
import { play, table } from '../testing/table.ts';
import type { State } from '../state.ts';

/** A whole game, the seats taking the levels in turn; every move of a bot must be accepted. */
function playWith(levels: readonly string[], players: number, seed: number): State {
  const [dice, choice] = [quickRandom(seed), quickRandom(seed + 1)];
  const s = game.setup({ players, options: {} }) as State;
  for (let n = 0; n < 5000; n++) {
    const waiting = waitingFor(game.book, s);
    if (waiting.for === 'nobody') return s;
    if (waiting.for === 'dice') perform(game.book, s, { type: 'dice', faces: throwDice(waiting.sides, dice) });
    else {
      const seat = waiting.seats[0]!;
      const moves = game.bots[levels[seat % levels.length]!]!.bot(s, seat, choice);
      expect(moves.length).toBeGreaterThan(0);
      expect(apply(game.book, s, moves[0]!)).toBeUndefined();
    }
  }
  throw new Error('the game does not end');
}

test.each([['random'], ['casual'], ['good'], ['good', 'random'], ['casual', 'good', 'random']])(
  '%s plays whole games with legal moves',
  (...levels) => {
    for (let seed = 1; seed <= 4; seed++) expect(playWith(levels, 1 + seed, seed * 31).outcome).not.toBe('open');
  },
);

test('an expert plays legal moves, the same for the same seed', () => {
  const s = table({ players: 2, hands: [['hero/red', 'archer/blue']], tokens: { t1: 'Goblin 1/1 @S1', t2: 'Goblin 1/1 @A2' } });
  const think = (seed: number) => game.bots['expert']!.bot(s, 0, quickRandom(seed));
  expect(think(4)).toEqual(think(4));
  for (let seed = 1; seed <= 5; seed++) expect(apply(game.book, game.clone(s), think(seed)[0]!)).toBeUndefined();
});

test('good wins more often than casual, casual more than random', () => {
  const wins = (level: string) =>
    Array.from({ length: 30 }, (_, i) => playWith([level], 2, 1000 + i)).filter((s) => s.outcome === 'won').length;
  const [good, casual, random] = [wins('good'), wins('casual'), wins('random')];
  expect(random).toBeLessThanOrEqual(casual);
  expect(casual).toBeLessThan(good);
});

const move = (s: State, seat = 0) => game.bots['good']!.bot(s, seat, quickRandom(1))[0];

test('good kills the creature that would break a tower, not the far one', () => {
  const s = table({
    players: 2,
    hands: [['hero/red']],
    fallenWalls: [1],
    tokens: { t1: 'Goblin 1/1 @S1', t2: 'Goblin 1/1 @A2' },
  });
  expect(move(s)).toEqual({ type: 'playAttack', seat: 0, card: 'hero/red', token: 1, niceShot: false });
});

test('good sends the Barbarian into the castle', () => {
  const s = table({
    players: 2,
    hands: [['barbarian']],
    fallenTowers: [1],
    tokens: { t1: 'Troll 3/3 @C1', t2: 'Troll 3/3 @K3' },
  });
  expect(move(s)).toEqual({ type: 'playBarbarian', seat: 0, token: 1 });
});

test('an offer is answered for the good of the team, and not repeated after a refusal', () => {
  const tokens = { t1: 'Troll 3/3 @S1', t2: 'Orc 2/2 @S1' };
  const s = table({
    players: 2,
    phase: 'trade',
    hands: [
      ['archer/blue', 'brick'],
      ['swordsman/red', 'mortar'],
    ],
    tokens,
  });
  const offer = move(s);
  expect(offer).toMatchObject({ type: 'offerTrade', take: 'swordsman/red' });
  apply(game.book, s, offer!);
  expect(move(s, 1)).toEqual({ type: 'answerTrade', seat: 1, accept: true });
  expect(game.bots['good']!.bot(s, 0, quickRandom(1))).toEqual([]);
  expect(game.hint!(s, 0, quickRandom(1))).toMatchObject({ moves: [], text: expect.stringContaining('wait for the answer') });
  play(s, '1 decline');
  expect(move(s)).toEqual({ type: 'endPhase', seat: 0 });
});

test('a hint nudges, lights the candidates, then names the move, the reason and the rules', () => {
  const tokens = { t1: 'Orc 1/2 @A1', t2: 'Goblin 1/1 @A4' };
  const s = table({ players: 2, hands: [['archer/red']], tokens });
  expect(game.hint!(s, 0, quickRandom(1))).toEqual({
    nudge: 'One creature is easier to stop now than later.',
    candidates: ['card:archer/red', 't1'],
    marks: ['t1', 'card:archer/red'],
    moves: [{ type: 'playAttack', seat: 0, card: 'archer/red', token: 1, niceShot: false }],
    text: 'Red Archer on the Orc in Archer 1: this finishes it.',
    rules: ['MM-20.1'],
  });
});

test('[MM-10.5] Nice Shot goes to the Warlord that stands open at the wall, not to a hidden token beside it', () => {
  const tokens = { t1: 'Orc Warlord 2/3 @S2', t2: '[?] @S2', t3: '[?] @S5' };
  const s = table({ players: 2, hands: [['swordsman/red', 'niceShot', 'hero/blue']], tokens });
  expect(move(s)).toEqual({ type: 'playAttack', seat: 0, card: 'swordsman/red', token: 1, niceShot: true });
});

test('[MM-10.7] a hint names the risk of a shot in the dark', () => {
  const s = table({ players: 2, hands: [['swordsman/red']], tokens: { t1: '[?] @S2' } });
  expect(game.hint!(s, 0, quickRandom(1))!.text).toBe(
    'Red Swordsman on the hidden token in Swordsman 2: it is already in the Swordsman ring. ' +
      'The risk: 18 of 43 hidden tokens are traps, which spend your card; 8 of them make the monsters move.',
  );
});

test('a hint never ends the turn for a player', () => {
  const s = table({ players: 2, hands: [['archer/red']], tokens: { t1: 'Orc 1/2 @A4' } });
  const told = game.hint!(s, 0, quickRandom(1))!;
  expect(told.moves).toEqual([]);
  expect(told.text).toBe('Let them come: nothing you hold helps more now than later.');
});

test('hints through whole games speak in names and give one deed at a time', () => {
  const random = quickRandom(9);
  for (let seed = 1; seed <= 2; seed++) {
    const s = game.setup({ players: 2, options: { difficulty: 'gentle' } }) as State;
    for (let n = 0; n < 400 && s.outcome === 'open'; n++) {
      const waiting = waitingFor(game.book, s);
      if (waiting.for === 'dice') perform(game.book, s, { type: 'dice', faces: throwDice(waiting.sides, random) });
      if (waiting.for !== 'seats') continue;
      const seat = waiting.seats[0]!;
      const told = game.hint!(s, seat, random);
      if (told) expect(`${told.nudge} ${told.text}`).not.toMatch(/\bt\d|undefined|\b[FAKSC][1-6]\b/);
      expect(told?.moves.length ?? 0).toBeLessThan(2);
      apply(game.book, s, game.bots['casual']!.bot(s, seat, random)[0] ?? { type: 'cancelTrade', seat });
    }
  }
});
